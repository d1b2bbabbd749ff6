// Shows a shop as the wire has it.
import type { shopsCalls } from '@bidyard/contract/calls/shops'
import type { AnswerOf } from '@bidyard/contract/call'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { showAddress } from '../companies/show-company.ts'
import type { ShopRecord } from './shops.sql.ts'

export type ShownShop = AnswerOf<typeof shopsCalls.getShop>

export const showShop = (shop: ShopRecord): ShownShop => ({
  id: shop.id, companyId: shop.companyId, name: shop.name, state: shop.state, grade: shop.grade,
  registrationType: shop.registrationType, businessNumber: shop.businessNumber,
  representativeName: shop.representativeName, phoneNumber: shop.phoneNumber, email: shop.email,
  address: showAddress(shop), version: shop.version, createdAt: timeOf(shop.createdAt),
  updatedAt: timeOf(shop.updatedAt),
})
