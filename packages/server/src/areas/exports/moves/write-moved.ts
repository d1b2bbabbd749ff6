// Writes a whole table to a file of the house's own machine, for another house to import; nobody else can read it.
import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Language } from '@bidyard/contract/errors'
import { seoulOf } from '../../../runtime/seoul.ts'
import { bookRowsMax } from '../../../runtime/sheets/sheet.ts'
import type { Act } from '../../../runtime/work/acts.ts'
import { writeAccess, writeAudit } from '../../../runtime/work/logs.ts'
import type { Database, Reader } from '../../../runtime/database/database.ts'
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
  /** Breaks it off, with nothing left of the file. */
  readonly signal?: AbortSignal
}

export interface MovedTable<Row> {
  readonly name: string
  /** What the logs call it. */
  readonly line: { readonly act: string; readonly subject: string }
  /** Why it is needed, where it tells of people: that is a look at each of them. */
  readonly reason?: string
  readonly columns: readonly Column<Row>[]
  readonly count: (db: Reader) => Promise<number>
  /** The next rows behind one, the first ones behind none; none at the end. */
  readonly next: (last: Row | undefined) => Promise<readonly Row[]>
}

/** Said to whoever typed the command. */
class CannotMove extends Error {}

const nobodyKnown = { userId: null } as const

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

/** Written down first, with its reason: what leaves unseen must not leave. */
const tellOf = <Row>({ database, act, path }: MoveGiven, { line, reason, count }: MovedTable<Row>, isBook: boolean) =>
  act('export', async ({ tx, doer, now }) => {
    const rowCount = await count(database.primary)
    if (isBook && rowCount > bookRowsMax)
      throw new CannotMove(`An .xlsx file holds ${bookRowsMax.toLocaleString('en-US')} rows: name a .csv file.`)
    await writeAudit(tx, doer, [{ ...line, subjectId: basename(path), reason: reason ?? null, after: { rowCount } }])
    if (reason !== undefined)
      await writeAccess(tx, nobodyKnown, null, [
        { act: line.act, subject: 'list', subjectId: null, reason, shownCount: rowCount },
      ])
    return now
  })

const partOf = (path: string): string => `${path}.part`

/** Under a name of its own until it is whole; nobody but its owner reads it even then. */
const writeWhole = async (
  path: string, content: AsyncIterable<string | Uint8Array>, signal: AbortSignal | undefined,
): Promise<void> => {
  const part = partOf(path)
  const file = createWriteStream(part, { flags: 'wx', mode: 0o600 })
  await new Promise<void>((resolve, reject) => void file.once('open', () => resolve()).once('error', reject))
  try {
    await pipeline(Readable.from(content), file, { signal })
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw signal?.aborted === true ? signal.reason : error
  }
}

/** A file that is there already is not written over; one that was not finished does not stay. */
export const writeMoved = async <Row>(
  given: MoveGiven, table: MovedTable<Row>,
): Promise<{ readonly rowCount: number }> => {
  const { act, path, language, signal } = given
  const kind = extname(path).toLowerCase()
  if (kind !== '.csv' && kind !== '.xlsx') throw new CannotMove('A file is written as .csv or .xlsx.')
  if (existsSync(path)) throw new CannotMove(`There is a file ${path} already.`)
  if (existsSync(partOf(path))) throw new CannotMove(`${partOf(path)} is left of one that was killed: delete it first.`)
  const now = await tellOf(given, table, kind === '.xlsx')
  let rowCount = 0
  const pieces = piecesOf(table, language, (rows) => {
    rowCount += rows
  })
  const columns = table.columns.map(({ kind: of, label }) => ({ kind: of, label: label[language] }))
  await writeWhole(path, kind === '.csv'
    ? marked(writeCsv(columns, pieces)) : writeXlsx({ name: table.name, columns, pieces, shown: seoulOf(now) }), signal)
  if (table.reason !== undefined)
    await act('export', ({ tx }) => writeAccess(tx, nobodyKnown, null, [
      { act: table.line.act.replace('export', 'take'), subject: 'list', subjectId: null, shownCount: rowCount },
    ]))
  return { rowCount }
}
