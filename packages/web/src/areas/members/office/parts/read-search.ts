// What the lists of people keep in the address beside choices and an order: ids and days.
import type { DayRange } from '../../../../ui/date/range.ts'
import { addDays, instantAt, isDay, type Day } from '../../../../ui/format/seoul-day.ts'
import type { Given } from '../../../../ui/table/order.ts'

export const readOne = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given)

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
export const readId = (given: unknown): string | undefined =>
  typeof given === 'string' && uuid.test(given) ? given : undefined

export interface DaySearch {
  readonly from?: Day
  readonly until?: Day
}

export const readDays = ({ from, until }: Given): DaySearch =>
  typeof from === 'string' && typeof until === 'string' && isDay(from) && isDay(until) && from <= until
    ? { from, until }
    : {}

export const rangeOf = ({ from, until }: DaySearch): DayRange | null =>
  from === undefined || until === undefined ? null : { from, until }

/** Whole days of Seoul. */
export const withinDays = ({ from, until }: DaySearch) =>
  from === undefined || until === undefined
    ? undefined
    : { gte: instantAt(from).toISOString(), lt: instantAt(addDays(until, 1)).toISOString() }
