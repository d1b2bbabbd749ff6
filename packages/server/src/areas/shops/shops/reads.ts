// Shops: the office sees all, a dealer the own one; another's is as if missing.
import { shopsCalls } from '@bidyard/contract/calls/shops'
import { sql } from 'kysely'
import { isStaff } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { showShop } from './show-shop.ts'
import { findShop, shopsQuery } from './shops.sql.ts'

export const listShops = listing(shopsCalls.listShops, ({ db, caller }) => {
  const all = shopsQuery(db)
  return source({
    query: isStaff(caller) ? all : all.where('shops.id', '=', caller.shopId),
    columns: {
      id: sql`shops.id`,
      shopName: sql`shops.name collate "korean"`,
      businessNumber: sql`companies.business_number`,
      phoneNumber: sql`companies.phone_number`,
      companyId: sql`shops.company_id`,
      state: sql`shops.state`,
      grade: sql`shops.grade`,
      createdAt: sql`shops.created_at`,
      updatedAt: sql`shops.updated_at`,
    },
    item: showShop,
  })
})

export const getShop = read(shopsCalls.getShop, async ({ db, caller, params, refuse }) => {
  const shop = isStaff(caller) || caller.shopId === params.id ? await findShop(db, params.id) : undefined
  if (shop === undefined) throw refuse('notFound')
  return showShop(shop)
})
