// Everything of a shop as an archive: a CSV file for each list, its papers, and a page that says what each of them is.
import { exportedList } from '@bidyard/contract/enums'
import { byteOrderMark } from '../../../runtime/csv/csv-rules.ts'
import { writeCsv } from '../files/write-csv.ts'
import type { ZipEntry } from '../files/write-zip.ts'
import { type Piece, readRows } from '../tables/read-rows.ts'
import { queryOfShop, shopTables } from '../tables/shop-tables.ts'
import type { Cell } from '../tables/table.ts'
import { paperEntries, type PapersWish, type ToldPaper } from './shop-papers.ts'

type Rows = readonly (readonly Cell[])[]

export interface ArchiveWish extends PapersWish {
  readonly madeAt: Date
  /** Of every paper, as it comes. */
  readonly papers: ToldPaper[]
  readonly counted: (pieces: AsyncIterable<Piece>) => AsyncIterable<Rows>
}

const manifestOf = (
  { shop, language, madeAt, papers }: ArchiveWish, files: readonly unknown[],
): string => JSON.stringify({
  format: 'bidyard-shop', version: 1, madeAt: madeAt.toISOString(), timeZone: 'Asia/Seoul', language,
  shop: { id: shop.id, name: shop.name, businessNumber: shop.businessNumber },
  files, papers,
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
  yield* paperEntries(wish, wish.papers)
  yield { name: 'manifest.json', content: [manifestOf(wish, files)] }
}
