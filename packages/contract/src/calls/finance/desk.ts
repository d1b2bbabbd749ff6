// The money desk of the office: what waits for a second person, what goes out, the ledger, and the books of each day.
import { z } from 'zod'
import { call } from '../../call.ts'
import { ledgerAccountKind, ledgerAct, moneyAct, moneyProposalState, payoutState } from '../../enums/finance.ts'
import { limits } from '../../limits.ts'
import { field, get, list } from '../../list.ts'
import { moneyProposalShape, payoutShape, transferNote, wonWish } from '../../shapes/money.ts'
import { ledgerAccountShape, ledgerEntryShape, reconciliationShape } from '../../shapes/money/ledger.ts'
import { reasonShape } from '../../shapes/texts.ts'

const id = z.object({ id: z.uuid() })
const staff = { surface: 'office', who: ['staff'] } as const
const act = { ...staff, parts: ['money'], method: 'POST', idempotency: 'required' } as const
const proposals = { ...staff, path: '/money-proposals' } as const
const payouts = { path: '/payouts', who: ['dealer', 'staff'] } as const
const why = z.strictObject({ reason: reasonShape })
const count = z.int().min(0)

export const deskCalls = {
  getMoneyDesk: call({
    ...staff,
    method: 'GET',
    path: '/money-desk',
    summary: 'How much of what waits for the office',
    answer: z.object({
      proposals: count, payouts: count, payoutWon: z.int(), sellerPayouts: count, sellerPayoutWon: z.int(),
      overdue: count, overdueWon: z.int(), sellersOverdue: count, sellersOverdueWon: z.int(), waitingDeposits: count,
      monthsToRefund: count, monthsToRefundWon: z.int(), papersDue: count, papersLate: count,
      claimWon: z.int(), unmatched: count, unmatchedWon: z.int(), differenceWon: z.int(),
    }),
  }),

  listMoneyProposals: list({
    ...proposals,
    summary: 'What one person proposed and another one confirms',
    item: moneyProposalShape,
    fields: {
      act: field.choice(moneyAct), state: field.choice(moneyProposalState), shopId: field.id(), subjectId: field.id(),
    },
    sort: [],
  }),
  getMoneyProposal: get({ ...proposals, summary: 'One proposal', item: moneyProposalShape }),
  confirmMoneyProposal: call({
    ...act,
    path: '/money-proposals/:id/confirm',
    summary: 'Does what another person proposed',
    params: id,
    body: why,
    answer: moneyProposalShape,
  }),
  refuseMoneyProposal: call({
    ...act,
    path: '/money-proposals/:id/refuse',
    summary: 'Refuses what another person proposed',
    params: id,
    body: why,
    answer: moneyProposalShape,
  }),
  withdrawMoneyProposal: call({
    ...act,
    // Whoever may propose anything, and so may withdraw it again.
    parts: ['money', 'screening'],
    path: '/money-proposals/:id/withdraw',
    summary: 'Takes back what one proposed oneself',
    params: id,
    body: why,
    answer: moneyProposalShape,
  }),

  listPayouts: list({
    ...payouts,
    summary: 'Money on its way out; a dealer sees that of the own shop',
    item: payoutShape,
    fields: { state: field.choice(payoutState), shopId: field.id(), shopName: field.text(), won: field.number() },
    sort: ['paidAt'],
  }),
  getPayout: get({ ...payouts, summary: 'One payout', item: payoutShape }),
  proposePayout: call({
    ...act,
    path: '/shops/:id/payout',
    summary: 'Proposes to pay out what the house owes a shop; another person confirms it',
    params: id,
    body: z.strictObject({ won: wonWish, reason: reasonShape }),
    answer: moneyProposalShape,
  }),
  proposePayoutCallOff: call({
    ...act,
    path: '/payouts/:id/call-off',
    summary: 'Proposes to keep what waits to be paid out for its shop; another person confirms it',
    params: id,
    body: why,
    answer: moneyProposalShape,
  }),
  viewPayoutAccount: call({
    ...staff,
    parts: ['money'],
    method: 'POST',
    path: '/payouts/:id/view-account',
    summary: 'The whole account number, for the transfer; the look is written down',
    params: id,
    body: why,
    answer: z.object({ number: z.string().max(limits.digitsText).meta({ examples: ['110123456789'] }) }),
    idempotency: 'none',
    isLook: true,
  }),
  sendPayout: call({
    ...act,
    path: '/payouts/:id/send',
    summary: 'Notes that the bank has the transfer; a changed account must be a day old',
    params: id,
    body: transferNote,
    errors: { PAYOUT_ACCOUNT_CHANGED: [] },
    answer: payoutShape,
  }),
  returnPayout: call({
    ...act,
    path: '/payouts/:id/come-back',
    summary: 'Notes that the bank could not deliver a transfer; it waits again, for the newest account',
    params: id,
    body: why,
    answer: payoutShape,
  }),

  listLedgerEntries: list({
    ...staff,
    path: '/ledger-entries',
    summary: 'The ledger, entry by entry',
    item: ledgerEntryShape,
    fields: {
      act: field.choice(ledgerAct), shopId: field.id(), subject: field.text(), subjectId: field.text(),
      source: field.text(), happenedAt: field.time(),
    },
    sort: ['happenedAt'],
  }),
  getLedgerEntry: get({
    ...staff, path: '/ledger-entries', summary: 'One entry of the ledger', item: ledgerEntryShape,
  }),
  listLedgerAccounts: list({
    ...staff,
    path: '/ledger-accounts',
    summary: 'The accounts of the ledger with their balances',
    item: ledgerAccountShape,
    fields: { kind: field.choice(ledgerAccountKind), ownerId: field.id(), balanceWon: field.number() },
    sort: ['balanceWon', 'kind'],
  }),
  listReconciliations: list({
    ...staff,
    path: '/reconciliations',
    summary: 'The books of each day, and by how much they are off',
    item: reconciliationShape,
    fields: { day: field.date(), differenceWon: field.number() },
    sort: ['day'],
  }),
  reconcileNow: call({
    ...act,
    path: '/reconciliations',
    summary: 'Checks the books of today now',
    answer: reconciliationShape,
  }),
}
