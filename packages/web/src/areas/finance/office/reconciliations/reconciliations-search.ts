// The books of the days as they stand in the address: only those that are off, and the day that is open.
import { isDay } from '../../../../ui/format/seoul-day.ts'
import { onlySet, type Given } from '../../../../ui/table/order.ts'

export const readReconciliationsSearch = (given: Given) =>
  onlySet({
    off: given['off'] === true ? (true as const) : undefined,
    day: typeof given['day'] === 'string' && isDay(given['day']) ? given['day'] : undefined,
  })
export type ReconciliationsSearch = ReturnType<typeof readReconciliationsSearch>
