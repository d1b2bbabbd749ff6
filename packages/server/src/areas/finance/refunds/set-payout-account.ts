// A shop says where it wants its money: the first account counts at once, a changed one a day later.
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { action } from '../../../runtime/handler.ts'
import { findMember } from '../../members/for-other-areas.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import type { FinanceParts } from '../finance-parts.ts'
import { ownShopOf } from '../own-shop.ts'
import { nameAccount } from './name-account.ts'

export const setPayoutAccount = ({ personal }: FinanceParts) => action(financeCalls.setPayoutAccount, async (given) => {
  const { tx, caller, body, fail, refuse } = given
  const { shopId, memberId } = ownShopOf(caller, fail)
  const member = await findMember(tx, memberId)
  if (member === undefined || !leadsShop(member)) throw refuse('forbidden')
  await lockShops(tx, [shopId])
  return nameAccount(given, personal, { shopId, memberId, account: body, firstCountsAtOnce: true })
})
