// What a value is in a cell: times as clocks in Seoul show them, in words for CSV and as a serial number for Excel.
import { seoulOf } from '../../../runtime/seoul.ts'
import type { Cell, CellKind } from '../tables/table.ts'

const dayMs = 86_400_000
/** Day nought of Excel, which takes 1900 for a leap year. */
const nought = Date.UTC(1899, 11, 30)

const shownOf = (kind: 'time' | 'day', value: string): Date =>
  kind === 'time' ? seoulOf(new Date(value)) : new Date(`${value}T00:00:00Z`)

const isMoment = (kind: CellKind): kind is 'time' | 'day' => kind === 'time' || kind === 'day'

export const textOfCell = (kind: CellKind, value: Cell): Cell => {
  if (!isMoment(kind) || typeof value !== 'string') return value
  const text = shownOf(kind, value).toISOString()
  return kind === 'day' ? text.slice(0, 10) : text.slice(0, 19).replace('T', ' ')
}

/** Whole seconds: more of them no clock shows. */
export const serialOf = (kind: 'time' | 'day', value: string): number =>
  Math.floor((shownOf(kind, value).getTime() - nought) / 1000) / (dayMs / 1000)

export { isMoment }
