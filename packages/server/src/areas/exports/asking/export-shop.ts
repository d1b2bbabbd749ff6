// Permits a session to take everything of a shop as an archive, once: the office, and whoever leads the shop.
import { exportsCalls } from '@bidyard/contract/calls/exports/exports'
import { isStaff } from '../../../runtime/caller.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import type { ExportParts } from '../export-parts.ts'
import { insertExport } from '../exports.sql.ts'
import { leadsOwnShop } from '../leads-shop.ts'
import { showOpened } from '../show-export.ts'
import { countRows } from '../tables/read-rows.ts'
import { queryOfShop, shopTables } from '../tables/shop-tables.ts'
import { sealWish } from '../wish.ts'

export const exportShop = ({ privateLinks, personal, reading }: ExportParts) =>
  action(exportsCalls.exportShop, async ({ tx, caller, now, params, body, request, refuse }) => {
    const shop = isStaff(caller) || caller.shopId === params.id ? await findShop(tx, params.id) : undefined
    if (shop === undefined) throw refuse('notFound')
    if (caller.sessionId === null || !(isStaff(caller) || await leadsOwnShop(tx, caller))) throw refuse('forbidden')
    let rowCount: number | null = 0
    for (const { table } of shopTables) {
      const count = await countRows(reading, table, { db: tx, caller, now, request, query: queryOfShop(table, shop) })
      rowCount = rowCount === null || count === null ? null : rowCount + count
    }
    await writeAccess(tx, caller, request, [{
      act: 'export shop', subject: 'shop', subjectId: shop.id, reason: body.reason,
      ...(rowCount === null ? {} : { shownCount: rowCount }),
    }])
    const row = await insertExport(tx, {
      what: 'shop', shopId: shop.id, sessionId: caller.sessionId, rowCount,
      wish: sealWish(personal, { kind: 'shop', language: request.language }),
    })
    return showOpened(privateLinks, row, now)
  })
