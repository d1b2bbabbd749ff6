// Whether a month can still be paid: one that is over takes nothing any more, also while it waits for the clock.
import type { SubscriptionInfo } from '../types.ts'

const free: readonly SubscriptionInfo['state'][] = ['notPurchased', 'cancelled', 'refunded']

export const isPayable = (
  { state, isOver, priceWon }: Pick<SubscriptionInfo, 'state' | 'isOver' | 'priceWon'>,
): boolean => !isOver && (state === 'depositWaiting' || (free.includes(state) && priceWon > 0))
