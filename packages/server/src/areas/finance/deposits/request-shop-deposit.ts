// Asks a shop for what is missing of its deposit.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import { requestDeposit } from './request-deposit.ts'
import { showDeposit } from './show-deposit.ts'

export const requestShopDeposit = action(financeCalls.requestShopDeposit, async (given) => {
  const { tx, caller, body, doer, fail, refuse } = given
  if ((await findShop(tx, body.shopId)) === undefined) throw fail('SHOP_NOT_FOUND')
  const deposit = await requestDeposit(given, { shopId: body.shopId, memberId: caller.memberId })
  if (typeof deposit === 'string') throw refuse('conflict')
  const shown = showDeposit(deposit)
  await writeAudit(tx, doer, [{
    act: 'request deposit', subject: 'shop', subjectId: body.shopId, after: shown, reason: body.reason,
  }])
  return shown
})
