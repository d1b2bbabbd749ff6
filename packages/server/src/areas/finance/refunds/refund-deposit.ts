// Gives back what remains of a deposit, once nothing is overdue, claimed or under way.
import { moveStates } from '../../../runtime/work/move-states.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import { findOpenMoney, lockShops } from '../amounts/amounts.sql.ts'
import { tellAmounts } from '../amounts/tell-amounts.ts'
import { findDeposit, updateDepositRefunded } from '../deposits/deposits.sql.ts'
import { amounts, type MoneyGiven, shopDeposits } from '../finance-parts.ts'
import { debit } from '../ledger/post.ts'
import type { ProposalRecord } from '../proposals/proposals.sql.ts'
import { owePayout } from './owe-payout.ts'
import type { Decided } from './refund-amount.ts'

/** What later areas know of a shop that its deposit must stay for: live bids, open contracts. It stays so meanwhile. */
export type DepositTie = (tx: Tx, shopId: string) => Promise<boolean>

/** Bills that have time keep no deposit; of a shop that never bids again it stays until all of them are paid. */
export const isFreeToGo = async (tx: Tx, shopId: string, ties: readonly DepositTie[]): Promise<boolean> => {
  const { billedWon, overdueWon, claimWon } = await findOpenMoney(tx, shopId)
  const isBarred = (await findShop(tx, shopId))?.isBarred === true
  if (claimWon > 0 || (isBarred ? billedWon : overdueWon) > 0) return false
  for (const tie of ties) if (await tie(tx, shopId)) return false
  return true
}

type Deciding = Decided & Pick<ProposalRecord, 'won'>

export const refundDeposit = (ties: readonly DepositTie[]) =>
  async (given: MoneyGiven, { id, subjectId, reason, won: agreedWon }: Deciding): Promise<boolean> => {
    const { tx, doer, emit, now } = given
    const found = await findDeposit(tx, subjectId)
    if (found === undefined) return false
    await lockShops(tx, [found.shopId])
    const deposit = await findDeposit(tx, subjectId)
    if (deposit?.state !== 'deposited' || !(await isFreeToGo(tx, deposit.shopId, ties))) return false
    const { shopId, remainingWon: won } = deposit
    // Two people agreed on a sum; another one is for them to agree on anew.
    if (won !== agreedWon) return false
    const isOwed = await owePayout(given, {
      shopId, source: `refund:${id}`, subject: 'shopDeposit', subjectId: deposit.id, won, reason,
      from: [debit('shopDeposit', won, shopId)],
    })
    if (!isOwed) return false
    await updateDepositRefunded(tx, deposit.id, now)
    await moveStates(tx, shopDeposits, { action: 'refund', as: 'staff', ids: [deposit.id], doer, reason })
    await moveStates(tx, amounts, { action: 'startRefund', as: 'staff', ids: [deposit.amountId], doer, reason })
    tellAmounts(emit, [{ id: deposit.amountId, shopId }])
    emit('shopDepositChanged', { shopId })
    return true
  }
