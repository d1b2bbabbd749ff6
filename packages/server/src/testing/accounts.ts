// Accounts that can sign in: a user with a password, and where it is wanted a verified person and a device.
import { randomUUID } from 'node:crypto'
import { identityCalls } from '@bidyard/contract/calls/identity'
import type { IdentityUsage } from '@bidyard/contract/enums'
import { hashPassword } from '../areas/identity/passwords/hash-password.ts'
import type { Ask } from './ask.ts'
import type { TestApp } from './app.ts'
import { type MadeMember, makeMember, type MemberWish } from './make.ts'

export const goodPassword = '비오는날엔파전과막걸리를먹는다'
const kept = hashPassword(goodPassword)

export interface Somebody {
  readonly name: string
  readonly birthday: string
  readonly phone: string
  readonly ci?: string
}

let count = 0
/** Each call is another human being. */
export const somebody = (known: Partial<Somebody> = {}): Somebody => {
  count += 1
  return {
    name: '홍길동', birthday: '19900101', phone: `010${String(10_000_000 + count)}`, ci: `ci-${randomUUID()}`, ...known,
  }
}

export const withoutCi = ({ name, birthday, phone }: Somebody): Somebody => ({ name, birthday, phone })

/** An identity token without the provider's pages. */
export const proofOf = async (
  ask: Ask, who: Somebody, usage: IdentityUsage = 'ID/password-recovery',
): Promise<string> => {
  const { identityToken } = await ask(identityCalls.completeAsDummy, { body: { ...who, usage } })
  return identityToken
}

export interface Account extends MadeMember {
  readonly username: string
  readonly password: string
}

/** A user with a place, a password, and the person behind it when one is given. */
export const makeAccount = async (
  app: TestApp, wish: MemberWish & { readonly who?: Somebody } = {},
): Promise<Account> => {
  const made = await makeMember(app.database, wish)
  const { personal } = app.providers
  const passwordHash = await kept
  const username = await app.database.transact(async (tx) => {
    const who = wish.who
    const person = who === undefined ? undefined : await tx
      .insertInto('persons')
      .values({
        name: who.name, birthday_sealed: personal.seal(who.birthday), phone_sealed: personal.seal(who.phone),
        phone_hash: personal.lookup('phone', who.phone, 1), lookup_version: 1,
        identity_hash: personal.lookup('identity', `${who.name}|${who.birthday}|${who.phone}`, 1),
        ci_hash: who.ci === undefined ? null : personal.lookup('ci', who.ci, 1),
      })
      .returning('id').executeTakeFirstOrThrow()
    const { uid } = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash, person_id: person?.id ?? null })
      .where('id', '=', made.userId)
      .returning('uid').executeTakeFirstOrThrow()
    return uid
  })
  return { ...made, username, password: goodPassword }
}

/** The token of a sign-in that needed nothing more. */
export const signedIn = async (app: TestApp, account: Account, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await app.ask(identityCalls.signIn, {
    body: { username: account.username, password: account.password },
  }, { headers })
  if (answer.step !== 'signedIn') throw new Error(`the sign-in stopped at ${answer.step}`)
  return answer.token
}

/** What the access log says that somebody did, the oldest first. */
export const actsOf = async (app: TestApp, userId: string): Promise<string[]> =>
  (await app.sql<{ act: string }[]>`select act from access_log where user_id = ${userId} order by id`)
    .map(({ act }) => act)
