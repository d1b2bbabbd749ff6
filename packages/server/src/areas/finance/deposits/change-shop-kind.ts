// Says what a shop trades, which decides how much it puts down.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import { askNoMore } from './ask-no-more.ts'
import { findShopKind, updateShopKind } from './deposits.sql.ts'

export const changeShopKind = action(financeCalls.changeShopKind, async (given) => {
  const { tx, params, body, doer, emit, refuse } = given
  await lockShops(tx, [params.id])
  const shop = await findShop(tx, params.id)
  if (shop === undefined) throw refuse('notFound')
  if (shop.version !== body.seenVersion) throw refuse('conflict')
  const before = await findShopKind(tx, shop.id)
  await updateShopKind(tx, shop.id, body.kind)
  await writeAudit(tx, doer, [{
    act: 'change kind of shop', subject: 'shop', subjectId: shop.id, before: { kind: before },
    after: { kind: body.kind }, reason: body.reason,
  }])
  emit('shopChanged', { shopId: shop.id, companyId: shop.companyId })
  // The other kind puts down another sum.
  emit('shopDepositChanged', { shopId: shop.id })
  await askNoMore(given, [shop.id], body.reason)
  return { shopId: shop.id, kind: body.kind, version: shop.version + 1 }
})
