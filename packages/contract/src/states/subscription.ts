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
  grant: { from: [], to: 'upcoming', by: 'staff', guards: ['noLiveRowOfMonth'], effect: 'begins at once in its month' },
  arrive: { from: ['depositWaiting'], to: 'active', by: ['bank', 'staff'], guards: ['monthHasBegun'] },
  arriveEarly: { from: ['depositWaiting'], to: 'upcoming', by: ['bank', 'staff'], guards: ['monthIsAhead'] },
  begin: { from: ['upcoming'], to: 'active', by: ['clock', 'flow'], guards: ['monthHasBegun'] },
  expire: { from: ['active'], to: 'expired', by: 'clock', guards: ['monthIsOver'] },
  cancel: {
    from: ['depositWaiting'], to: 'cancelled', by: ['shop', 'staff', 'clock'],
    effect: 'its account number is closed',
  },
  cancelPaid: { from: ['upcoming'], to: 'cancelled', by: ['shop', 'staff'], effect: 'to be refunded by staff' },
  endGranted: { from: ['upcoming', 'active'], to: 'cancelled', by: 'staff', guards: ['wasGranted'] },
  refund: {
    from: ['upcoming', 'active', 'cancelled'], to: 'refunded', by: 'staff',
    guards: ['wasPaid', 'fourEyes'],
  },
  reverse: { from: ['upcoming', 'active'], to: 'depositWaiting', by: 'bank' },
}, {
  pay: { whose: 'shop', duty: 'pay the month; the hour is 23:00', due: { hours: 72 }, atDue: 'cancel' },
  remind: {
    whose: 'shop', duty: 'pay the next month', due: { days: 27 }, atDue: 'told, unless the next month is there',
  },
})
