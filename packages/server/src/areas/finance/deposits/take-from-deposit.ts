// Takes money out of a shop's deposits for what it did; the part that is missing becomes a claim against the shop.
import type { FeeType } from '@bidyard/contract/enums'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import { billAmount, issueAmount } from '../amounts/issue-amount.ts'
import { type MoneyGiven, shopDeposits } from '../finance-parts.ts'
import { credit, debit, postOne } from '../ledger/post.ts'
import { takeFrom, type Taken } from './deposit-rules.ts'
import { findUse, insertUse, listHeldDeposits, updateRemaining, type UseRecord } from './deposits.sql.ts'

export interface TakeWish {
  readonly shopId: string
  /** The fact behind it, such as `penalty:…`: it takes once. */
  readonly source: string
  readonly wantedWon: number
  readonly reason: string
  /** What it is about, for whoever reads the ledger. */
  readonly subject: string
  readonly subjectId: string
  readonly feeType?: Extract<FeeType, 'penaltyFee' | 'etcFee'>
  readonly auctionId?: string | null
  readonly biddingId?: string | null
  readonly orderId?: string | null
  readonly contractId?: string | null
  readonly at?: Date | null
}

export const leaveDeposits = async (
  { tx, doer }: MoneyGiven, parts: Taken['parts'], reason: string,
): Promise<void> => {
  const emptied = parts.filter(({ leavesWon }) => leavesWon === 0).map(({ depositId }) => depositId)
  const others = parts.filter(({ leavesWon }) => leavesWon > 0).map(({ depositId }) => depositId)
  for (const { depositId, leavesWon } of parts) await updateRemaining(tx, depositId, leavesWon)
  await moveStates(tx, shopDeposits, { action: 'useUp', as: 'flow', ids: emptied, doer, reason })
  await moveStates(tx, shopDeposits, { action: 'deduct', as: 'flow', ids: others, doer, reason })
}

const findAgain = async ({ tx }: MoneyGiven, source: string): Promise<UseRecord> => {
  const use = await findUse(tx, source)
  if (use === undefined) throw new Error(`${source} was posted without being taken`)
  return use
}

/** Asked again for the same fact it answers with what was taken the first time. */
export const takeFromDeposit = async (given: MoneyGiven, wish: TakeWish): Promise<UseRecord> => {
  const { tx, doer, emit, now } = given
  if (wish.wantedWon < 1) throw new Error(`${wish.source} takes nothing`)
  await lockShops(tx, [wish.shopId])
  const known = await findUse(tx, wish.source)
  if (known !== undefined) return known
  const taken = takeFrom(await listHeldDeposits(tx, wish.shopId), wish.wantedWon)
  const { shopId, source, reason, subject, subjectId } = wish
  const at = wish.at ?? null
  const { id: entryId } = await postOne(tx, doer, {
    source, act: taken.takenWon === 0 ? 'claimed' : 'depositTaken', shopId, subject, subjectId, reason, at,
    postings: [
      debit('shopDeposit', taken.takenWon, shopId), debit('shopClaim', taken.missingWon, shopId),
      credit('penaltyIncome', wish.wantedWon),
    ],
  })
  await leaveDeposits(given, taken.parts, reason)
  const claim = taken.missingWon === 0 ? null : await billAmount(given, await issueAmount(given, {
    source: `claim:${source}`, kind: 'claim', feeType: wish.feeType ?? 'penaltyFee', shopId,
    totalWon: taken.missingWon, note: reason, orderId: wish.orderId ?? null, auctionId: wish.auctionId ?? null,
    biddingId: wish.biddingId ?? null, contractId: wish.contractId ?? null, at,
  }), { as: 'flow', dueAt: at ?? now, entryId, at })
  await insertUse(tx, {
    shopId, source, wantedWon: wish.wantedWon, takenWon: taken.takenWon, claimWon: taken.missingWon, entryId,
    claimAmountId: claim?.id ?? null, reason, at,
  }, taken.parts)
  emit('shopDepositChanged', { shopId })
  return findAgain(given, source)
}
