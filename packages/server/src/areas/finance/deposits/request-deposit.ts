// Asks a shop for its deposit, or for what is missing of it: an amount that is expected, with an end to the waiting.
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import { issueAmount } from '../amounts/issue-amount.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import { type MoneyGiven, shopDeposits } from '../finance-parts.ts'
import { graceAfter, payableUntil } from '../subscriptions/month-rules.ts'
import { depositOf } from './deposit-of.ts'
import { type DepositRecord, findDeposit, insertDeposit } from './deposits.sql.ts'

export type RequestedDeposit = DepositRecord | 'enough' | 'waiting'

export const requestDeposit = async (given: MoneyGiven, wish: {
  readonly shopId: string; readonly memberId: string | null; readonly at?: Date | null
}): Promise<RequestedDeposit> => {
  const { tx, now, emit } = given
  await lockShops(tx, [wish.shopId])
  const standing = await depositOf(tx, wish.shopId)
  if (standing.waiting !== undefined) return 'waiting'
  if (standing.isEnough) return 'enough'
  const { value: shop } = await readConfiguration(tx, 'shop')
  const dueAt = payableUntil(wish.at ?? now, shop.virtualAccountHours, shop.virtualAccountEndsAt)
  const amount = await issueAmount(given, {
    source: `deposit:${crypto.randomUUID()}`, kind: 'deposit', feeType: null, shopId: wish.shopId,
    memberId: wish.memberId, totalWon: standing.missingWon, dueAt, at: wish.at ?? null,
  })
  const id = await insertDeposit(tx, {
    ...wish, kind: standing.kind, amountWon: standing.missingWon, amountId: amount.id,
  })
  await setDeadlines(tx, [{
    machine: shopDeposits.machine.name, rowId: id, duty: 'pay', whose: 'shop', holderId: wish.shopId,
    dueAt: graceAfter(dueAt, shop.virtualAccountGraceMinutes), finalAt: null,
  }])
  emit('shopDepositChanged', { shopId: wish.shopId })
  const deposit = await findDeposit(tx, id)
  if (deposit === undefined) throw new Error('a deposit that was just written is gone')
  return deposit
}
