// The rows of a table as somebody sees them now: how many there are, and page by page without holding anything open.
import type { Language } from '@bidyard/contract/errors'
import type { ListQuery } from '@bidyard/contract/list'
import type { ReadAs, ReadingGiven } from '../../../runtime/list/read-as.ts'
import { inStillOrder } from './still-order-rules.ts'
import type { Cell, Column, ListTable, Table } from './table.ts'

/** Null where there are more than anybody counts before they are read. */
export const countRows = async (reading: ReadAs, table: Table, given: ReadingGiven): Promise<number | null> => {
  if (table.kind === 'answer') return table.rowsOf(await reading.answer(table.call, given)).length
  const count = await reading.count(table.call, given)
  return count === '10,000+' ? null : count
}

/** Reads in its turn, and as whoever asks is at that moment; throws where the right to it has ended. */
export type InTurn = <Result>(read: (given: Omit<ReadingGiven, 'query'>) => Promise<Result>) => Promise<Result>

export interface Piece {
  readonly cells: readonly (readonly Cell[])[]
  /** Rows of the list itself, of which each may have become several. */
  readonly rowCount: number
}

const columnsOf = (table: Table) => table.columns as unknown as readonly Column<unknown>[]

const cellsOf = (table: Table, items: readonly unknown[], language: Language): Piece => ({
  rowCount: items.length,
  cells: items.flatMap((item) => table.rowsOf(item))
    .map((row) => columnsOf(table).map(({ read }) => read(row, language))),
})

export interface ItemsWish {
  readonly reading: ReadAs
  readonly table: ListTable
  readonly query: unknown
  readonly inTurn: InTurn
  /** Rows that are somebody else's after all are left out. */
  readonly isMeant?: ((item: unknown) => boolean) | undefined
}

/** Page by page, each row once: more than one page comes in an order in which nothing moves. */
export async function* readItems({ reading, table, query, inTurn, isMeant }: ItemsWish): AsyncGenerator<unknown[]> {
  const pageOf = (of: unknown, after?: string) =>
    inTurn((given) => reading.page(table.call, { ...given, query: of }, after))
  const still = inStillOrder(query as ListQuery)
  const first = await pageOf(query)
  const isAsAsked = first.nextCursor === null || still === query
  let page = isAsAsked ? first : await pageOf(still)
  yield page.items.filter(isMeant ?? (() => true))
  while (page.nextCursor !== null) {
    page = await pageOf(still, page.nextCursor)
    yield page.items.filter(isMeant ?? (() => true))
  }
}

export interface RowsWish extends Omit<ItemsWish, 'table'> {
  readonly table: Table
  readonly language: Language
}

export async function* readRows(wish: RowsWish): AsyncGenerator<Piece> {
  const { reading, table, query, language, inTurn, isMeant } = wish
  if (table.kind === 'answer') {
    const answer = await inTurn((given) => reading.answer(table.call, { ...given, query }))
    const piece = cellsOf(table, [answer], language)
    yield { ...piece, rowCount: piece.cells.length }
    return
  }
  for await (const items of readItems({ reading, table, query, inTurn, isMeant }))
    yield cellsOf(table, items, language)
}
