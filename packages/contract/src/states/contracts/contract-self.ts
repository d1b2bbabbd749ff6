// The self contract: the dealer visits the seller, agrees, pays and drives away.
import { selfContractStep } from '../../enums/contracts.ts'
import { machine } from '../../machine.ts'
import { decisionDeadlines, decisionRows, screeningDeadline, screeningRows } from './shared-rows.ts'

export const selfContractMachine = machine('contract-self', selfContractStep, {
  ...decisionRows,
  acceptPurchase: {
    from: ['purchaseDecision'], to: 'tradeScheduling', by: 'buyer',
    effect: 'awards the bid',
    tells: ['seller'],
  },
  offerVisitWindows: {
    from: ['tradeScheduling'], to: 'same', by: 'seller',
    effect: 'when the car can be looked at',
    tells: ['buyer'],
  },
  confirmSchedule: {
    from: ['tradeScheduling'], to: 'tradeResult', by: 'buyer',
    guards: ['visitTimeAllowed'],
    effect: 'sets visitReservedAt',
    tells: ['seller'],
  },
  delaySchedule: {
    from: ['tradeResult'], to: 'tradeScheduling', by: ['buyer', 'seller'],
    guards: ['schedulingConfirmed', 'beforeVisit', 'noResult', 'noAdjustment', 'delayLeft'],
    tells: ['buyer', 'seller'],
  },
  cancelSchedule: {
    from: ['tradeScheduling', 'tradeResult'], to: 'cancelled', by: ['buyer', 'seller'],
    guards: ['beforeVisit'],
    effect: 'with a type; violation TradeRefusal for the buyer',
    tells: ['buyer', 'seller'],
  },
  expireScheduling: {
    from: ['tradeScheduling'], to: 'cancelled', by: 'clock',
    guards: ['finalReached'],
    tells: ['buyer', 'seller'],
  },
  submitResultDraft: { from: ['tradeResult'], to: 'same', by: 'buyer' },
  submitResultSuccess: {
    from: ['tradeResult'], to: 'payment', by: 'buyer',
    guards: ['visitBegun', 'noOpenAdjustment'],
    effect: 'the price is the bid, or the adjusted total',
    tells: ['seller'],
  },
  submitResultOnBehalf: {
    from: ['tradeResult'], to: 'payment', by: 'staff',
    guards: ['finalReached', 'noOpenAdjustment', 'proofOfTrade'],
    effect: 'as success, with a reason, for a buyer who stays silent',
    tells: ['buyer', 'seller'],
  },
  submitResultFail: {
    from: ['tradeResult'], to: 'cancelled', by: ['buyer', 'staff'],
    guards: ['visitBegun'],
    effect: 'opens a fault case',
    tells: ['buyer', 'seller'],
  },
  claimPaid: {
    from: ['payment'], to: 'same', by: 'buyer',
    effect: 'with a slip; the duty moves to the seller',
    tells: ['seller'],
  },
  completePayment: {
    from: ['payment'], to: 'screening', by: ['seller', 'staff'],
    guards: ['claimOfPaymentIfStaff'],
    tells: ['buyer', 'seller'],
  },
  expirePayment: {
    from: ['payment'], to: 'cancelled', by: 'clock',
    guards: ['finalReached', 'noClaimOfPayment'],
    tells: ['buyer', 'seller'],
  },
  ...screeningRows,
  cancel: {
    from: ['salesDecision', 'purchaseDecision', 'tradeScheduling', 'tradeResult', 'payment', 'screening'],
    to: 'cancelled', by: 'staff',
    guards: ['refundPostedIfPaid'],
    effect: 'with a type, and what is next for the car',
    tells: ['buyer', 'seller'],
  },
}, {
  ...decisionDeadlines,
  tradeScheduling: {
    whose: 'buyer', duty: 'agree on a visit; again after each delay',
    due: { hours: 24 }, atDue: 'staff are told', violation: 'TradeSchedulingExpired',
    final: { hours: 24 }, atFinal: 'expireScheduling',
  },
  tradeResult: {
    whose: 'buyer', duty: 'tell the result, counted from the visit; stands still while a price cut is open',
    due: { hours: 24 }, atDue: 'staff are told', violation: 'TradeResultExpired',
    final: { hours: 48 }, atFinal: 'staff must decide, since the trade may have happened; they may tell a success',
  },
  payment: {
    whose: 'buyer', duty: 'pay the seller and say so',
    due: { hours: 24 }, atDue: 'violation unless paid is claimed, then staff', violation: 'VehiclePaymentExpired',
    final: { hours: 48 }, atFinal: 'expirePayment',
  },
  screening: screeningDeadline(7),
})
