// The bank takes a payment back. Nothing may block that: what was used of the money meanwhile becomes a claim.
import { moveStates } from '../../../runtime/work/move-states.ts'
import { reopenDeposit } from '../deposits/reopen-deposit.ts'
import { amounts, type MoneyGiven } from '../finance-parts.ts'
import { findBalance } from '../ledger/ledger.sql.ts'
import { debit, postOne, reverse } from '../ledger/post.ts'
import { reopenSubscription } from '../subscriptions/reopen-subscription.ts'
import { paidInto } from './amount-rules.ts'
import { type AmountRecord, lockAmount, updateAmounts } from './amounts.sql.ts'
import { billAmount, issueAmount, watchOverdue } from './issue-amount.ts'
import { tellAmounts } from './tell-amounts.ts'

/** claimed: at least a part was used, so the shop owes it. */
export type Unsettled = 'unsettled' | 'claimed' | 'notPaid' | 'missing'

interface Why {
  readonly amountId: string
  readonly reason: string
}

/** Fills the account that the payment had gone into, so that the payment can be taken out of it again. */
const claimShortfall = async (given: MoneyGiven, amount: AmountRecord, reason: string): Promise<number> => {
  const { tx, doer, now } = given
  const account = paidInto(amount)
  const isReceivable = amount.kind === 'fee' || amount.kind === 'claim'
  const spentWon = isReceivable ? 0 : amount.kind === 'deposit'
    ? await reopenDeposit.spentOf(given, amount)
    : amount.totalWon - Math.min(await findBalance(tx, account), amount.totalWon)
  if (spentWon === 0) return 0
  const source = `amount:${amount.id}:shortfall:${amount.version}`
  const { id: entryId } = await postOne(tx, doer, {
    source, act: 'depositFilled', shopId: amount.shopId, subject: 'amount', subjectId: amount.id, reason,
    postings: [debit('shopClaim', spentWon, amount.shopId), { ...account, won: -spentWon }],
  })
  await billAmount(given, await issueAmount(given, {
    source: `claim:${source}`, kind: 'claim', feeType: 'etcFee', shopId: amount.shopId, totalWon: spentWon,
    note: reason,
    orderId: amount.orderId, auctionId: amount.auctionId, biddingId: amount.biddingId,
    contractId: amount.contractId,
  }), { as: 'flow', dueAt: now, entryId })
  return spentWon
}

/** It was on its way back already: the money that went out is owed now. */
const claimRefunded = async (given: MoneyGiven, amount: AmountRecord, reason: string): Promise<void> => {
  const { tx, doer, now } = given
  const { totalWon, shopId, payEntryId } = amount
  const source = `amount:${amount.id}:taken-back`
  const account = paidInto(amount)
  // Neither what is billed nor what lies here may go below nothing on the way.
  const takeBack = () => payEntryId === null ? undefined : reverse(tx, doer, { entryId: payEntryId, reason })
  if (account.kind === 'shopReceivable') await takeBack()
  const { id: entryId, isNew } = await postOne(tx, doer, {
    source, act: 'claimed', shopId, subject: 'amount', subjectId: amount.id, reason,
    postings: [debit('shopClaim', totalWon, shopId), { ...account, won: -totalWon }],
  })
  if (!isNew) return
  if (account.kind !== 'shopReceivable') await takeBack()
  await billAmount(given, await issueAmount(given, {
    source: `claim:${source}`, kind: 'claim', feeType: 'etcFee', shopId, totalWon, note: reason,
  }), { as: 'flow', dueAt: now, entryId })
}

/** A fee that was paid before its time has what is left of it; everything else is owed at once. */
const dueAgain = ({ kind, feeType, dueAt }: AmountRecord, now: Date): Date =>
  dueAt !== null && (dueAt < now || (kind === 'fee' && feeType !== 'subscriptionFee')) ? dueAt : now

const backToBilled = async (given: MoneyGiven, amount: AmountRecord): Promise<void> => {
  const { tx, doer, now } = given
  const dueAt = dueAgain(amount, now)
  await moveStates(tx, amounts, { action: 'unpay', as: 'bank', ids: [amount.id], doer })
  await updateAmounts(tx, [amount.id], { payEntryId: null, paidAt: null, paymentMethod: null, dueAt })
  await watchOverdue(given, { id: amount.id, shopId: amount.shopId, dueAt: dueAt < now ? now : dueAt })
}

/** What nobody owed before it was paid is waited for again, or no more. */
const backToExpected = async (
  given: MoneyGiven, amount: AmountRecord, then: 'expected' | 'voided', reason: string,
): Promise<void> => {
  const { tx, doer, now } = given
  const { billEntryId } = amount
  if (amount.kind === 'fee' && billEntryId !== null) await reverse(tx, doer, { entryId: billEntryId, reason })
  await moveStates(tx, amounts, {
    action: then === 'expected' ? 'unpayExpected' : 'annul', as: 'bank', ids: [amount.id], doer, reason,
  })
  await updateAmounts(tx, [amount.id], {
    payEntryId: null, billEntryId: null, paidAt: null, billedAt: null, paymentMethod: null,
    ...(then === 'voided' ? { voidedAt: now } : {}),
  })
}

export const unsettleAmount = async (given: MoneyGiven, { amountId, reason }: Why): Promise<Unsettled> => {
  const { tx, doer, emit } = given
  const amount = await lockAmount(tx, amountId)
  if (amount === undefined) return 'missing'
  tellAmounts(emit, [amount])
  if (amount.state === 'refunding' || amount.state === 'refunded') {
    await claimRefunded(given, amount, reason)
    return 'claimed'
  }
  if (amount.state !== 'paid' || amount.payEntryId === null) return 'notPaid'
  const claimedWon = await claimShortfall(given, amount, reason)
  await reverse(tx, doer, { entryId: amount.payEntryId, reason })
  if (amount.kind === 'deposit')
    await backToExpected(given, amount, await reopenDeposit.reopen(given, amount, reason), reason)
  else if (amount.feeType === 'subscriptionFee') {
    const then = await reopenSubscription(given, amount, reason)
    if (then === 'billed') await backToBilled(given, amount)
    else await backToExpected(given, amount, then, reason)
  } else await backToBilled(given, amount)
  return claimedWon > 0 ? 'claimed' : 'unsettled'
}

/** A fee that is paid together with something else: nobody owes it by itself, so it is expected again. */
export const unsettleFully = async (given: MoneyGiven, { amountId, reason }: Why): Promise<Unsettled> => {
  const amount = await lockAmount(given.tx, amountId)
  if (amount?.state !== 'paid' || amount.payEntryId === null) return unsettleAmount(given, { amountId, reason })
  await reverse(given.tx, given.doer, { entryId: amount.payEntryId, reason })
  await backToExpected(given, amount, 'expected', reason)
  tellAmounts(given.emit, [amount])
  return 'unsettled'
}
