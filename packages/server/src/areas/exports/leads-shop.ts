// Whether somebody leads the shop that they are in, as they stand there now.
import { leadsShop } from '@bidyard/contract/shapes/shop-lead'
import type { Caller } from '../../runtime/caller.ts'
import type { Reader } from '../../runtime/database/database.ts'
import { findMember } from '../members/for-other-areas.ts'

export const leadsOwnShop = async (db: Reader, caller: Caller): Promise<boolean> => {
  const member = caller.memberId === null ? undefined : await findMember(db, caller.memberId)
  return member !== undefined && leadsShop(member)
}
