// Writes a whole table to a file of the house's own machine, for another house to import; nobody else can read it.
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Language } from '@bidyard/contract/errors'
import { seoulOf } from '../../../runtime/seoul.ts'
import type { Act } from '../../../runtime/work/acts.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { Database } from '../../../runtime/database/database.ts'
import { byteOrderMark } from '../../../runtime/csv/csv-rules.ts'
import { writeCsv } from '../files/write-csv.ts'
import { writeXlsx } from '../files/write-xlsx.ts'
import type { Cell, Column } from '../tables/table.ts'

export interface MoveGiven {
  readonly database: Database
  readonly act: Act
  /** Its ending says what it becomes: `.csv` or `.xlsx`. */
  readonly path: string
  readonly language: Language
}

export interface MovedTable<Row> {
  readonly name: string
  readonly columns: readonly Column<Row>[]
  /** The next rows behind one, the first ones behind none; none at the end. */
  readonly next: (last: Row | undefined) => Promise<readonly Row[]>
}

class NoSuchKind extends Error {
  constructor() {
    super('A file is written as .csv or .xlsx.')
  }
}

async function* piecesOf<Row>(
  { columns, next }: MovedTable<Row>, language: Language, count: (rows: number) => void,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  for (let rows = await next(undefined); rows.length > 0; rows = await next(rows.at(-1))) {
    count(rows.length)
    yield rows.map((row) => columns.map(({ read }) => read(row, language)))
  }
}

async function* marked(lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield byteOrderMark
  yield* lines
}

/** A file that is there already is not written over; one that was not finished does not stay. */
export const writeMoved = async <Row>(
  { act, path, language }: MoveGiven, table: MovedTable<Row>,
): Promise<{ readonly rowCount: number }> => {
  let rowCount = 0
  const pieces = piecesOf(table, language, (rows) => {
    rowCount += rows
  })
  const columns = table.columns.map(({ kind, label }) => ({ kind, label: label[language] }))
  const kind = extname(path).toLowerCase()
  if (kind !== '.csv' && kind !== '.xlsx') throw new NoSuchKind()
  // Written down first: what leaves unseen must not leave.
  const now = await act('export', async ({ tx, doer, now: began }) => {
    await writeAudit(tx, doer, [{ act: `export ${table.name}`, subject: table.name, subjectId: basename(path) }])
    return began
  })
  const content = kind === '.csv'
    ? marked(writeCsv(columns, pieces)) : writeXlsx({ name: table.name, columns, pieces, shown: seoulOf(now) })
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await new Promise<void>((resolve, reject) => void file.once('open', () => resolve()).once('error', reject))
  try {
    await pipeline(Readable.from(content), file)
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
  return { rowCount }
}
