// The calls that carry a kind of contract in their path, by that kind: what all kinds have, and what only some have.
import type { ContractKind } from '../../enums/contracts.ts'
import type { KindWhere } from '../../shapes/contracts/traits-of.ts'
import { contractCalls } from './contracts.ts'
import { decisionCalls } from './decisions.ts'
import { houseStepCalls } from './house-steps.ts'
import { screeningCalls } from './screening.ts'

export const papersCallsOf = {
  self: {
    draft: screeningCalls.submitSelfScreeningDraft, submit: screeningCalls.submitSelfScreening,
    approve: screeningCalls.approveSelfScreening, reject: screeningCalls.rejectSelfScreening,
  },
  pro: {
    draft: screeningCalls.submitProScreeningDraft, submit: screeningCalls.submitProScreening,
    approve: screeningCalls.approveProScreening, reject: screeningCalls.rejectProScreening,
  },
  prime: {
    draft: screeningCalls.submitPrimeScreeningDraft, submit: screeningCalls.submitPrimeScreening,
    approve: screeningCalls.approvePrimeScreening, reject: screeningCalls.rejectPrimeScreening,
  },
} as const satisfies Readonly<Record<ContractKind, unknown>>

/** From the choice of a bidder to the two decisions. */
export const choiceCallsOf = {
  self: {
    open: contractCalls.openSelfContract,
    acceptSale: decisionCalls.acceptSelfSale, declineSale: decisionCalls.declineSelfSale,
    acceptPurchase: decisionCalls.acceptSelfPurchase, declinePurchase: decisionCalls.declineSelfPurchase,
  },
  pro: {
    open: contractCalls.openProContract,
    acceptSale: decisionCalls.acceptProSale, declineSale: decisionCalls.declineProSale,
    acceptPurchase: decisionCalls.acceptProPurchase, declinePurchase: decisionCalls.declineProPurchase,
  },
} as const satisfies Readonly<Record<KindWhere<'awardedBy', 'seller'>, unknown>>

/** A car below its reserve, whose seller agreed. */
export const consentCallsOf = {
  prime: { open: contractCalls.openPrimeContract },
} as const satisfies Readonly<Record<KindWhere<'awardedBy', 'reserve'>, unknown>>

/** A car that was paid by another way than its number. */
export const byHandCallsOf = {
  pro: { complete: houseStepCalls.completeProPayment },
  prime: { complete: houseStepCalls.completePrimePayment },
} as const satisfies Readonly<Record<KindWhere<'paid', 'throughHouse'>, unknown>>
