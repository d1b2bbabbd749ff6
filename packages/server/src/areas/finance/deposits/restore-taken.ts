// Gives back what was taken, when the reason for it falls away: to the deposit, else as money that is owed to the shop.
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { findAmount, lockShops, updateAmounts } from '../amounts/amounts.sql.ts'
import { tellAmounts } from '../amounts/tell-amounts.ts'
import { amounts, type MoneyGiven, shopDeposits } from '../finance-parts.ts'
import { findEntryBySource } from '../ledger/ledger.sql.ts'
import { credit, debit, postOne, reverse } from '../ledger/post.ts'
import { askNoMore } from './ask-no-more.ts'
import {
  findUse, listDepositsById, listParts, updateRemaining, updateUseRestored, type UseRecord,
} from './deposits.sql.ts'

interface Why {
  readonly source: string
  readonly reason: string
}

/** What stands in the way of a plain reversal: the claim was paid, or written off. Undone first, so that it can be. */
const reopenClaim = async (given: MoneyGiven, use: UseRecord, reason: string): Promise<void> => {
  const { tx, doer, emit, now } = given
  const claim = use.claimAmountId === null ? undefined : await findAmount(tx, use.claimAmountId)
  if (claim === undefined) return
  if (claim.state === 'billed') {
    await moveStates(tx, amounts, { action: 'void', as: 'flow', ids: [claim.id], doer, reason })
    await updateAmounts(tx, [claim.id], { voidedAt: now })
    await voidDeadlines(tx, { machine: amounts.machine.name, rowIds: [claim.id] })
    tellAmounts(emit, [claim])
    return
  }
  const writtenOff = await findEntryBySource(tx, `amount:${claim.id}:writeOff`)
  if (writtenOff !== undefined) await reverse(tx, doer, { entryId: writtenOff.id, reason })
  else
    await postOne(tx, doer, {
      source: `restored:${use.source}:claim`, act: 'credited', shopId: use.shopId, subject: 'amount',
      subjectId: claim.id, reason,
      postings: [debit('shopClaim', use.claimWon, use.shopId), credit('shopCredit', use.claimWon, use.shopId)],
    })
}

/** Back to the deposits that still lie here; what no longer fits into them is owed to the shop. */
const refillDeposits = async (given: MoneyGiven, use: UseRecord, reason: string): Promise<void> => {
  const { tx, doer } = given
  const parts = await listParts(tx, use.id)
  const deposits = new Map((await listDepositsById(tx, parts.map(({ depositId }) => depositId)))
    .map((deposit) => [deposit.id, deposit]))
  let goneWon = 0
  for (const { depositId, won } of parts) {
    const deposit = deposits.get(depositId)
    const isHere = deposit !== undefined && (deposit.state === 'deposited' || deposit.state === 'used')
    // One that was paid anew after the bank had taken it back is whole again.
    const fitsWon = isHere ? Math.min(won, deposit.amountWon - deposit.remainingWon) : 0
    goneWon += won - fitsWon
    if (deposit === undefined || fitsWon === 0) continue
    await moveStates(tx, shopDeposits, { action: 'restore', as: 'flow', ids: [depositId], doer, reason })
    await updateRemaining(tx, depositId, deposit.remainingWon + fitsWon)
  }
  if (goneWon > 0)
    await postOne(tx, doer, {
      source: `restored:${use.source}:deposit`, act: 'credited', shopId: use.shopId, subject: 'shop',
      subjectId: use.shopId, reason,
      postings: [debit('shopDeposit', goneWon, use.shopId), credit('shopCredit', goneWon, use.shopId)],
    })
}

/** Once; undefined where nothing was ever taken for this fact. */
export const restoreTaken = async (given: MoneyGiven, { source, reason }: Why): Promise<UseRecord | undefined> => {
  const { tx, doer, emit } = given
  const found = await findUse(tx, source)
  if (found === undefined) return undefined
  await lockShops(tx, [found.shopId])
  const use = await findUse(tx, source)
  if (use === undefined || use.restoredAt !== null) return use
  await reopenClaim(given, use, reason)
  await reverse(tx, doer, { entryId: use.entryId, reason })
  await refillDeposits(given, use, reason)
  await updateUseRestored(tx, use.id)
  emit('shopDepositChanged', { shopId: use.shopId })
  await askNoMore(given, [use.shopId], reason)
  return findUse(tx, source)
}
