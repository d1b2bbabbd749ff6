// The life of a price cut after the visit: itemised by the buyer, answered line by line, decided by staff if need be.
import { adjustmentStatus } from '../../enums/bidding.ts'
import { machine } from '../../machine.ts'

export const adjustmentMachine = machine('adjustment', adjustmentStatus, {
  offer: { from: [], to: 'notSubmitted', by: 'flow' },
  submit: {
    from: ['notSubmitted'], to: 'submitted', by: 'buyer',
    guards: ['priceUnpaid', 'visitBegun', 'carIsOnsite', 'withinCaps', 'photoForEachLine', 'attemptLeft'],
    tells: ['seller'],
  },
  agree: { from: ['submitted'], to: 'agreed', by: 'seller', guards: ['priceUnpaid'], tells: ['buyer'] },
  dispute: {
    from: ['submitted'], to: 'disputed', by: 'seller',
    guards: ['priceUnpaid'],
    effect: 'line by line',
    tells: ['buyer'],
  },
  decide: {
    from: ['submitted', 'disputed'], to: 'decided', by: 'staff',
    guards: ['priceUnpaid', 'answerOverdueIfSubmitted'],
    effect: 'line by line',
    tells: ['buyer', 'seller'],
  },
  reset: {
    from: ['submitted'], to: 'notSubmitted', by: ['buyer', 'staff'],
    guards: ['priceUnpaid'],
    tells: ['buyer', 'seller'],
  },
  resetAnswered: {
    from: ['agreed', 'disputed', 'decided'], to: 'notSubmitted', by: 'staff',
    guards: ['priceUnpaid'],
    tells: ['buyer', 'seller'],
  },
}, {
  answer: {
    whose: 'seller', duty: 'agree to the price cut or dispute it',
    due: { hours: 24 }, atDue: 'goes to staff',
    final: { businessDays: 1 }, atFinal: "goes to root's queue",
  },
})
