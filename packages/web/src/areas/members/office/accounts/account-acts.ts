// What the office may do to an account, each with the call that does it and when it makes sense.
import { identityCalls } from '@bidyard/contract/calls/identity'
import type { ReceivedOf } from '@bidyard/contract/call'
import type { userActs } from '@bidyard/contract/shapes/identity'
import { isOfficeMade } from '@bidyard/contract/shapes/registration/office-made'

export type Account = ReceivedOf<typeof identityCalls.getUser>

export const accountCalls = {
  restrict: identityCalls.restrictUser,
  unrestrict: identityCalls.unrestrictUser,
  unlock: identityCalls.unlockUser,
  resetDevice: identityCalls.resetUserDevice,
  resetFactor: identityCalls.resetUserSecondFactor,
  endSessions: identityCalls.endUserSessions,
} as const
export type AccountAct = keyof typeof accountCalls

type UserAct = (typeof userActs)[number]

/** By an identity check they would make a new one themselves. */
export const hasOfficePassword = ({ person, memberType }: Account): boolean =>
  person === null && isOfficeMade(memberType)

/** Acts that take something away. */
export const isHard = (act: AccountAct): boolean => act !== 'unlock' && act !== 'unrestrict'

/** What an act leaves behind, so that nobody has to look again. */
export const afterAct = (act: UserAct, account: Account): Account => {
  if (act === 'restrict') return { ...account, state: 'restricted' }
  if (act === 'unrestrict') return { ...account, state: 'active' }
  if (act === 'unlock') return { ...account, isLocked: false }
  if (act === 'resetDevice') return { ...account, deviceSetAt: null }
  return act === 'resetFactor' ? { ...account, hasSecondFactor: false } : account
}
