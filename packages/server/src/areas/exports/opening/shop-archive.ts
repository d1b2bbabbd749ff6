// Everything of a shop as an archive: a CSV file for each list, and a page that says what each of them holds.
import { exportedList } from '@bidyard/contract/enums'
import type { Language } from '@bidyard/contract/errors'
import { byteOrderMark } from '../../audit/for-other-areas.ts'
import type { ShopRecord } from '../../shops/for-other-areas.ts'
import { writeCsv } from '../files/write-csv.ts'
import type { ZipEntry } from '../files/write-zip.ts'
import { type InTurn, type Piece, readRows } from '../tables/read-rows.ts'
import { queryOfShop, shopTables } from '../tables/shop-tables.ts'
import type { Cell, Table } from '../tables/table.ts'
import type { ReadAs } from '../../../runtime/list/read-as.ts'

type Rows = readonly (readonly Cell[])[]

export interface ArchiveWish {
  readonly reading: ReadAs
  readonly shop: ShopRecord
  readonly language: Language
  readonly madeAt: Date
  readonly inTurnFor: (table: Table) => InTurn
  readonly counted: (pieces: AsyncIterable<Piece>) => AsyncIterable<Rows>
}

const manifestOf = ({ shop, language, madeAt }: ArchiveWish, files: readonly unknown[]): string => JSON.stringify({
  format: 'bidyard-shop', version: 1, madeAt: madeAt.toISOString(), timeZone: 'Asia/Seoul', language,
  shop: { id: shop.id, name: shop.name, businessNumber: shop.businessNumber },
  files,
}, null, 2)

const withMark = async function* (lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield byteOrderMark
  yield* lines
}

export async function* shopEntries(wish: ArchiveWish): AsyncGenerator<ZipEntry> {
  const { reading, shop, language, inTurnFor, counted } = wish
  const files: unknown[] = []
  for (const { list, table } of shopTables) {
    let rows = 0
    const pieces = async function* (): AsyncGenerator<Piece> {
      const query = queryOfShop(table, shop)
      const isMeant = (item: unknown): boolean => table.ofShop.shopIdOf(item) === shop.id
      for await (const piece of readRows({ reading, table, query, language, inTurn: inTurnFor(table), isMeant })) {
        rows += piece.cells.length
        yield piece
      }
    }
    const columns = table.columns.map(({ key, kind, label }) => ({ key, kind, label: label[language] }))
    yield { name: `${list}.csv`, content: withMark(writeCsv(columns, counted(pieces()))) }
    files.push({ file: `${list}.csv`, list, title: exportedList.labels[list][language], rows, columns })
  }
  yield { name: 'manifest.json', content: [manifestOf(wish, files)] }
}
