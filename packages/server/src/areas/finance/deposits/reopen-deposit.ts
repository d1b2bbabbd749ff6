// A deposit that the bank took back: waited for again, unless it was used up, for then the claim takes its place.
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { setDeadlines, voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type AmountRecord, updateAmounts } from '../amounts/amounts.sql.ts'
import { voidAmounts } from '../amounts/void-amounts.ts'
import { type MoneyGiven, shopDeposits } from '../finance-parts.ts'
import { graceAfter, payableUntil } from '../subscriptions/month-rules.ts'
import {
  findDepositOfAmount, findWaitingDeposit, updateDepositsVoided, updateRemaining,
} from './deposits.sql.ts'

const depositOfAmount = async ({ tx }: MoneyGiven, amount: AmountRecord) => {
  const deposit = await findDepositOfAmount(tx, amount.id)
  if (deposit === undefined) throw new Error(`${amount.amountNo} pays for no deposit`)
  return deposit
}

const spentOf = async (given: MoneyGiven, amount: AmountRecord): Promise<number> => {
  const { amountWon, remainingWon } = await depositOfAmount(given, amount)
  return amountWon - remainingWon
}

/** Nobody is asked for two deposits at once: the whole one takes the place of what was missing of it. */
export const voidWaiting = async (
  given: MoneyGiven, shopId: string, as: 'staff' | 'clock' | 'flow', reason: string,
): Promise<boolean> => {
  const { tx, doer, emit } = given
  const waiting = await findWaitingDeposit(tx, shopId)
  if (waiting === undefined) return false
  await voidAmounts(given, { ids: [waiting.amountId], as: 'flow', reason })
  await moveStates(tx, shopDeposits, { action: 'void', as, ids: [waiting.id], doer, reason })
  await updateDepositsVoided(tx, [waiting.id])
  await voidDeadlines(tx, { machine: shopDeposits.machine.name, rowIds: [waiting.id] })
  emit('shopDepositChanged', { shopId })
  return true
}

/** Its remaining part went to the bank with the payment; tells what its amount is from now on. */
const reopen = async (given: MoneyGiven, amount: AmountRecord, reason: string): Promise<'expected' | 'voided'> => {
  const { tx, doer, emit, now } = given
  const deposit = await depositOfAmount(given, amount)
  emit('shopDepositChanged', { shopId: deposit.shopId })
  if (deposit.state !== 'deposited') return 'voided'
  await voidWaiting(given, deposit.shopId, 'clock', reason)
  await updateRemaining(tx, deposit.id, 0)
  await moveStates(tx, shopDeposits, { action: 'reverse', as: 'bank', ids: [deposit.id], doer, reason })
  const { value: shop } = await readConfiguration(tx, 'shop')
  const dueAt = payableUntil(now, shop.virtualAccountHours, shop.virtualAccountEndsAt)
  await updateAmounts(tx, [amount.id], { dueAt })
  await setDeadlines(tx, [{
    machine: shopDeposits.machine.name, rowId: deposit.id, duty: 'pay', whose: 'shop', holderId: deposit.shopId,
    dueAt: graceAfter(dueAt, shop.virtualAccountGraceMinutes), finalAt: null,
  }])
  return 'expected'
}

export const reopenDeposit = { spentOf, reopen } as const
