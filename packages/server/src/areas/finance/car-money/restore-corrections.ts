// A price that is paid anew is lowered anew: what was taken off it holds, though the bank took the first money back.
import type { AmountRecord } from '../amounts/amounts.sql.ts'
import { settleAmount } from '../amounts/settle-amount.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { credit, debit, postOne } from '../ledger/post.ts'
import { findShortfallClaim, findUndoneWon, updateCorrectionsRestored } from './car-money.sql.ts'

/**
 * The buyer has had its credit already and owed it since; it owes it no more, or has it again where it paid that. What
 * the house gave up of it was never paid: then the house has its loss back, and the buyer nothing more.
 */
export const restoreCorrections = async (given: MoneyGiven, price: AmountRecord): Promise<void> => {
  const { tx, doer } = given
  const { id, contractId, shopId, version } = price
  const won = contractId === null ? 0 : await findUndoneWon(tx, contractId)
  if (contractId === null || won === 0) return
  const source = `amount:${id}:lowered:${version}`
  const reason = 'the price is paid again, and what was taken off it holds'
  const claim = await findShortfallClaim(tx, { contractId, priceId: id, won })
  const settled = claim?.state !== 'billed' ? 'missing' : await settleAmount(given, {
    amountId: claim.id, paidWon: won, method: 'accountTransfer', source, as: 'flow', reason,
    from: { kind: 'carMoneyHeld', ownerId: contractId },
  })
  const isGivenUp = claim?.state === 'voided'
  if (settled !== 'settled')
    await postOne(tx, doer, {
      source, act: isGivenUp ? 'claimPaid' : 'credited', shopId, subject: 'amount', subjectId: id, reason,
      postings: [
        debit('carMoneyHeld', won, contractId),
        isGivenUp ? credit('writtenOff', won) : credit('shopCredit', won, shopId),
      ],
    })
  await updateCorrectionsRestored(tx, contractId)
}
