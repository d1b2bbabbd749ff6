// The life of a shop's subscription for one month; a month without a row is not purchased.
import { partOf } from '../enumeration.ts'
import { subscriptionState } from '../enums/finance.ts'
import { machine } from '../machine.ts'

/** `notPurchased` is computed from the missing row, so no row can hold it. */
export const subscriptionRowState = partOf('SubscriptionRowState', subscriptionState, [
  'active', 'upcoming', 'expired', 'depositWaiting', 'refunded', 'cancelled',
])

export const subscriptionMachine = machine('subscription', subscriptionRowState, {
  openAccount: { from: [], to: 'depositWaiting', by: 'shop', guards: ['noLiveRowOfMonth'] },
  arrive: { from: ['depositWaiting'], to: 'active', by: 'bank', guards: ['monthHasBegun'] },
  arriveEarly: { from: ['depositWaiting'], to: 'upcoming', by: 'bank', guards: ['monthIsAhead'] },
  begin: { from: ['upcoming'], to: 'active', by: 'clock', guards: ['monthHasBegun'] },
  expire: { from: ['active'], to: 'expired', by: 'clock', guards: ['monthIsOver'] },
  cancel: { from: ['depositWaiting'], to: 'cancelled', by: ['shop', 'clock'], effect: 'its account number is closed' },
  cancelPaid: { from: ['upcoming'], to: 'cancelled', by: ['shop', 'staff'], effect: 'to be refunded by staff' },
  refund: {
    from: ['upcoming', 'active', 'cancelled'], to: 'refunded', by: 'staff',
    guards: ['wasPaid', 'fourEyes'],
  },
  reverse: { from: ['upcoming', 'active'], to: 'depositWaiting', by: 'bank' },
}, {
  pay: { whose: 'shop', duty: 'pay the month; the hour is 23:00', due: { hours: 72 }, atDue: 'cancel' },
})
