// Whose shop a question of the context is about: the asking dealer's own, or the one of a member whom the office names.
import { type Caller, isStaff } from '../../runtime/caller.ts'
import type { Reader } from '../../runtime/database/database.ts'
import { findMember } from '../members/for-other-areas.ts'

export interface AskedMember {
  readonly memberId: string
  readonly shopId: string
}

export type AskedProblem = 'MEMBER_NOT_FOUND' | 'MEMBER_IS_NOT_SHOP_MEMBER'

/** A dealer who names somebody else learns nothing, not even that there is such a member. */
export const askedMember = async (
  db: Reader, caller: Caller, named: string | null,
): Promise<AskedMember | AskedProblem> => {
  const memberId = named ?? caller.memberId
  if (memberId === null || (!isStaff(caller) && memberId !== caller.memberId)) return 'MEMBER_NOT_FOUND'
  const member = await findMember(db, memberId)
  if (member === undefined) return 'MEMBER_NOT_FOUND'
  return member.shopId === null ? 'MEMBER_IS_NOT_SHOP_MEMBER' : { memberId, shopId: member.shopId }
}
