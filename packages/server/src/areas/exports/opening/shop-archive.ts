// Everything of a shop as an archive: a CSV file for each list, its papers, and a page that says what each of them is.
import { exportedList } from '@bidyard/contract/enums'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { csvParts } from '../files/csv-parts.ts'
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
  format: 'bidyard-shop', version: 1, madeAt: timeOf(madeAt), timeZone: 'Asia/Seoul', language,
  shop: { id: shop.id, name: shop.name, businessNumber: shop.businessNumber },
  files, papers,
}, null, 2)

export async function* shopEntries(wish: ArchiveWish): AsyncGenerator<ZipEntry> {
  const { reading, shop, language, inTurnFor, counted } = wish
  const files: unknown[] = []
  for (const { list, table } of shopTables) {
    const pieces = async function* (): AsyncGenerator<Piece> {
      const query = queryOfShop(table, shop)
      const isMeant = (item: unknown): boolean => table.ofShop.shopIdOf(item) === shop.id
      yield* readRows({ reading, table, query, language, inTurn: inTurnFor(table), isMeant })
    }
    const columns = table.columns.map(({ key, kind, label }) => ({ key, kind, label: label[language] }))
    const title = exportedList.labels[list][language]
    const told = (file: string, rows: number): void => void files.push({ file, list, title, rows, columns })
    yield* csvParts({ name: list, columns, pieces: counted(pieces()), told })
  }
  yield* paperEntries(wish, wish.papers)
  yield { name: 'manifest.json', content: [manifestOf(wish, files)] }
}
