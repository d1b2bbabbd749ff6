// Whose contract somebody sees: the office all, sellers and partners those of their cars, dealers those of their shop.
import { type SqlBool, sql } from 'kysely'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import { ofOwnCars } from '../../cars/for-other-areas.ts'
import { seesCarOf } from '../../partners/for-other-areas.ts'
import type { ContractRecord } from './contracts.sql.ts'

export type ContractViewer = 'office' | 'seller' | 'buyer'

/** Undefined for everybody to whom the contract does not exist. */
export const contractViewerOf = (
  caller: Caller, contract: Pick<ContractRecord, 'shopId' | 'partnerId' | 'exhibitId'>,
): ContractViewer | undefined => {
  if (isStaff(caller)) return 'office'
  if (seesCarOf(caller, contract)) return 'seller'
  return caller.roles.has('dealer') && caller.shopId === contract.shopId ? 'buyer' : undefined
}

/** For lists over `contracts` and `orders`. */
export const ofSeenContracts = (caller: Caller) =>
  caller.roles.has('dealer')
    ? sql<SqlBool>`(contracts.shop_id = ${caller.shopId}::uuid or ${ofOwnCars(caller)})`
    : ofOwnCars(caller)
