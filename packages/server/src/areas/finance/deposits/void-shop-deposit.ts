// Waits no longer for a deposit that was asked for.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import { findDeposit } from './deposits.sql.ts'
import { voidWaiting } from './reopen-deposit.ts'
import { showDeposit } from './show-deposit.ts'

export const voidShopDeposit = action(financeCalls.voidShopDeposit, async (given) => {
  const { tx, params, body, doer, refuse } = given
  const found = await findDeposit(tx, params.id)
  if (found === undefined) throw refuse('notFound')
  await lockShops(tx, [found.shopId])
  const before = await findDeposit(tx, params.id)
  if (before?.state !== 'depositWaiting' || before.voidedAt !== null) throw refuse('conflict')
  await voidWaiting(given, before.shopId, 'staff', body.reason)
  const after = await findDeposit(tx, params.id)
  if (after === undefined) throw new Error('a locked row is gone')
  await writeAudit(tx, doer, [{
    act: 'void deposit', subject: 'shop', subjectId: before.shopId, askedId: before.id, before: showDeposit(before),
    after: showDeposit(after), reason: body.reason,
  }])
  return showDeposit(after)
})
