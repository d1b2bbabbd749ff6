// When a car may be brought: the times of a day within what the house offers, and the days that have any.
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { slotTimes } from '../../../ui/date/slot-times.ts'
import { addDays, type Day, seoulDayOf } from '../../../ui/format/seoul-day.ts'
import { momentAt } from '../visit/visit-slots.ts'

export type Offer = NonNullable<NonNullable<Contract['house']>['deliveryOffer']>
type Span = Pick<Offer, 'from' | 'until'>

const times = slotTimes('07:00', '21:00', 30)

export const deliveryTimes = ({ from, until }: Span, day: Day): readonly string[] =>
  times.filter((time) => {
    const at = momentAt(day, time)
    return at > new Date(from) && at <= new Date(until)
  })

/** An offer that begins late in the evening, or ends in the night, has no time on that day. */
export const deliveryDays = (span: Span): { readonly first: Day; readonly last: Day } => {
  const [first, last] = [seoulDayOf(new Date(span.from)), seoulDayOf(new Date(span.until))]
  return {
    first: deliveryTimes(span, first).length > 0 ? first : addDays(first, 1),
    last: deliveryTimes(span, last).length > 0 ? last : addDays(last, -1),
  }
}
