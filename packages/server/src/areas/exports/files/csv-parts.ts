// A table as CSV files of an archive: one, and where it is longer than an entry may be, more, each with its headings.
import { byteOrderMark } from '../../../runtime/csv/csv-rules.ts'
import type { Cell } from '../tables/table.ts'
import { writeCsv } from './write-csv.ts'
import type { SheetColumn } from './write-xlsx.ts'
import type { ZipEntry } from './write-zip.ts'

type Rows = readonly (readonly Cell[])[]

/** Far below what an entry without wide fields holds, which many programs cannot read. */
const partBytes = 2 ** 30

export interface CsvTable {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  readonly pieces: AsyncIterable<Rows>
  /** Of each file that is written. */
  readonly told: (file: string, rows: number) => void
}

export async function* csvParts(
  { name, columns, pieces, told }: CsvTable, longestBytes: number = partBytes,
): AsyncGenerator<ZipEntry> {
  const left = pieces[Symbol.asyncIterator]()
  try {
    let next = await left.next()
    for (let part = 1; part === 1 || next.done !== true; part += 1) {
      const file = part === 1 ? `${name}.csv` : `${name}-${part}.csv`
      let [rows, bytes] = [0, 0]
      const some = async function* (): AsyncGenerator<Rows> {
        for (; next.done !== true && bytes < longestBytes; next = await left.next()) {
          rows += next.value.length
          yield next.value
        }
      }
      const content = async function* (): AsyncGenerator<string> {
        yield byteOrderMark
        for await (const lines of writeCsv(columns, some())) {
          bytes += Buffer.byteLength(lines)
          yield lines
        }
      }
      yield { name: file, content: content() }
      told(file, rows)
    }
  } finally {
    await left.return?.()
  }
}
