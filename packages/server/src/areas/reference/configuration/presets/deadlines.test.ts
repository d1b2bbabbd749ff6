// The deadlines that the state tables tell their readers are those that a commercial house begins with.
import type { Machine, Span } from '@bidyard/contract/machine'
import { limits } from '@bidyard/contract/limits'
import { allMachines } from '@bidyard/contract/states'
import type { SpanValue } from '@bidyard/contract/shapes/configuration/amounts'
import { expect, test } from 'vitest'
import { koreaCommercial } from './korea-commercial.ts'

interface Kept {
  readonly due: SpanValue
  readonly finalAfterDue?: SpanValue
}

const { deadlines, fees, shop } = koreaCommercial
const { payment, screeningSubmit } = deadlines
const accountNumber: Kept = { due: { hours: shop.virtualAccountHours } }
const screening = (kind: keyof typeof screeningSubmit.due): Kept =>
  ({ due: screeningSubmit.due[kind], finalAfterDue: screeningSubmit.finalAfterDue })

const kept: Readonly<Record<string, Kept>> = {
  'virtualAccount.expire': accountNumber,
  'shopDeposit.pay': accountNumber,
  'subscription.pay': accountNumber,
  // The day in the longest of months.
  'subscription.remind': { due: { days: 31 - shop.subscriptionRemindDays } },
  'amount.pay': { due: { days: fees.awardFeeDueDays } },
  'order.draft': { due: deadlines.draftOrder.due },
  'order.declined': { due: deadlines.declinedOrder.due },
  'auction.chooseCandidate': { due: deadlines.awardDecision.due },
  'auction.consult': deadlines.consultation,
  'selfContract.salesDecision': deadlines.salesDecision,
  'selfContract.purchaseDecision': deadlines.purchaseDecision,
  'selfContract.tradeScheduling': deadlines.tradeScheduling,
  'selfContract.tradeResult': { due: deadlines.tradeResult.due, finalAfterDue: deadlines.tradeResult.finalAfterDue },
  'selfContract.payment': payment.self,
  'selfContract.screening': screening('self'),
  'proContract.salesDecision': deadlines.salesDecision,
  'proContract.purchaseDecision': deadlines.purchaseDecision,
  'proContract.deliveryScheduling': deadlines.deliveryScheduling,
  'proContract.payment': payment.pro,
  'proContract.screening': screening('pro'),
  'primeContract.lienConfirmation': deadlines.lienConfirmation,
  'primeContract.payment': payment.prime,
  'primeContract.takeoverConfirmation': deadlines.takeoverConfirmation,
  'primeContract.screening': screening('prime'),
  'adjustment.answer': deadlines.adjustmentAnswer,
  'screening.review': deadlines.screeningReview,
  'faultCase.answer': deadlines.faultAnswer,
  // By the law, so that no house can change it.
  'dataRequest.decide': {
    due: { days: limits.dataRequestRemindDays },
    finalAfterDue: { days: limits.dataRequestDays - limits.dataRequestRemindDays },
  },
}

const told = Object.entries<Machine>(allMachines).flatMap(([machine, { deadlines: rows }]) =>
  Object.entries(rows).map(([name, row]) => [`${machine}.${name}`, row] as const))

test('every duty of the state tables has its number in the configuration', () => {
  expect(told.map(([name]) => name).toSorted()).toEqual(Object.keys(kept).toSorted())
})

test.each(told)('%s says what the configuration begins with', (name, { due, final }) => {
  const spans: readonly (Span | undefined)[] = [kept[name]?.due, kept[name]?.finalAfterDue]
  expect([due, final]).toEqual(spans)
})
