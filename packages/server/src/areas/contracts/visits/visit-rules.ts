// When a visit may be: ahead, within so many days, at the beginning of a slot, while house and seller are open.
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import type { VisitWindow } from '@bidyard/contract/shapes/contracts/steps'
import { seoulOf } from '../../../runtime/seoul.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

export interface Visit {
  readonly from: Date
  readonly to: Date
}

/** With its zone, so that nobody comes nine hours too late; undefined for what is no moment. */
export const momentOf = (text: string): Date | undefined => {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/i.test(text)) return undefined
  const moment = new Date(text)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

const daysBetween = (from: Date, to: Date): number =>
  Math.floor(seoulOf(to).getTime() / dayMs) - Math.floor(seoulOf(from).getTime() / dayMs)

/** The slot that begins then, where a visit may be. */
export const visitAt = (
  from: Date, now: Date, rules: ConfigurationOf<'contractTradeScheduling'>, windows: readonly VisitWindow[],
): Visit | undefined => {
  const shown = seoulOf(from).getTime()
  const minute = (shown % dayMs) / minuteMs - minuteOf(rules.visitFrom)
  const to = new Date(from.getTime() + rules.slotMinutes * minuteMs)
  const fits = from.getTime() > now.getTime() && daysBetween(now, from) <= rules.visitWithinDays
    && minute >= 0 && minute % rules.slotMinutes === 0
    && minute + minuteOf(rules.visitFrom) + rules.slotMinutes <= minuteOf(rules.visitTo)
  const isOffered = windows.length === 0
    || windows.some((window) => from >= new Date(window.from) && to <= new Date(window.to))
  return fits && isOffered ? { from, to } : undefined
}

/** A span that is over, upside down or too short for a slot is no offer. */
export const fitsWindow = (
  { from, to }: VisitWindow, now: Date, { slotMinutes, visitWithinDays }: ConfigurationOf<'contractTradeScheduling'>,
): boolean => {
  const [begins, ends] = [new Date(from), new Date(to)]
  return ends.getTime() - begins.getTime() >= slotMinutes * minuteMs && ends > now
    && daysBetween(now, begins) <= visitWithinDays && ends.getTime() - begins.getTime() <= visitWithinDays * dayMs
}

/** A visit that has begun is told of by its result. */
export const isBeforeVisit = ({ visitReservedAt }: { readonly visitReservedAt: Date | null }, now: Date): boolean =>
  visitReservedAt === null || now < visitReservedAt
