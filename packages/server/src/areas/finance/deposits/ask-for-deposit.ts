// The office asks a shop for its deposit, waits no longer for one, or says what the shop trades.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import { askNoMore } from './ask-no-more.ts'
import { findDeposit, findShopKind, updateShopKind } from './deposits.sql.ts'
import { voidWaiting } from './reopen-deposit.ts'
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
