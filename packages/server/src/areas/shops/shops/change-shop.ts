// Changes the name or the kind of business of a shop; somebody else's change in between is a conflict.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import type { Tx } from '../../../runtime/database/database.ts'
import { refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import type { Doer, Emit } from '../../../runtime/work/events.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { getShopRecord, lockShop, updateShop } from './shops.sql.ts'
import { type ShownShop, showShop } from './show-shop.ts'

interface ShopChange {
  readonly tx: Tx
  readonly doer: Doer
  readonly emit: Emit
  readonly id: string
  readonly act: string
  readonly seenVersion: number
  readonly reason: string
}

export const changeShopBy = async (
  given: ShopChange, changes: Parameters<typeof updateShop>[2],
): Promise<ShownShop> => {
  const { tx, doer, emit, id, act, seenVersion, reason } = given
  const shop = await lockShop(tx, id)
  if (shop === undefined) throw refuse('notFound')
  if (shop.version !== seenVersion) throw refuse('conflict')
  await updateShop(tx, shop.id, changes)
  const changed = await getShopRecord(tx, shop.id)
  const [before, after] = [showShop(shop), showShop(changed)]
  await writeAudit(tx, doer, [{ act, subject: 'shop', subjectId: shop.id, before, after, reason }])
  emit('shopChanged', { shopId: shop.id, companyId: shop.companyId })
  return after
}

export const changeShop = action(shopsCalls.changeShop, ({ tx, doer, emit, params, body }) =>
  changeShopBy({ tx, doer, emit, id: params.id, act: 'change shop', ...body }, {
    name: body.name, registrationType: body.registrationType,
  }))
