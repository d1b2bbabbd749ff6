// Configuration of deadlines: by when each duty of an auction's round or of a contract is due, and when it is over.
import { z } from 'zod'
import { dueAndFinal, dueOnly, span, timeOfDay } from './amounts.ts'
import { byKind } from './by-kind.ts'

export const deadlinesConfiguration = z.strictObject({
  awardDecision: z.strictObject({ due: span, afterFallenCandidate: span, windowMax: span }),
  salesDecision: dueOnly,
  purchaseDecision: dueOnly,
  consultation: dueOnly,
  tradeScheduling: dueAndFinal,
  /** Counted from the visit; it stops while an adjustment is open and then grants `afterAdjustment` at least. */
  tradeResult: z.strictObject({ due: span, afterAdjustment: span, finalAfterDue: span }),
  adjustmentAnswer: dueAndFinal,
  deliveryScheduling: dueAndFinal,
  payment: byKind(dueAndFinal),
  paymentAfterReversal: dueOnly,
  lienConfirmation: dueAndFinal,
  takeoverConfirmation: dueAndFinal,
  takeoverDispute: dueOnly,
  screeningSubmit: z.strictObject({
    due: byKind(span),
    afterRejection: span,
    finalAfterDue: span,
  }),
  screeningReview: dueAndFinal,
  faultAnswer: dueOnly,
  declinedOrder: dueOnly,
  draftOrder: dueOnly,
  /** Banks rest: nothing ends between these two times, over midnight. */
  quietHours: z.strictObject({ from: timeOfDay, to: timeOfDay }),
})
