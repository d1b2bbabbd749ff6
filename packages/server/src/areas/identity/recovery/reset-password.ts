// Sets a new password for a proven person: the token is used up, the account unlocked, every session ended.
import { identityCalls } from '@bidyard/contract/calls/identity'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { Fail } from '../../../runtime/failure.ts'
import { inSteps } from '../../../runtime/handler.ts'
import { writeAccess } from '../../../runtime/work/logs.ts'
import {
  followProven, type GivenToken, peekIdentityToken, takeIdentityToken, useIdentityToken,
} from '../checks/identity-tokens.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { listOwnWords } from '../passwords/own-words.ts'
import { passwordProblem, plainUsername } from '../passwords/password-rules.ts'
import { endSessions } from '../sessions/open-session.ts'
import { clearAttempts } from '../sign-in/attempts.ts'
import { isOfficeType } from '../sign-in/sign-in-rules.ts'
import { updateTicketsUsed } from '../sign-in/tickets.sql.ts'
import { type Login, updatePassword } from '../users/users.sql.ts'
import { agreeingOf, consentsWantedOf } from './first-consents.ts'
import { findOwned } from './owners.ts'

type FailReset = Fail<typeof identityCalls.resetPassword>

const findOwner = async (
  db: Reader, { personal, describeMember }: IdentityParts, fail: FailReset,
  given: { readonly token: string; readonly username: string | undefined },
): Promise<{ login: Login; words: string[] }> => {
  const proven = await peekIdentityToken(db, personal, { token: given.token, usage: 'ID/password-recovery' })
  if (proven === undefined) throw fail('INVALID_IDENTIFY_TOKEN')
  const owned = await findOwned(db, personal, proven, given.username)
  if (owned === 'none') throw fail('MEMBER_NOT_FOUND')
  if (owned === 'several') throw fail('AMBIGUOUS_TO_DETERMINE')
  // Whether somebody else has that name is not told.
  if (owned === 'notThisOne') throw fail('INVALID_IDENTIFY_PERSON')
  return { login: owned.login, words: await listOwnWords(db, describeMember, owned.login, proven.facts) }
}

/**
 * Whoever proves it for the first time is known by more from then on than what an office wrote down; of anybody else
 * what the CI proves anew is kept. Undefined where the proof is none any more.
 */
const takeProof = async (
  tx: Tx, { personal }: IdentityParts, { isFirst, ...given }: GivenToken & { readonly isFirst: boolean },
): Promise<boolean | undefined> => {
  if (isFirst) return await takeIdentityToken(tx, personal, given) === undefined ? undefined : false
  const proven = await useIdentityToken(tx, personal, given)
  return proven === undefined ? undefined : followProven(tx, personal, proven)
}

export const resetPassword = (parts: IdentityParts) =>
  inSteps(identityCalls.resetPassword, async ({ db, step, body, caller, request, fail }) => {
    const { personal, firstConsents } = parts
    const username = body.username === undefined ? undefined : plainUsername(body.username)
    const { login, words } = await findOwner(db, parts, fail, { token: body.identityToken, username })
    const wanted = await consentsWantedOf(db, firstConsents, login)
    // What is wanted and cannot be kept was not given either.
    const agreeing = wanted.length === 0 ? null : agreeingOf(login, body.consents)
    if (agreeing === undefined) throw fail('CONSENT_NEEDED')
    const isStaff = isOfficeType(login.memberType)
    if (passwordProblem({ password: body.password, ownWords: words, isStaff }) !== undefined)
      throw fail('INVALID_PASSWORD_FORMAT')
    const passwordHash = await hashPassword(body.password)

    await step(async ({ tx }) => {
      // Of two who use the token at once, one gets it, and only now: a refused password costs no new check.
      const given = { token: body.identityToken, usage: 'ID/password-recovery' } as const
      const isNews = await takeProof(tx, parts, { ...given, isFirst: login.passwordHash === null })
      if (isNews === undefined) throw fail('INVALID_IDENTIFY_TOKEN')
      if (agreeing !== null)
        await firstConsents.keep(tx, agreeing.memberId, { consents: agreeing.consents, language: request.language })
      await updatePassword(tx, login.id, passwordHash)
      await clearAttempts(tx, personal, login.uid)
      await updateTicketsUsed(tx, login.id)
      await endSessions(tx, [login.id])
      await writeAccess(tx, { ...caller, userId: login.id }, request, [
        { act: 'reset password', subject: 'user', subjectId: login.id },
        ...(isNews ? [{ act: 'follow identity check', subject: 'user', subjectId: login.id }] : []),
      ])
    })
    return { username: login.uid }
  })
