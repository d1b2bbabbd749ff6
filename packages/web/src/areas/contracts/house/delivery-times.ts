// When a car may be brought: the times of a day within what the house offers, and the days that have any.
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { momentAt, slotTimes } from '../../../ui/date/slot-times.ts'
import { addDays, type Day, seoulDayOf } from '../../../ui/format/seoul-day.ts'

export type Offer = NonNullable<NonNullable<Contract['house']>['deliveryOffer']>
type Bounds = Pick<Offer, 'from' | 'until'>

const [opens, closes] = ['07:00', '21:00'] as const
const times = slotTimes(opens, closes, 30)

export const deliveryTimes = ({ from, until }: Bounds, day: Day): readonly string[] => {
  const [after, last] = [Date.parse(from), Date.parse(until)]
  return times.filter((time) => {
    const at = momentAt(day, time).getTime()
    return at > after && at <= last
  })
}

/** An offer that begins late in the evening, or ends in the night, has no time on that day. */
export const deliveryDays = (offer: Bounds): { readonly first: Day; readonly last: Day } => {
  const [first, last] = [seoulDayOf(new Date(offer.from)), seoulDayOf(new Date(offer.until))]
  return {
    first: deliveryTimes(offer, first).length > 0 ? first : addDays(first, 1),
    last: deliveryTimes(offer, last).length > 0 ? last : addDays(last, -1),
  }
}

/** The first moment that can be chosen, and the last. */
export const deliveryEnds = (offer: Bounds): { readonly from: Date; readonly until: Date } => {
  const { first, last } = deliveryDays(offer)
  return {
    from: momentAt(first, deliveryTimes(offer, first)[0] ?? opens),
    until: momentAt(last, deliveryTimes(offer, last).at(-1) ?? closes),
  }
}

export interface Chosen {
  readonly day: Day | null
  readonly time: string | null
}

/** An offer moves on while nothing is agreed, and may leave behind what somebody has chosen. */
export const stillOffered = (offer: Bounds, { day, time }: Chosen): Chosen => {
  const left = day === null ? [] : deliveryTimes(offer, day)
  return { day: left.length === 0 ? null : day, time: time !== null && left.includes(time) ? time : null }
}
