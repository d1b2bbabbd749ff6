// Suspends, resumes, closes or reopens a shop; it trades only while its company does.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { lockCompany } from '../companies/companies.sql.ts'
import { shops } from '../shop-parts.ts'
import { showShop } from './show-shop.ts'
import { findShop, getShopRecord, lockShop } from './shops.sql.ts'

export const changeShopState = action(shopsCalls.changeShopState, async (given) => {
  const { tx, params, body: { action: name, reason }, doer, refuse, emit } = given
  const found = await findShop(tx, params.id)
  // The company first: whoever stops it goes on to its shop.
  const company = found === undefined ? undefined : await lockCompany(tx, found.companyId)
  const shop = await lockShop(tx, params.id)
  if (shop === undefined || company === undefined) throw refuse('notFound')
  const begins = name === 'resume' || name === 'reopen'
  if (begins && company.state !== 'active') throw refuse('conflict')
  const { moved } = await moveStates(tx, shops, { action: name, as: 'staff', ids: [shop.id], doer, reason })
  if (moved.length === 0) throw refuse('conflict')

  const changed = await getShopRecord(tx, shop.id)
  await writeAudit(tx, doer, [{
    act: `${name} shop`, subject: 'shop', subjectId: shop.id, before: { state: shop.state },
    after: { state: changed.state }, reason,
  }])
  emit('shopChanged', { shopId: shop.id, companyId: shop.companyId })
  return showShop(changed)
})
