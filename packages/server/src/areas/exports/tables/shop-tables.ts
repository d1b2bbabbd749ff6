// What of a shop leaves together: every list that knows whose its rows are.
import { type ExportedList, exportedList } from '@bidyard/contract/enums'
import type { ListQuery } from '@bidyard/contract/list'
import type { ListTable, ShopOf, Table } from './table.ts'
import { tables } from './tables.ts'

export type ShopTable = ListTable & Required<Pick<ListTable, 'ofShop'>>

const isOfShop = (table: Table): table is ShopTable => table.kind === 'list' && table.ofShop !== undefined

export const shopTables: readonly { readonly list: ExportedList; readonly table: ShopTable }[] =
  exportedList.values.flatMap((list) => {
    const table = tables[list]
    return isOfShop(table) ? [{ list, table }] : []
  })

export const queryOfShop = (table: ShopTable, shop: ShopOf): ListQuery =>
  ({ filter: table.ofShop.filter(shop), sort: [{ createdAt: 'asc' }] })
