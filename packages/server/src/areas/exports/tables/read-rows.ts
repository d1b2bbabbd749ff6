// The rows of a table as somebody sees them now: how many there are, and page by page without holding anything open.
import type { Language } from '@bidyard/contract/errors'
import type { ReadAs, ReadingGiven } from '../../../runtime/list/read-as.ts'
import type { Cell, Column, Table } from './table.ts'

export const countRows = async (reading: ReadAs, table: Table, given: ReadingGiven): Promise<number> =>
  table.kind === 'list'
    ? reading.count(table.call, given)
    : table.rowsOf(await reading.answer(table.call, given)).length

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

export interface RowsWish {
  readonly reading: ReadAs
  readonly table: Table
  readonly query: unknown
  readonly language: Language
  readonly inTurn: InTurn
  /** Rows that are somebody else's after all are left out. */
  readonly isMeant?: (item: unknown) => boolean
}

export async function* readRows(wish: RowsWish): AsyncGenerator<Piece> {
  const { reading, table, query, language, inTurn, isMeant = () => true } = wish
  if (table.kind === 'answer') {
    const answer = await inTurn((given) => reading.answer(table.call, { ...given, query }))
    const piece = cellsOf(table, [answer], language)
    yield { ...piece, rowCount: piece.cells.length }
    return
  }
  let cursor: string | undefined
  do {
    const after = cursor
    const page = await inTurn((given) => reading.page(table.call, { ...given, query }, after))
    yield cellsOf(table, page.items.filter(isMeant), language)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
}
