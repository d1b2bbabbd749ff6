// The house stands by the price of a car whose money the bank took back: a claim against the shop takes its place.
import { meetDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type AmountRecord, updateAmounts } from '../amounts/amounts.sql.ts'
import { billAmount, issueAmount } from '../amounts/issue-amount.ts'
import { tellAmounts } from '../amounts/tell-amounts.ts'
import { amounts, type MoneyGiven } from '../finance-parts.ts'
import { credit, debit, postOne, reverse } from '../ledger/post.ts'
import { lapseProposals } from '../proposals/lapse.ts'
import { updateFinal } from './car-money.sql.ts'
import { restoreCorrections } from './restore-corrections.ts'
import { holdCarMoney } from './settle-car-money.ts'

/** From now on the claim is what paid it. */
const claim = async (given: MoneyGiven, price: AmountRecord, reason: string): Promise<void> => {
  const { tx, doer, emit, now } = given
  const { id, shopId, totalWon, contractId, version, payEntryId } = price
  if (contractId === null) throw new Error(`${price.amountNo} is the price of no contract`)
  const source = `amount:${id}:claimed:${version}`
  const { id: entryId } = await postOne(tx, doer, {
    source, act: 'claimed', shopId, subject: 'amount', subjectId: id, reason,
    postings: [debit('shopClaim', totalWon, shopId), credit('carMoneyHeld', totalWon, contractId)],
  })
  if (payEntryId !== null) await reverse(tx, doer, { entryId: payEntryId, reason })
  await updateAmounts(tx, [id], { payEntryId: entryId })
  await billAmount(given, await issueAmount(given, {
    source: `claim:${source}`, kind: 'claim', feeType: 'etcFee', shopId, totalWon, note: reason,
    orderId: price.orderId, auctionId: price.auctionId, biddingId: price.biddingId, contractId,
  }), { as: 'flow', dueAt: now, entryId })
  tellAmounts(emit, [price])
}

/** Of a price that was paid and has served; the contract is held. */
export const claimPaidPrice = async (given: MoneyGiven, price: AmountRecord, reason: string): Promise<void> => {
  if (price.payEntryId === null) throw new Error(`${price.amountNo} was paid without an entry`)
  await claim(given, price, reason)
}

/** Of a price that is waited for in vain while its buyer has the car. False where nobody is asked for it. */
export const claimUnpaidPrice = async (
  given: MoneyGiven, { contractId, reason }: { readonly contractId: string; readonly reason: string },
): Promise<boolean> => {
  const { tx, doer, emit, now } = given
  const price = (await holdCarMoney(given, contractId))?.price
  if (price?.state !== 'billed') return false
  await claim(given, price, reason)
  // As it was paid before the bank took it back.
  await updateAmounts(tx, [price.id], { paidAt: now, paymentMethod: 'virtualAccount' })
  await updateFinal(tx, price.id, true)
  await moveStates(tx, amounts, { action: 'pay', as: 'flow', ids: [price.id], doer, reason })
  await meetDeadlines(tx, { machine: amounts.machine.name, rowIds: [price.id] })
  await restoreCorrections(given, price)
  await lapseProposals(given, { acts: ['settleCarMoney'], subjectIds: [contractId], reason })
  emit('carMoneyPaid', { contractId })
  return true
}
