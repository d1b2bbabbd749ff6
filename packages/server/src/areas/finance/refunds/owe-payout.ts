// Decides that money goes out: from where it lies to what waits for the bank, for the account that the shop has named.
import type { MoneyGiven } from '../finance-parts.ts'
import type { Posting } from '../ledger/ledger.sql.ts'
import { credit, postOne } from '../ledger/post.ts'
import { findPayoutAccount, insertPayout } from './payouts.sql.ts'

/** False where the shop has not said where it wants its money. */
export const owePayout = async (given: MoneyGiven, wish: {
  readonly shopId: string; readonly source: string; readonly subject: 'amount' | 'shopDeposit' | 'shop'
  readonly subjectId: string; readonly won: number; readonly from: readonly Posting[]; readonly reason: string
}): Promise<boolean> => {
  const { tx, doer, emit } = given
  const { shopId, source, subject, subjectId, won, reason } = wish
  const account = await findPayoutAccount(tx, shopId)
  if (account === undefined) return false
  const { id: owedEntryId } = await postOne(tx, doer, {
    source, act: 'payoutOwed', shopId, subject, subjectId, reason,
    postings: [...wish.from, credit('payoutClearing', won)],
  })
  const payoutId = await insertPayout(tx, {
    shopId, accountId: account.id, source, subject, subjectId, won, owedEntryId,
  })
  emit('payoutChanged', { shopId, payoutId })
  return true
}
