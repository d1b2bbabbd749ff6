// The list of auctions as it stands in the address.
import { auctionEndReason, auctionState } from '@bidyard/contract/enums/auctions'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import type { Filter } from '@bidyard/contract/list'
import { carNumberOf } from '@bidyard/contract/shapes/car-number'
import { addDays, instantAt, isDay, type Day } from '../../../../ui/format/seoul-day.ts'
import { onlySet, readChoice, readOrder, readText, type Given } from '../../../../ui/table/order.ts'

export const auctionOrders = ['createdAt', 'openedAt', 'endsAt'] as const

const readDay = (given: unknown): Day | undefined => (typeof given === 'string' && isDay(given) ? given : undefined)
const readHour = (given: unknown): number | undefined =>
  typeof given === 'number' && Number.isInteger(given) && given >= 0 && given <= 23 ? given : undefined

export const readAuctionsSearch = (given: Given) =>
  onlySet({
    find: readText(given['find']),
    state: readChoice(auctionState, given['state']),
    kind: readChoice(contractKind, given['kind']),
    region: readChoice(province, given['region']),
    reason: readChoice(auctionEndReason, given['reason']),
    /** Those that end on this day, or in this hour of it. */
    ends: readDay(given['ends']),
    hour: readHour(given['hour']),
    sort: readOrder(auctionOrders, given['sort']),
  })
export type AuctionsSearch = ReturnType<typeof readAuctionsSearch>

const eq = (value: unknown): Filter[string] => ({ eq: value })

const endsWithin = (day: Day, hour: number | undefined): Filter[string] => {
  const from = instantAt(day, (hour ?? 0) * 60)
  const until = hour === undefined ? instantAt(addDays(day, 1)) : new Date(from.getTime() + 3_600_000)
  return { gte: from.toISOString(), lt: until.toISOString() }
}

export const auctionsFilter = ({ find, state, kind, region, reason, ends, hour }: AuctionsSearch): Filter => ({
  ...(find === undefined ? {} : /^a\d{3,4}/i.test(find)
    ? { auctionNo: { like: find.toUpperCase() } } : { carNumber: { like: carNumberOf(find) } }),
  ...(state === undefined ? {} : { state: eq(state) }),
  ...(kind === undefined ? {} : { kind: eq(kind) }),
  ...(region === undefined ? {} : { region: eq(region) }),
  ...(reason === undefined ? {} : { endReason: eq(reason) }),
  ...(ends === undefined ? {} : { endsAt: endsWithin(ends, hour) }),
})
