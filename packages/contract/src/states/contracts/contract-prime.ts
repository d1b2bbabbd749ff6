// The prime contract: the bid binds, liens are cleared first, and the car is taken over from where it stands.
import { primeContractStep } from '../../enums/contracts.ts'
import { machine } from '../../machine.ts'
import { carMoneyRows, screeningDeadline, screeningRows } from './shared-rows.ts'

export const primeContractMachine = machine('contract-prime', primeContractStep, {
  openByAward: {
    from: [], to: 'lienConfirmation', by: ['flow', 'staff'],
    guards: ['reserveMetOrConsented'],
    effect: 'no decisions: the bid binds',
    tells: ['buyer', 'seller'],
  },
  confirmLien: {
    from: ['lienConfirmation'], to: 'payment', by: 'staff',
    guards: ['registerRead', 'clearOrPayoffArranged'],
    effect: 'opens the car-money account',
    tells: ['buyer', 'seller'],
  },
  blockLien: {
    from: ['lienConfirmation'], to: 'cancelled', by: 'staff',
    effect: 'liens not cleared, no violation',
    tells: ['buyer', 'seller'],
  },
  withdrawLien: {
    from: ['lienConfirmation'], to: 'cancelled', by: 'buyer',
    guards: ['finalReached'],
    effect: 'no violation',
    tells: ['seller'],
  },
  ...carMoneyRows('takeoverConfirmation'),
  reversePayment: {
    from: ['takeoverConfirmation', 'screening'], to: 'payment', by: 'flow',
    guards: ['screeningNotApproved'],
    effect: 'blocks the release, or goes to staff if released',
    tells: ['buyer', 'seller'],
  },
  release: {
    from: ['takeoverConfirmation'], to: 'same', by: 'staff',
    guards: ['paymentCompleted'],
    effect: 'the car leaves the yard',
    tells: ['buyer', 'seller'],
  },
  confirmTakeover: {
    from: ['takeoverConfirmation'], to: 'screening', by: ['buyer', 'flow'],
    guards: ['releasedIfInflow', 'noDisputeOpen'],
    effect: 'by itself once a car that was taken over is paid again',
    tells: ['buyer', 'seller'],
  },
  confirmTakeoverOnBehalf: {
    from: ['takeoverConfirmation'], to: 'screening', by: 'staff',
    guards: ['releasedIfInflow', 'finalReached', 'proofOfRelease'],
    tells: ['buyer', 'seller'],
  },
  disputeTakeover: {
    from: ['takeoverConfirmation'], to: 'same', by: 'buyer',
    guards: ['withinDayOfRelease'],
    effect: 'the deadline stands still',
    tells: ['seller'],
  },
  settleTakeoverDispute: {
    from: ['takeoverConfirmation'], to: 'same', by: 'staff',
    guards: ['disputeOpen'],
    effect: 'price corrected by a credit, or refused',
    tells: ['buyer', 'seller'],
  },
  ...screeningRows,
  cancel: {
    from: ['lienConfirmation', 'payment', 'takeoverConfirmation', 'screening'], to: 'cancelled', by: 'staff',
    guards: ['refundPostedIfPaid'],
    effect: 'with a type, and what is next for the car',
    tells: ['buyer', 'seller'],
  },
}, {
  lienConfirmation: {
    whose: 'staff', duty: 'read the register and confirm or block',
    due: { businessDays: 2 }, atDue: "goes to root's queue",
    final: { businessDays: 3 }, atFinal: 'the buyer may leave',
  },
  payment: {
    whose: 'buyer', duty: 'pay into the car-money account; never ends between 23:00 and 00:30',
    due: { businessDays: 2 }, atDue: 'violation, still payable', violation: 'VehiclePaymentExpired',
    final: { businessDays: 1 }, atFinal: 'expirePayment',
  },
  takeoverConfirmation: {
    whose: 'buyer', duty: 'take the car over, counted from the offer of release',
    due: { businessDays: 3 }, atDue: 'storage is charged', violation: 'VehicleConfirmationExpired',
    final: { businessDays: 3 }, atFinal: 'staff confirm on behalf or cancel',
  },
  screening: screeningDeadline(15),
})
