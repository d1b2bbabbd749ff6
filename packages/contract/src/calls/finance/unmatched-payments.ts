// Money that came and that nobody knows: listed for the office, put to what it was meant for, or sent back.
import { z } from 'zod'
import { call } from '../../call.ts'
import { unmatchedPaymentState, unmatchedReason } from '../../enums/finance.ts'
import { limits } from '../../limits.ts'
import { field, get, list } from '../../list.ts'
import { moneyProposalShape, payoutAccountWish, unmatchedPaymentShape } from '../../shapes/money.ts'
import { lineOf, reasonShape } from '../../shapes/texts.ts'

const id = z.object({ id: z.uuid() })
const payments = { surface: 'office', path: '/unmatched-payments', who: ['staff'] } as const
const act = {
  surface: 'office', who: ['staff'], parts: ['money'], method: 'POST', idempotency: 'required',
} as const

export const unmatchedPaymentCalls = {
  listUnmatchedPayments: list({
    ...payments,
    summary: 'Money that nobody knows, and what became of it',
    item: unmatchedPaymentShape,
    shows: 'unmatchedPayment',
    fields: {
      state: field.choice(unmatchedPaymentState), why: field.choice(unmatchedReason), won: field.number(),
      shopId: field.id(), shopName: field.text(), depositorName: field.text(), accountNumber: field.text(),
      arrivedAt: field.time(),
    },
    sort: ['arrivedAt', 'won'],
  }),
  getUnmatchedPayment: get({ ...payments, summary: 'One payment that nobody knows', item: unmatchedPaymentShape }),
  proposeAllocation: call({
    ...act,
    path: '/unmatched-payments/:id/allocate',
    summary: 'Proposes to pay an amount with it, what is left over is owed to the shop; another person confirms it',
    params: id,
    body: z.strictObject({ amountId: z.uuid(), reason: reasonShape }),
    answer: moneyProposalShape,
  }),
  proposeReturn: call({
    ...act,
    path: '/unmatched-payments/:id/return',
    summary: 'Proposes to send it back to an account; another person confirms it',
    params: id,
    body: z.strictObject({ ...payoutAccountWish, reason: reasonShape }),
    answer: moneyProposalShape,
  }),
  proposeReturnedByHand: call({
    ...act,
    path: '/unmatched-payments/:id/returned-by-hand',
    summary: 'Proposes to note that somebody sent it back at the bank; another person confirms it',
    params: id,
    body: z.strictObject({
      transferNo: lineOf(limits.code).meta({ examples: ['20260102-0001'] }), reason: reasonShape,
    }),
    answer: moneyProposalShape,
  }),
}
