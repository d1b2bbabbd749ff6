// What becomes of the fee of an award whose car was never paid: given up, or owed all the same, as the house has it.
import { billAmount, issueAmount } from '../amounts/issue-amount.ts'
import { lockAmount } from '../amounts/amounts.sql.ts'
import { voidAmounts } from '../amounts/void-amounts.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { credit, debit, postOne } from '../ledger/post.ts'
import { findCarMoney } from './car-money.sql.ts'
import { isPayable } from './car-money-rules.ts'

/** The fee itself is never owed without the car; where it is kept, it is kept as damages. */
export const keepFeeAsClaim = async (
  given: MoneyGiven, { contractId, reason }: { readonly contractId: string; readonly reason: string },
): Promise<void> => {
  const { tx, doer, now } = given
  const found = (await findCarMoney(tx, contractId))?.fee
  const fee = found === undefined ? undefined : await lockAmount(tx, found.id)
  if (fee === undefined || !isPayable(fee)) return
  const { id, shopId, memberId, orderId, auctionId, biddingId, totalWon } = fee
  await voidAmounts(given, { ids: [id], as: 'flow', reason })
  const source = `contract:${contractId}:feeKept`
  const { id: entryId, isNew } = await postOne(tx, doer, {
    source, act: 'claimed', shopId, subject: 'amount', subjectId: id, reason,
    postings: [debit('shopClaim', totalWon, shopId), credit('penaltyIncome', totalWon)],
  })
  if (!isNew) return
  await billAmount(given, await issueAmount(given, {
    source: `claim:${source}`, kind: 'claim', feeType: 'etcFee', shopId, memberId, orderId, auctionId, biddingId,
    contractId, totalWon, note: reason,
  }), { as: 'flow', dueAt: now, entryId })
}
