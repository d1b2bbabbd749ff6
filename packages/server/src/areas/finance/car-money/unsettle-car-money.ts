// The bank takes the money of a car back: before it has served it is waited for again, afterwards the shop owes it.
import { unsettleAmount, unsettleFully } from '../amounts/unsettle-amount.ts'
import { updateAmounts } from '../amounts/amounts.sql.ts'
import { billAmount, issueAmount } from '../amounts/issue-amount.ts'
import { tellAmounts } from '../amounts/tell-amounts.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { credit, debit, postOne, reverse } from '../ledger/post.ts'
import { type CarMoney, findIsFinal, updateCorrectionsUndone } from './car-money.sql.ts'
import { holdCarMoney } from './settle-car-money.ts'

/** The house stands by what it owes the seller: a claim against the shop takes the place of the money. */
const claimPrice = async (given: MoneyGiven, { price }: CarMoney, reason: string): Promise<void> => {
  const { tx, doer, emit, now } = given
  const { id, shopId, totalWon, contractId, payEntryId, version } = price
  if (payEntryId === null || contractId === null) throw new Error(`${price.amountNo} was paid without an entry`)
  const source = `amount:${id}:claimed:${version}`
  const { id: entryId } = await postOne(tx, doer, {
    source, act: 'claimed', shopId, subject: 'amount', subjectId: id, reason,
    postings: [debit('shopClaim', totalWon, shopId), credit('carMoneyHeld', totalWon, contractId)],
  })
  await reverse(tx, doer, { entryId: payEntryId, reason })
  // From now on the claim is what paid it.
  await updateAmounts(tx, [id], { payEntryId: entryId })
  await billAmount(given, await issueAmount(given, {
    source: `claim:${source}`, kind: 'claim', feeType: 'etcFee', shopId, totalWon, note: reason,
    orderId: price.orderId, auctionId: price.auctionId, biddingId: price.biddingId, contractId,
  }), { as: 'flow', dueAt: now, entryId })
  tellAmounts(emit, [price])
}

export const unsettleCarMoney = async (
  given: MoneyGiven, { contractId, reason }: { readonly contractId: string; readonly reason: string },
): Promise<void> => {
  const money = await holdCarMoney(given, contractId)
  if (money === undefined) return
  const { price, fee } = money
  const isClaim = price.state === 'paid' && await findIsFinal(given.tx, price.id)
  if (isClaim) await claimPrice(given, money, reason)
  else {
    await unsettleAmount(given, { amountId: price.id, reason })
    await updateCorrectionsUndone(given.tx, contractId)
  }
  // Paid together with the car, and waited for together with it again.
  if (fee !== undefined) await (isClaim ? unsettleAmount : unsettleFully)(given, { amountId: fee.id, reason })
  if (price.state === 'paid') given.emit('carMoneyTakenBack', { contractId })
}
