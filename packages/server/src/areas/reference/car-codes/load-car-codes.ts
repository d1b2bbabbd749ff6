// Takes rows of car codes in: reads each, checks how they hang together, and merges them, or tells everything wrong.
import { carCodeLevel, type CarCodeLevel } from '@bidyard/contract/enums'
import { carCode, carCodeBounds } from '@bidyard/contract/shapes/car-codes'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Faults } from '../import/faults.ts'
import type { ReadRow } from '../import/read-rows.ts'
import { readCarCode } from './car-code-row.ts'
import {
  deleteIncoming, type IncomingRow, insertIncoming, insertOrUpdateCarCodes, listCrowded, listOrphans, listTwice,
  type Merged, updateMissing, updatePaths, updatePlanning,
} from './incoming.sql.ts'

const batchSize = 2_000

const ghostOf = (line: number, cells: Readonly<Record<string, unknown>>): IncomingRow | undefined => {
  const level = carCodeLevel.schema.safeParse(cells['level'])
  const code = carCode.safeParse(String(cells['code']))
  return level.success && code.success ? { line, isBad: true, row: { level: level.data, code: code.data } } : undefined
}

const incomingOf = (read: ReadRow, faults: Faults): IncomingRow | undefined => {
  if ('fault' in read) {
    faults.add(read.line, read.fault)
    return undefined
  }
  const found = readCarCode(read.cells)
  if ('row' in found) return { line: read.line, isBad: false, row: found.row }
  for (const fault of found.faults) faults.add(read.line, fault)
  return ghostOf(read.line, read.cells)
}

const takeIn = async (
  tx: Tx, rows: AsyncIterable<ReadRow>, faults: Faults, count: (rows: number) => void,
): Promise<void> => {
  let batch: IncomingRow[] = []
  let read = 0
  const write = async (): Promise<void> => {
    if (batch.length > 0) await insertIncoming(tx, batch)
    count(read)
    batch = []
    read = 0
  }
  for await (const one of rows) {
    read += 1
    const incoming = incomingOf(one, faults)
    if (incoming !== undefined) batch.push(incoming)
    if (read === batchSize) await write()
  }
  await write()
}

const labelOf = (level: string): { ko: string; en: string } =>
  carCodeLevel.labels[level as CarCodeLevel] ?? { ko: level, en: level }

const checkTogether = async (tx: Tx, faults: Faults, withStored: boolean): Promise<void> => {
  const twice = await listTwice(tx)
  faults.addCounted(twice.rows.map(({ line, code, first }) => ({
    line,
    message: { ko: `${code}: ${first}번째 줄과 같은 코드입니다.`, en: `${code}: line ${first} has this code already.` },
  })), twice.count)
  const orphans = await listOrphans(tx, withStored)
  faults.addCounted(orphans.rows.map(({ line, code, parent, wanted, elsewhere, circle }) => {
    const right = labelOf(wanted)
    if (circle)
      return { line, message: {
        ko: `${code}: 상위 코드 ${parent}을(를) 따라가면 다시 자신에게 돌아옵니다.`,
        en: `${code}: its parents lead in a circle back to itself, by ${parent}.`,
      } }
    if (elsewhere === null)
      return { line, message: {
        ko: `${code}: 상위 코드 ${parent}이(가) 없습니다.`, en: `${code}: there is no parent ${parent}.`,
      } }
    const found = labelOf(elsewhere)
    return { line, message: {
      ko: `${code}: 상위 코드 ${parent}은(는) ${found.ko}입니다. ${right.ko}여야 합니다.`,
      en: `${code}: its parent ${parent} is of the level ${found.en}; it must be of the level ${right.en}.`,
    } }
  }), orphans.count)
  const crowded = await listCrowded(tx, carCodeBounds.children, withStored)
  faults.addCounted(crowded.rows.map(({ line, parent }) => ({
    line,
    message: {
      ko: `${parent ?? 'root'}: 하위 코드가 ${carCodeBounds.children}개를 넘습니다.`,
      en: `${parent ?? 'root'}: there are more than ${carCodeBounds.children} codes under it.`,
    },
  })), crowded.count)
}

export interface LoadOptions {
  /** What the rows leave out is no longer offered. Without it, only what they name is touched. */
  readonly replaces: boolean
  readonly count?: (rows: number) => void
}

/** Merges nothing when anything is wrong; the caller ends the transaction then. */
export const loadCarCodes = async (
  tx: Tx, rows: AsyncIterable<ReadRow>, faults: Faults, options: LoadOptions,
): Promise<Merged> => {
  await takeIn(tx, rows, faults, options.count ?? (() => {}))
  await updatePlanning(tx, 'for many rows')
  await checkTogether(tx, faults, !options.replaces)
  if (faults.count > 0) return { added: 0, changed: 0, closed: 0 }
  const merged = await insertOrUpdateCarCodes(tx)
  const closed = options.replaces ? await updateMissing(tx) : 0
  await updatePaths(tx)
  await deleteIncoming(tx)
  await updatePlanning(tx, 'as usual')
  return { ...merged, closed }
}
