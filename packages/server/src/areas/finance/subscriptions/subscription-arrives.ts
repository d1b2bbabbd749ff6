// A month has been paid: it begins now, or when its first day comes.
import { meetDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type MoneyGiven, shopSubscriptions } from '../finance-parts.ts'
import { findSubscriptionOfAmount } from './subscriptions.sql.ts'
import { watchMonth } from './watch-month.ts'

export const subscriptionArrives = async (given: MoneyGiven, { amountId, as }: {
  readonly amountId: string; readonly as: 'bank' | 'staff'
}): Promise<void> => {
  const { tx, doer, emit, now } = given
  const month = await findSubscriptionOfAmount(tx, amountId)
  // A fee of this type may also be billed by hand, for no month in particular; one billed after its month stays over.
  if (month === undefined || month.state !== 'depositWaiting') return
  const action = month.startsAt > now ? 'arriveEarly' : 'arrive'
  await moveStates(tx, shopSubscriptions, { action, as, ids: [month.id], doer })
  await meetDeadlines(tx, { machine: shopSubscriptions.machine.name, rowIds: [month.id], duty: 'pay' })
  await watchMonth(given, month)
  emit('subscriptionChanged', { shopId: month.shopId, month: month.month })
}
