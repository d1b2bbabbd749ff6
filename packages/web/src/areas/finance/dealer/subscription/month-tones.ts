// The colour and the sign of a month by how it stands.
import type { SubscriptionState } from '@bidyard/contract/enums/finance'
import type { IconName } from '../../../../ui/icon/icon-paths.ts'
import type { Tone } from '../../../../ui/show/badge.tsx'
import type { Subscription } from '../types.ts'

export const monthTone: Readonly<Record<SubscriptionState, Tone>> = {
  active: 'done', upcoming: 'action', depositWaiting: 'waiting', expired: 'neutral', refunded: 'neutral',
  cancelled: 'neutral', notPurchased: 'neutral',
}

export const monthIcon: Readonly<Partial<Record<SubscriptionState, IconName>>> = {
  active: 'done', upcoming: 'calendar', depositWaiting: 'clock', expired: 'check', refunded: 'refresh',
  cancelled: 'close',
}

const isOff = ({ state }: Subscription): boolean => state === 'cancelled' || state === 'refunded'

/** A month that was called off may have been bought again: what holds comes first, then the newest. */
export const subscriptionsByMonth = (all: readonly Subscription[]): ReadonlyMap<string, Subscription> => {
  const lastWins = all.toSorted((one, other) =>
    Number(isOff(other)) - Number(isOff(one)) || one.createdAt.localeCompare(other.createdAt))
  return new Map(lastWins.map((one) => [one.month, one]))
}
