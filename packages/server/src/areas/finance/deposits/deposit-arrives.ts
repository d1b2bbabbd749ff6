// A deposit has been paid in: from now on it counts.
import { meetDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type MoneyGiven, shopDeposits } from '../finance-parts.ts'
import { findDepositOfAmount, updateDepositArrived } from './deposits.sql.ts'

export const depositArrives = async (given: MoneyGiven, { amountId, as, at }: {
  readonly amountId: string; readonly as: 'bank' | 'staff'; readonly at: Date | null
}): Promise<void> => {
  const { tx, doer, emit, now } = given
  const deposit = await findDepositOfAmount(tx, amountId)
  if (deposit === undefined) throw new Error(`the amount ${amountId} pays for no deposit`)
  const { moved } = await moveStates(tx, shopDeposits, { action: 'arrive', as, ids: [deposit.id], doer })
  if (moved.length === 0) throw new Error(`the deposit ${deposit.id} does not wait for money`)
  await updateDepositArrived(tx, deposit.id, at ?? now)
  await meetDeadlines(tx, { machine: shopDeposits.machine.name, rowIds: [deposit.id] })
  emit('shopDepositChanged', { shopId: deposit.shopId })
}
