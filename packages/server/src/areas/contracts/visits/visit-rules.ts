// When a visit may be: ahead, within so many days, at the beginning of a slot, while house and seller are open.
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'
import type { VisitWindow } from '@bidyard/contract/shapes/contracts/steps'
import { seoulOf } from '../../../runtime/seoul.ts'

type Rules = Omit<ConfigurationOf<'contractTradeScheduling'>, 'yard'>

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
  // A day that a month does not have would be one of the next.
  const day = text.slice(0, 10)
  const isDay = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  return Number.isNaN(moment.getTime()) || !isDay ? undefined : moment
}

const daysBetween = (from: Date, to: Date): number =>
  Math.floor(seoulOf(to).getTime() / dayMs) - Math.floor(seoulOf(from).getTime() / dayMs)

/** The slot that begins then, where a visit may be. */
export const visitAt = (
  from: Date, now: Date, rules: Rules, windows: readonly VisitWindow[],
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

const startOfDay = (at: Date): number => at.getTime() - seoulOf(at).getTime() % dayMs

const slotsIn = (begins: Date, ends: Date, { visitFrom, visitTo, slotMinutes }: Rules): Date[] => {
  const slots: Date[] = []
  for (let day = startOfDay(begins); day < ends.getTime(); day += dayMs)
    for (let minute = minuteOf(visitFrom); minute + slotMinutes <= minuteOf(visitTo); minute += slotMinutes)
      slots.push(new Date(day + minute * minuteMs))
  return slots
}

/** Every slot that could be agreed on at a moment, were nobody else coming. */
export const visitsFrom = (now: Date, rules: Rules, windows: readonly VisitWindow[]): Visit[] => {
  const end = new Date(now.getTime() + (rules.visitWithinDays + 1) * dayMs)
  const spans = windows.length === 0 ? [[now, end] as const]
    : windows.map(({ from, to }) => [new Date(from), new Date(to)] as const)
  return spans.flatMap(([begins, ends]) => slotsIn(begins, ends, rules))
    .flatMap((from) => visitAt(from, now, rules, windows) ?? [])
}

/** A span that is over, upside down or without a slot of the house is no offer. */
export const fitsWindow = (window: VisitWindow, now: Date, rules: Rules): boolean => {
  const lengthMs = new Date(window.to).getTime() - new Date(window.from).getTime()
  return lengthMs > 0 && lengthMs <= rules.visitWithinDays * dayMs && visitsFrom(now, rules, [window]).length > 0
}

/** A visit that has begun is told of by its result. */
export const isBeforeVisit = ({ visitReservedAt }: { readonly visitReservedAt: Date | null }, now: Date): boolean =>
  visitReservedAt === null || now < visitReservedAt
