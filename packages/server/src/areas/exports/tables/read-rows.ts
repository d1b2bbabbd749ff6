// The rows of a table as somebody sees them now: how many there are, and page by page without holding anything open.
import type { Language } from '@bidyard/contract/errors'
import type { ReadAs, ReadingGiven } from '../../../runtime/list/read-as.ts'
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

/** Page by page. */
export async function* readItems({ reading, table, query, inTurn, isMeant }: ItemsWish): AsyncGenerator<unknown[]> {
  let cursor: string | undefined
  do {
    const after = cursor
    const page = await inTurn((given) => reading.page(table.call, { ...given, query }, after))
    yield page.items.filter(isMeant ?? (() => true))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
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
