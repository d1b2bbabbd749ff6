// By when each duty is due, and how much later it is over.
import type { SpanValue } from '@bidyard/contract/shapes/configuration/amounts'
import type { ConfigurationOf } from '@bidyard/contract/shapes/configuration/configuration'

const hours = (count: number): SpanValue => ({ hours: count })
const days = (count: number): SpanValue => ({ days: count })
const businessDays = (count: number): SpanValue => ({ businessDays: count })

export const deadlines: ConfigurationOf<'deadlines'> = {
  awardDecision: { due: hours(48), afterFallenCandidate: hours(24), windowMax: days(7) },
  salesDecision: { due: hours(24) },
  purchaseDecision: { due: hours(24) },
  consultation: { due: hours(24) },
  tradeScheduling: { due: hours(24), finalAfterDue: hours(24) },
  tradeResult: { due: hours(24), afterAdjustment: hours(12), finalAfterDue: hours(48) },
  adjustmentAnswer: { due: hours(24), finalAfterDue: businessDays(1) },
  deliveryScheduling: { due: hours(24), finalAfterDue: hours(24) },
  payment: {
    self: { due: hours(24), finalAfterDue: hours(48) },
    pro: { due: hours(24), finalAfterDue: hours(48) },
    prime: { due: businessDays(2), finalAfterDue: businessDays(1) },
  },
  paymentAfterReversal: { due: hours(24) },
  lienConfirmation: { due: businessDays(2), finalAfterDue: businessDays(3) },
  takeoverConfirmation: { due: businessDays(3), finalAfterDue: businessDays(3) },
  takeoverDispute: { due: hours(24) },
  screeningSubmit: {
    due: { self: businessDays(7), pro: businessDays(7), prime: businessDays(15) },
    afterRejection: businessDays(3),
    finalAfterDue: businessDays(7),
  },
  screeningReview: { due: businessDays(1), finalAfterDue: businessDays(2) },
  faultAnswer: { due: hours(24) },
  declinedOrder: { due: businessDays(7) },
  draftOrder: { due: days(30) },
  quietHours: { from: '23:00', to: '00:30' },
}
