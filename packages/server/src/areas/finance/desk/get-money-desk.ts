// What waits for the office: proposals, payouts, what is overdue, money that nobody knows, and books that are off.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { read } from '../../../runtime/handler.ts'
import { findBalance } from '../ledger/ledger.sql.ts'
import { findOpenCount } from '../proposals/proposals.sql.ts'
import { findLatestDifference } from '../reconciliation/reconciliation.sql.ts'
import { findWaitingPayouts } from '../refunds/payouts.sql.ts'
import { findUnmatchedCount } from '../unmatched/unmatched.sql.ts'
import { findWaiting } from './desk.sql.ts'

export const getMoneyDesk = read(financeCalls.getMoneyDesk, async ({ db }) => {
  const payouts = await findWaitingPayouts(db, 'payouts')
  const sellers = await findWaitingPayouts(db, 'seller_payouts')
  return {
    ...(await findWaiting(db)), proposals: await findOpenCount(db), payouts: payouts.count, payoutWon: payouts.won,
    sellerPayouts: sellers.count, sellerPayoutWon: sellers.won,
    unmatched: await findUnmatchedCount(db),
    unmatchedWon: await findBalance(db, { kind: 'unmatched', ownerId: null }),
    differenceWon: await findLatestDifference(db),
  }
})
