// The bank has the money no more: sent back as we asked, or taken back, and then whatever it paid is open again.
import { moveStates } from '../../../runtime/work/move-states.ts'
import { findAmount } from '../amounts/amounts.sql.ts'
import { billAmount, issueAmount } from '../amounts/issue-amount.ts'
import { unsettleAmount } from '../amounts/unsettle-amount.ts'
import { unsettleCarMoney } from '../car-money/unsettle-car-money.ts'
import { type MoneyGiven, unmatchedPayments } from '../finance-parts.ts'
import { findBalance, findEntry } from '../ledger/ledger.sql.ts'
import { credit, debit, postOne, reverse } from '../ledger/post.ts'
import { listOfOrder, type OrderName, type UnmatchedRecord, updateRefusal } from './unmatched.sql.ts'

/** The house has it no more, whoever sent it back. */
export const postReturn = async (
  { tx, doer }: MoneyGiven, { id, shopId, won }: UnmatchedRecord, reason: string | null = null,
): Promise<void> => {
  await postOne(tx, doer, {
    source: `unmatched:${id}:returned`, act: 'paidOut', shopId, subject: 'unmatchedPayment', subjectId: id, reason,
    postings: [debit('unmatched', won), credit('bankClearing', won)],
  })
}

/** Once: the bank says so by its answer, by a notice, or both. */
export const finishReturn = async (given: MoneyGiven, payment: UnmatchedRecord): Promise<void> => {
  const { tx, doer, emit } = given
  const { moved } = await moveStates(tx, unmatchedPayments, {
    action: 'finishReturn', as: 'bank', ids: [payment.id], doer,
  })
  if (moved.length === 0) return
  await postReturn(given, payment)
  await updateRefusal(tx, payment.id, null)
  emit('unmatchedPaymentChanged', { paymentId: payment.id })
}

/** The rest was the shop's to have; what it had of it already, it owes. */
const takeRest = async (given: MoneyGiven, { id, shopId, restEntryId }: UnmatchedRecord, reason: string) => {
  const { tx, doer, now } = given
  const entry = restEntryId === null ? undefined : await findEntry(tx, restEntryId)
  if (entry === undefined || shopId === null) return
  const restWon = entry.postings.reduce((sum, { won }) => sum + Math.max(won, 0), 0)
  const missingWon = restWon - Math.min(await findBalance(tx, { kind: 'shopCredit', ownerId: shopId }), restWon)
  if (missingWon > 0) {
    const source = `unmatched:${id}:rest`
    const { id: entryId } = await postOne(tx, doer, {
      source, act: 'claimed', shopId, subject: 'unmatchedPayment', subjectId: id, reason,
      postings: [debit('shopClaim', missingWon, shopId), credit('shopCredit', missingWon, shopId)],
    })
    await billAmount(given, await issueAmount(given, {
      source: `claim:${source}`, kind: 'claim', feeType: 'etcFee', shopId, totalWon: missingWon, note: reason,
    }), { as: 'flow', dueAt: now, entryId })
  }
  await reverse(tx, doer, { entryId: entry.id, reason })
}

const unsettlePaid = async (given: MoneyGiven, amountId: string, reason: string): Promise<void> => {
  const amount = await findAmount(given.tx, amountId)
  if (amount?.kind === 'carPrice' && amount.contractId !== null)
    await unsettleCarMoney(given, { contractId: amount.contractId, reason })
  else await unsettleAmount(given, { amountId, reason })
}

const takeBack = async (given: MoneyGiven, payment: UnmatchedRecord): Promise<void> => {
  const { tx, doer, emit } = given
  const reason = '은행 입금 취소'
  const { moved } = await moveStates(tx, unmatchedPayments, {
    action: 'takeBack', as: 'bank', ids: [payment.id], doer, reason,
  })
  if (moved.length === 0) return
  if (payment.state === 'allocated' && payment.amountId !== null) {
    await unsettlePaid(given, payment.amountId, reason)
    await takeRest(given, payment, reason)
  }
  await reverse(tx, doer, { entryId: payment.parkedEntryId, reason })
  emit('unmatchedPaymentChanged', { paymentId: payment.id })
}

// Whoever asks holds the payments, and what they were put to, before.

/** The bank shows a deposit that is known: whatever came after it, it has taken back. */
export const endLater = async (given: MoneyGiven, of: OrderName & { readonly depositKey: string }): Promise<void> => {
  const found = await listOfOrder(given.tx, of)
  const shown = found.find(({ depositKey }) => depositKey === of.depositKey)
  const later = found.filter(({ depositKey, createdAt }) =>
    depositKey !== of.depositKey && (shown === undefined || createdAt > shown.createdAt))
  for (const payment of later) await takeBack(given, payment)
}

/** `waiting`: the deposit is gone and another may come. `ended`: nothing is there and nothing will come. */
export const endParked = async (
  given: MoneyGiven, { standing, ...order }: OrderName & { readonly standing: 'waiting' | 'ended' },
): Promise<void> => {
  for (const payment of await listOfOrder(given.tx, order))
    if (payment.state === 'returning' && standing === 'ended') await finishReturn(given, payment)
    else await takeBack(given, payment)
}
