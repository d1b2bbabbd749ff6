// The office says where a shop that nobody leads any more wants its money; otherwise what is left there would stay.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { action } from '../../../runtime/handler.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import type { FinanceParts } from '../finance-parts.ts'
import { isLed } from './is-led.ts'
import { nameAccount } from './name-account.ts'

export const setShopPayoutAccount = ({ personal }: FinanceParts) =>
  action(financeCalls.setShopPayoutAccount, async (given) => {
    const { tx, caller, params, body: { reason, ...account }, refuse } = given
    if ((await findShop(tx, params.id)) === undefined) throw refuse('notFound')
    await lockShops(tx, [params.id])
    if (await isLed(tx, params.id)) throw refuse('conflict')
    return nameAccount(given, personal, {
      shopId: params.id, memberId: caller.memberId, account, firstCountsAtOnce: false, reason,
    })
  })
