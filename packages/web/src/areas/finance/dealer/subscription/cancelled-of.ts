// What somebody gives up with a month that is called off: money that was paid, a gift, or a request.
import type { SubscriptionInfo } from '../types.ts'

export type CancelledMonth = 'paid' | 'granted' | 'waiting'

interface Called {
  readonly state: SubscriptionInfo['state']
  readonly subscription: Pick<NonNullable<SubscriptionInfo['subscription']>, 'amountId'> | null
}

/** Nothing was billed for what the office gave. */
export const cancelledOf = ({ state, subscription }: Called): CancelledMonth => {
  if (state !== 'upcoming') return 'waiting'
  return (subscription?.amountId ?? null) === null ? 'granted' : 'paid'
}
