// The names of the deadlines, in English.
import type { TextOf } from '../text-of.ts'
import type { deadlineText as korean } from './deadlines-ko.ts'

export const deadlineText: TextOf<typeof korean> = {
  duty: 'Duty',
  'deadlines.awardDecision': 'Award decision',
  'deadlines.awardDecision.afterFallenCandidate': 'Award decision (after a candidate fell out)',
  'deadlines.awardDecision.windowMax': 'Award decision (all together)',
  'deadlines.consultation': 'Consultation',
  'deadlines.salesDecision': 'Sale decision',
  'deadlines.purchaseDecision': 'Purchase decision',
  'deadlines.tradeScheduling': 'Agreeing on a visit',
  'deadlines.tradeResult': 'Trade result',
  'deadlines.tradeResult.afterAdjustment': 'Trade result (at least, after a price cut)',
  'deadlines.adjustmentAnswer': 'Answer to a price cut',
  'deadlines.deliveryScheduling': 'Agreeing on a delivery',
  'deadlines.payment': 'Payment of the car',
  'deadlines.paymentAfterReversal': 'Payment of the car (after a reversal)',
  'deadlines.lienConfirmation': 'Confirming liens',
  'deadlines.takeoverConfirmation': 'Confirming the takeover',
  'deadlines.takeoverDispute': 'Disputing the takeover',
  'deadlines.screeningSubmit': 'Papers',
  'deadlines.screeningSubmit.due': 'Papers',
  'deadlines.screeningSubmit.afterRejection': 'Papers (after a rejection)',
  'deadlines.screeningSubmit.finalAfterDue': 'Papers (from due to final)',
  'deadlines.screeningReview': 'Review of papers',
  'deadlines.faultAnswer': 'Answer about a fault',
  'deadlines.declinedOrder': 'Declined order is kept',
  'deadlines.draftOrder': 'Draft order is kept',
  'deadlines.quietHours.from': 'Nothing ends from',
  'deadlines.quietHours.to': 'Nothing ends until',
  'hint.deadlines.quietHours.from': 'Banks rest: no deadline ends between these two times.',
}
