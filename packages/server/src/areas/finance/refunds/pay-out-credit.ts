// Pays out what the house owes a shop.
import { lockShops } from '../amounts/amounts.sql.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { findBalance } from '../ledger/ledger.sql.ts'
import { debit } from '../ledger/post.ts'
import type { ProposalRecord } from '../proposals/proposals.sql.ts'
import { owePayout } from './owe-payout.ts'

export const payOutCredit = async (given: MoneyGiven, proposal: ProposalRecord): Promise<boolean> => {
  const { id, subjectId: shopId, won, reason } = proposal
  await lockShops(given.tx, [shopId])
  if (won === null || won < 1) return false
  if ((await findBalance(given.tx, { kind: 'shopCredit', ownerId: shopId })) < won) return false
  return owePayout(given, {
    shopId, source: `refund:${id}`, subject: 'shop', subjectId: shopId, won, reason,
    from: [debit('shopCredit', won, shopId)],
  })
}
