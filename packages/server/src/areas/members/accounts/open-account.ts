// Makes a login with its place in a company by the office's hand: what staff and partners' people have in common.
import type { StaffPart, UserRole } from '@bidyard/contract/enums'
import type { OfficeMade } from '@bidyard/contract/shapes/registration/office-made'
import type { Tx } from '../../../runtime/database/database.ts'
import {
  insertUser, hashPassword, isOfficeType, ownWordsOf, passwordProblem, type PersonFacts, plainUsername,
  usernameProblem,
} from '../../identity/for-other-areas.ts'
import { findCompany } from '../../shops/for-other-areas.ts'
import { insertMember } from '../members/members.sql.ts'
import { findUsernameTaken } from '../registrations/registrations.sql.ts'

export interface AccountWish {
  readonly uid: string
  readonly name: string
  readonly password: string
  readonly email: string | null
  readonly type: OfficeMade
  readonly role: UserRole
  readonly part: StaffPart | null
  readonly companyId: string | null
  /** Whom an identity check will know; without one a lost password is not recovered. */
  readonly person?: PersonFacts & { readonly id: string }
}

export type AccountProblem = 'INVALID_USERNAME_FORMAT' | 'INVALID_USERNAME_DUPLICATED' | 'INVALID_PASSWORD_FORMAT'
export type OpenedAccount =
  | { readonly userId: string; readonly memberId: string }
  | { readonly problem: AccountProblem }

const ownWordsFor = async (tx: Tx, username: string, { name, person, email, companyId }: AccountWish) => {
  const company = companyId === null ? undefined : await findCompany(tx, companyId)
  return ownWordsOf({ username, name, person, email, placeNames: [company?.name] })
}

export const openAccount = async (tx: Tx, wish: AccountWish): Promise<OpenedAccount> => {
  const uid = plainUsername(wish.uid)
  if (usernameProblem(uid) !== undefined) return { problem: 'INVALID_USERNAME_FORMAT' }
  const isStaff = isOfficeType(wish.type)
  const ownWords = await ownWordsFor(tx, uid, wish)
  if (passwordProblem({ password: wish.password, ownWords, isStaff }) !== undefined)
    return { problem: 'INVALID_PASSWORD_FORMAT' }
  if (await findUsernameTaken(tx, uid)) return { problem: 'INVALID_USERNAME_DUPLICATED' }
  const passwordHash = await hashPassword(wish.password)
  const userId = await insertUser(tx, {
    uid, name: wish.name, role: wish.role, passwordHash, passwordIsFirst: true, personId: wish.person?.id ?? null,
  })
  if (userId === undefined) return { problem: 'INVALID_USERNAME_DUPLICATED' }
  const { type, companyId, part, email } = wish
  return { userId, memberId: await insertMember(tx, { userId, type, companyId, part, email }) }
}
