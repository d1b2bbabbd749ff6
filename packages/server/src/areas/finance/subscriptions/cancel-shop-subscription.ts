// The office calls off a month that is not paid, has not begun, or was granted.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { showSubscription } from './show-subscription.ts'
import { findSubscription } from './subscriptions.sql.ts'

export const cancelShopSubscription = action(financeCalls.cancelShopSubscription, async (given) => {
  const { tx, params, body, doer, refuse } = given
  const found = await findSubscription(tx, params.id)
  if (found === undefined) throw refuse('notFound')
  await lockShops(tx, [found.shopId])
  const before = await findSubscription(tx, params.id)
  if (before === undefined || !(await cancelSubscription(given, before, 'staff', body.reason))) throw refuse('conflict')
  const after = await findSubscription(tx, params.id)
  if (after === undefined) throw new Error('a locked row is gone')
  await writeAudit(tx, doer, [{
    act: 'cancel subscription', subject: 'shop', subjectId: before.shopId, askedId: before.id,
    before: showSubscription(before), after: showSubscription(after), reason: body.reason,
  }])
  return showSubscription(after)
})
