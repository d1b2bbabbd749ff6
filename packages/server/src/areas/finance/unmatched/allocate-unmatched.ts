// Pays an amount with money that nobody knew; what is left over is owed to the shop.
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type AmountRecord, findAmount, lockShops } from '../amounts/amounts.sql.ts'
import { dueOf } from '../car-money/car-money-rules.ts'
import { isOfOpenCar } from '../car-money/of-open-car.ts'
import { holdCarMoney, settleCarMoney } from '../car-money/settle-car-money.ts'
import { type Payment, settleAmount, type Settled } from '../amounts/settle-amount.ts'
import { type MoneyGiven, unmatchedPayments } from '../finance-parts.ts'
import { credit, debit, postOne } from '../ledger/post.ts'
import type { ProposalRecord } from '../proposals/proposals.sql.ts'
import { lockUnmatched, updateAllocated } from './unmatched.sql.ts'

/** How much it takes to pay an amount: the price of a car is paid together with its fee. */
const hold = async (given: MoneyGiven, amount: AmountRecord): Promise<number> => {
  const { kind, contractId, shopId, totalWon } = amount
  const money = kind === 'carPrice' && contractId !== null ? await holdCarMoney(given, contractId) : undefined
  await lockShops(given.tx, [shopId])
  if (money !== undefined) return dueOf(money)
  return await isOfOpenCar(given.tx, amount) ? 0 : totalWon
}

const settle = (given: MoneyGiven, { kind, contractId }: AmountRecord, payment: Payment): Promise<Settled> =>
  kind === 'carPrice' && contractId !== null
    ? settleCarMoney(given, { ...payment, contractId, as: 'staff' }) : settleAmount(given, payment)

export const allocateUnmatched = async (
  given: MoneyGiven, { id, subjectId, facts, reason }: Pick<ProposalRecord, 'id' | 'subjectId' | 'facts' | 'reason'>,
): Promise<boolean> => {
  const { tx, doer, emit } = given
  const amount = facts.amountId === undefined ? undefined : await findAmount(tx, facts.amountId)
  if (amount === undefined) return false
  const { shopId } = amount
  const dueWon = await hold(given, amount)
  const payment = await lockUnmatched(tx, subjectId)
  if (payment?.state !== 'waiting' || dueWon === 0 || dueWon > payment.won) return false
  const settled = await settle(given, amount, {
    amountId: amount.id, paidWon: dueWon, method: 'virtualAccount', source: `proposal:${id}`, as: 'staff', reason,
    from: { kind: 'unmatched', ownerId: null },
  })
  if (settled !== 'settled') return false
  const restWon = payment.won - dueWon
  const rest = restWon === 0 ? null : await postOne(tx, doer, {
    source: `proposal:${id}:rest`, act: 'credited', shopId, subject: 'unmatchedPayment', subjectId: payment.id, reason,
    postings: [debit('unmatched', restWon), credit('shopCredit', restWon, shopId)],
  })
  await updateAllocated(tx, payment.id, { amountId: amount.id, shopId, restEntryId: rest?.id ?? null })
  await moveStates(tx, unmatchedPayments, { action: 'allocate', as: 'staff', ids: [payment.id], doer, reason })
  emit('unmatchedPaymentChanged', { paymentId: payment.id })
  return true
}
