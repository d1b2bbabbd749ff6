// Follows what happens to shops: one that is banned for good loses bids that were chosen; the office sees its awards.
import type { PayloadOf } from '@bidyard/contract/events'
import type { ContractGiven } from '../contract-parts.ts'
import { findOpenOfShop, listOpenOfShops } from '../contracts/contracts.sql.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { reachBanned } from './expire-contracts.ts'

export const followBans = async (
  given: ContractGiven, told: readonly PayloadOf<'shopRestrictionChanged'>[],
): Promise<void> => {
  const banned = told.filter(({ restriction }) => restriction === 'permanentBan').map(({ shopId }) => shopId)
  if (banned.length === 0) return
  await reachBanned(given, await listOpenOfShops(given.tx, banned))
}

/** A banned shop keeps its way in as long as one of its contracts is open. */
export const contractIsLeft = (db: Reader, shopId: string): Promise<boolean> => findOpenOfShop(db, shopId)
