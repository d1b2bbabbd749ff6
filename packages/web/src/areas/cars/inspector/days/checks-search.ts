// The day and whose checks, as they stand in the address.
import { isDay } from '../../../../ui/format/seoul-day.ts'
import { type Given, onlySet } from '../../../../ui/table/order.ts'

export const readChecksSearch = (given: Given) => {
  const day = given['day']
  return onlySet({
    day: typeof day === 'string' && isDay(day) ? day : undefined,
    who: given['who'] === 'all' ? 'all' as const : undefined,
  })
}
export type ChecksSearch = ReturnType<typeof readChecksSearch>
