// Amounts: what shops have to pay and have paid, what the office does about them, and a shop's month on paper.
import { z } from 'zod'
import { call } from '../../call.ts'
import { amountKind, amountState, billType, feeType, paymentMethod } from '../../enums/finance.ts'
import { field, get, list } from '../../list.ts'
import { dayShape } from '../../shapes/cars/register-facts.ts'
import { timeShape } from '../../shapes/labels.ts'
import { moneyProposalShape, monthGiven, wonShape, wonWish } from '../../shapes/money.ts'
import { amountShape, billNumberWish } from '../../shapes/money/amounts.ts'
import { statementShape } from '../../shapes/money/ledger.ts'
import { reasonShape, textOf } from '../../shapes/texts.ts'
import { limits } from '../../limits.ts'

const id = z.object({ id: z.uuid() })
const amounts = { path: '/amounts', who: ['dealer', 'staff'] } as const
const office = {
  surface: 'office', who: ['staff'], parts: ['money'], method: 'POST', idempotency: 'required',
} as const
const why = z.strictObject({ reason: reasonShape })

export const amountCalls = {
  listAmounts: list({
    ...amounts,
    summary: 'Amounts; a dealer sees those of the own shop',
    item: amountShape,
    fields: {
      orderId: field.id(), auctionId: field.id(), biddingId: field.id(), contractId: field.id(), memberId: field.id(),
      state: field.choice(amountState), kind: field.choice(amountKind), feeType: field.choice(feeType),
      billType: field.choice(billType), isBillDue: field.boolean(), billDueOn: field.date(), billIssuedOn: field.date(),
      paymentMethod: field.choice(paymentMethod), shopId: field.id(), shopName: field.text(), amountNo: field.text(),
      isOverdue: field.boolean(), totalWon: field.number(),
      dueAt: field.time(), billedAt: field.time(), paidAt: field.time(),
    },
    sort: ['dueAt', 'billedAt', 'paidAt', 'billDueOn', 'totalWon'],
  }),
  getAmount: get({ ...amounts, summary: 'One amount', item: amountShape }),
  getStatement: call({
    method: 'GET',
    path: '/shops/:id/statement',
    summary: 'A month of a shop: what it owed, paid, put down and got back, line by line',
    who: ['dealer', 'staff'],
    params: id,
    query: z.strictObject({ month: monthGiven }),
    answer: statementShape,
    errors: { INVALID_MONTH_FORMAT: [] },
  }),

  issueAmount: call({
    ...office,
    path: '/amounts',
    summary: 'Writes down a fee that a shop has to pay; billed at once or expected for now',
    body: z.strictObject({
      shopId: z.uuid(), feeType: feeType.schema, totalWon: wonWish, note: textOf(1, limits.reason).nullable(),
      dueAt: timeShape.nullable(), isBilled: z.boolean(), reason: reasonShape,
    }),
    answer: amountShape,
    errors: { SHOP_NOT_FOUND: [] },
  }),
  billAmount: call({
    ...office,
    path: '/amounts/:id/bill',
    summary: 'Bills what was expected',
    params: id,
    body: z.strictObject({ dueAt: timeShape.nullable(), reason: reasonShape }),
    answer: amountShape,
  }),
  changeBillType: call({
    ...office,
    path: '/amounts/:id/bill-type',
    summary: 'Says which paper the shop gets for an amount, as long as none is noted as issued',
    params: id,
    body: z.strictObject({ billType: billType.schema, reason: reasonShape }),
    answer: amountShape,
  }),
  noteBillIssued: call({
    ...office,
    path: '/amounts/:id/bill-issued',
    summary: 'Notes the paper that the house issued in its tax system for what was paid',
    params: id,
    body: z.strictObject({ issuedOn: dayShape, number: billNumberWish, reason: reasonShape }),
    answer: amountShape,
  }),
  takeBackBillNote: call({
    ...office,
    path: '/amounts/:id/bill-issued/take-back',
    summary: 'Takes the note of a paper back: it was wrong, or the paper was cancelled',
    params: id,
    body: why,
    answer: amountShape,
  }),
  voidAmount: call({
    ...office,
    path: '/amounts/:id/void',
    summary: 'Takes back an amount that was not paid; a claim is written off instead',
    params: id,
    body: why,
    answer: amountShape,
  }),
  proposeSettlement: call({
    ...office,
    path: '/amounts/:id/settle',
    summary: 'Proposes to note a payment that was seen by hand; another person confirms it',
    params: id,
    body: z.strictObject({ paymentMethod: paymentMethod.schema, paidWon: wonShape, reason: reasonShape }),
    answer: moneyProposalShape,
  }),
  proposeFromDeposit: call({
    ...office,
    path: '/amounts/:id/take-from-deposit',
    summary: 'Proposes to pay what is owed out of the deposit; another person confirms it',
    params: id,
    body: why,
    answer: moneyProposalShape,
  }),
  proposeFromCredit: call({
    ...office,
    path: '/amounts/:id/take-from-credit',
    summary: 'Proposes to pay what is owed out of what the house owes the shop; another person confirms it',
    params: id,
    body: why,
    answer: moneyProposalShape,
  }),
  proposeRefund: call({
    ...office,
    path: '/amounts/:id/refund',
    summary: 'Proposes to give back what was paid; another person confirms it',
    params: id,
    body: why,
    answer: moneyProposalShape,
  }),
  proposeWriteOff: call({
    ...office,
    path: '/amounts/:id/write-off',
    summary: 'Proposes to give up what is owed; another person confirms it',
    params: id,
    body: why,
    answer: moneyProposalShape,
  }),
}
