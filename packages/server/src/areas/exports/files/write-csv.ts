// A table as lines of CSV, headings first, piece by piece.
import { csvLine } from '../../../runtime/csv/csv-rules.ts'
import type { Cell } from '../tables/table.ts'
import { textOfCell } from './cell-rules.ts'
import type { SheetColumn } from './write-xlsx.ts'

export async function* writeCsv(
  columns: readonly SheetColumn[], pieces: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield csvLine(columns.map(({ label }) => label))
  for await (const rows of pieces)
    yield rows.map((cells) => csvLine(columns.map(({ kind }, at) => textOfCell(kind, cells[at] ?? null)))).join('')
}
