// Recovery by an identity check: the name is remembered, the password set anew, and nobody learns of anybody else.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { type ConsentsGiven, consentsInForce, consentVersions } from '@bidyard/contract/shapes/registration/consents'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { actsOf, makeAccount, proofOf, signedIn, somebody, withoutCi } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { askerOf, refusalOf } from '../../../testing/ask.ts'
import { submissionOf, submit } from '../../../testing/members/applicants.ts'

let app: TestApp
let minutes = 0
beforeAll(async () => {
  app = await startTestApp({}, { stopwatch: () => minutes * 60_000 })
})
afterAll(() => app.stop())
beforeEach(() => {
  minutes += 1
})

const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code
const newPassword = '구름이 흐르는 강가의 아침'
const reset = (identityToken: string, more: { password?: string; username?: string; consents?: ConsentsGiven } = {}) =>
  app.ask(calls.resetPassword, { body: { identityToken, password: newPassword, ...more } })
const find = (identityToken: string) => app.ask(calls.findUsername, { body: { identityToken } })
const signIn = (username: string, password: string) => {
  minutes += 1
  return app.ask(calls.signIn, { body: { username, password } })
}

test('reminds a person of their username, masked, and leaves the token good', async () => {
  const who = somebody()
  const { username } = await makeAccount(app, { who })
  const token = await proofOf(app.ask, who)
  const found = await find(token)
  expect(found.username).toBe(`${username.slice(0, 3)}****`)
  expect(await find(token)).toEqual(found)
})

test('sets a new password, unlocks the account and ends every session', async () => {
  const who = somebody()
  const account = await makeAccount(app, { who })
  const running = askerOf(app.base, await signedIn(app, account))
  for (let at = 0; at < 5; at++) await codeOf(signIn(account.username, '틀린비밀번호입니다'))
  expect(await codeOf(signIn(account.username, account.password))).toBe('ACCOUNT_LOCKED_BY_PASSWORD_ERROR')

  expect(await reset(await proofOf(app.ask, who))).toEqual({ username: account.username })
  expect((await refusalOf(running(calls.whoAmI))).status).toBe(401)
  expect(await codeOf(signIn(account.username, account.password))).toBe('INVALID_CREDENTIALS')
  expect((await signIn(account.username, newPassword)).step).toBe('signedIn')
})

test('leaves a restricted account restricted', async () => {
  const who = somebody()
  const account = await makeAccount(app, { who })
  await app.sql`update users set state = 'restricted' where id = ${account.userId}`
  await reset(await proofOf(app.ask, who))
  expect(await codeOf(signIn(account.username, newPassword))).toBe('ACCOUNT_RESTRICTED')
})

describe('the token', () => {
  test('works once', async () => {
    const who = somebody()
    await makeAccount(app, { who })
    const token = await proofOf(app.ask, who)
    await reset(token)
    expect(await codeOf(reset(token))).toBe('INVALID_IDENTIFY_TOKEN')
    expect(await codeOf(find(token))).toBe('INVALID_IDENTIFY_TOKEN')
  })

  test('works for one of two who use it at once', async () => {
    const who = somebody()
    await makeAccount(app, { who })
    const token = await proofOf(app.ask, who)
    const outcomes = await Promise.allSettled([reset(token), reset(token, { password: '다른 사람이 고른 비밀번호' })])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('of another purpose is none', async () => {
    const who = somebody()
    await makeAccount(app, { who })
    const token = await proofOf(app.ask, who, 'sign-up')
    expect(await codeOf(reset(token))).toBe('INVALID_IDENTIFY_TOKEN')
    expect(await codeOf(find(token))).toBe('INVALID_IDENTIFY_TOKEN')
  })

  test('ends after ten minutes', async () => {
    const who = somebody()
    await makeAccount(app, { who })
    const token = await proofOf(app.ask, who)
    await app.sql`update clock_shift set shift = shift + interval '601 seconds'`
    expect(await codeOf(reset(token))).toBe('INVALID_IDENTIFY_TOKEN')
  })

  test('is not used up by a password that is refused', async () => {
    const who = somebody()
    await makeAccount(app, { who })
    const token = await proofOf(app.ask, who)
    expect(await codeOf(reset(token, { password: 'short' }))).toBe('INVALID_PASSWORD_FORMAT')
    await reset(token)
  })
})

describe('a new password', () => {
  test('is refused when it is made of what others know of the person', async () => {
    const who = somebody()
    const { username } = await makeAccount(app, { who })
    const token = await proofOf(app.ask, who)
    for (const password of [`${username}!!`, `${who.phone}가`, `홍길동${who.birthday}`, '비밀번호입니다2026!', 'a'.repeat(129)])
      expect(await codeOf(reset(token, { password }))).toBe('INVALID_PASSWORD_FORMAT')
  })

  test('has fifteen letters in the office', async () => {
    const who = somebody()
    await makeAccount(app, { who, type: 'admin' })
    const token = await proofOf(app.ask, who)
    expect(await codeOf(reset(token, { password: '구름이 흐르는 강가의 봄' }))).toBe('INVALID_PASSWORD_FORMAT')
    await reset(token, { password: '구름이 흐르는 강가의 봄날 아침' })
  })
})

describe('the first password of whoever came by file', () => {
  const brought = async () => {
    const who = somebody()
    const account = await makeAccount(app, { who })
    await app.sql`update users set password_hash = null where id = ${account.userId}`
    return { ...account, who }
  }
  const keptOf = (memberId: string) => app.sql`
    select consent, version, language from member_consents where member_id = ${memberId} order by consent`
  const consents = consentVersions
  const keptIn = (language: string) =>
    [{ consent: 'privacy', version: consents.privacy, language }, { consent: 'use', version: consents.use, language }]

  test('comes with the consents in force, which are asked for, kept once and never changed', async () => {
    const { who, username, memberId } = await brought()
    const token = await proofOf(app.ask, who)
    expect((await find(token)).consents).toEqual(consentsInForce)
    expect(await codeOf(reset(token))).toBe('CONSENT_NEEDED')
    expect(await keptOf(memberId)).toEqual([])
    const body = { identityToken: token, password: newPassword, consents }
    expect(await app.ask(calls.resetPassword, { body }, { headers: { 'accept-language': 'en' } })).toEqual({ username })
    expect(await keptOf(memberId)).toEqual(keptIn('en'))
    expect(await codeOf(reset(token, { consents }))).toBe('INVALID_IDENTIFY_TOKEN')
    await expect(app.sql`update member_consents set version = 2 where member_id = ${memberId}`)
      .rejects.toThrow('only grows')
    // From then on nobody is asked, and what is given all the same proves nothing new.
    const later = await proofOf(app.ask, who)
    expect((await find(later)).consents).toEqual([])
    expect(await reset(later, { consents })).toEqual({ username })
    expect(await reset(await proofOf(app.ask, who))).toEqual({ username })
    expect(await keptOf(memberId)).toEqual(keptIn('en'))
  })

  test('is refused with half of them, or with a text that changed meanwhile, and costs no proof', async () => {
    const { who, memberId } = await brought()
    const token = await proofOf(app.ask, who)
    for (const [given, place] of [
      [{ use: consents.use }, 'privacy'], [{ ...consents, use: consents.use + 1 }, 'use'],
    ] as const) {
      const { body } = await refusalOf(reset(token, { consents: given as ConsentsGiven }))
      expect(body).toMatchObject({ code: 'BadRequestSchema', issues: [{ path: `body.consents.${place}` }] })
    }
    expect(await codeOf(reset(token, { consents, password: 'short' }))).toBe('INVALID_PASSWORD_FORMAT')
    expect(await keptOf(memberId)).toEqual([])
    await reset(token, { consents })
    expect(await keptOf(memberId)).toEqual(keptIn('ko'))
  })

  test('may be chosen by two checks at once, and is agreed to once', async () => {
    const { who, memberId } = await brought()
    const tokens = [await proofOf(app.ask, who), await proofOf(app.ask, who)]
    await Promise.all(tokens.map((token) => reset(token, { consents })))
    expect(await keptOf(memberId)).toEqual(keptIn('ko'))
  })

  test('asks for all of it where something is missing, and for nothing where a registration brought it', async () => {
    const half = await brought()
    await app.sql`
      insert into member_consents (member_id, consent, version, language) values (${half.memberId}, 'use', 1, 'ko')`
    const token = await proofOf(app.ask, half.who)
    expect((await find(token)).consents).toEqual(consentsInForce)
    expect(await codeOf(reset(token))).toBe('CONSENT_NEEDED')
    await reset(token, { consents })
    expect(await keptOf(half.memberId)).toEqual(keptIn('ko'))
    const person = somebody()
    const { id } = await submit(app.ask, await submissionOf(app, { person }))
    const office = await app.member({ type: 'admin', part: 'registration' })
    const { uid } = await office.ask(membersCalls.approveRegistration, { params: { id }, body: {} })
    await app.sql`update users set password_hash = null where uid = ${uid}`
    expect((await find(await proofOf(app.ask, person))).consents).toEqual([])
    expect(await reset(await proofOf(app.ask, person))).toEqual({ username: uid })
  })

  test('asks nothing of whoever agreed to newer texts, and for all of it where only one is newer', async () => {
    const agreedTo = async (...texts: readonly ('use' | 'privacy')[]) => {
      const made = await brought()
      for (const text of texts)
        await app.sql`insert into member_consents (member_id, consent, version, language)
          values (${made.memberId}, ${text}, ${consents[text] + 1}, 'ko')`
      return proofOf(app.ask, made.who)
    }
    const newer = await agreedTo('use', 'privacy')
    expect((await find(newer)).consents).toEqual([])
    await reset(newer)
    const one = await agreedTo('use')
    expect((await find(one)).consents).toEqual(consentsInForce)
    expect(await codeOf(reset(one))).toBe('CONSENT_NEEDED')
  })

  test('is asked for once the username tells which of several accounts it is of', async () => {
    const [old, fresh] = [await makeAccount(app), await brought()]
    await app.sql`update users set person_id = (select person_id from users where id = ${fresh.userId})
      where id = ${old.userId}`
    const token = await proofOf(app.ask, fresh.who)
    expect(await codeOf(find(token))).toBe('AMBIGUOUS_TO_DETERMINE')
    expect(await codeOf(reset(token, { consents }))).toBe('AMBIGUOUS_TO_DETERMINE')
    expect(await codeOf(reset(token, { username: fresh.username }))).toBe('CONSENT_NEEDED')
    expect(await reset(token, { username: fresh.username, consents })).toEqual({ username: fresh.username })
    const again = await proofOf(app.ask, fresh.who)
    expect(await reset(again, { username: old.username, consents })).toEqual({ username: old.username })
    expect([await keptOf(fresh.memberId), await keptOf(old.memberId)]).toEqual([keptIn('ko'), []])
  })

  test('makes the person known by the CI of the proof; a later password changes nothing of the person', async () => {
    const isKnown = async (userId: string) => (await app.sql<{ known: boolean }[]>`
      select ci_hash is not null as known from persons join users on users.person_id = persons.id
      where users.id = ${userId}`)[0]?.known
    for (const [isFirst, who] of [[true, somebody()], [false, somebody()]] as const) {
      const { userId } = await makeAccount(app, { who: withoutCi(who) })
      if (isFirst) await app.sql`update users set password_hash = null where id = ${userId}`
      await reset(await proofOf(app.ask, who), { consents })
      expect(await isKnown(userId)).toBe(isFirst)
    }
  })
})

describe('whose account it is', () => {
  test('is nobody’s for a stranger', async () => {
    const token = await proofOf(app.ask, somebody())
    expect(await codeOf(find(token))).toBe('MEMBER_NOT_FOUND')
    expect(await codeOf(reset(token))).toBe('MEMBER_NOT_FOUND')
  })

  test('is not told by a name: another’s and nobody’s are the same answer', async () => {
    const who = somebody()
    await makeAccount(app, { who })
    const other = await makeAccount(app, { who: somebody() })
    const token = await proofOf(app.ask, who)
    const [theirs, nobodys] = [
      await refusalOf(reset(token, { username: other.username })),
      await refusalOf(reset(token, { username: 'nobody_has_this' })),
    ]
    expect(theirs.body.code).toBe('INVALID_IDENTIFY_PERSON')
    expect({ ...theirs.body, requestId: '' }).toEqual({ ...nobodys.body, requestId: '' })
  })

  test('is found without CI by name, birthday and phone', async () => {
    const who = somebody()
    const { username } = await makeAccount(app, { who })
    const named = { username: `${username.slice(0, 3)}****`, consents: [] }
    expect(await find(await proofOf(app.ask, withoutCi(who)))).toEqual(named)
    const elsewhere = await proofOf(app.ask, { ...withoutCi(who), phone: '01099998888' })
    expect(await codeOf(find(elsewhere))).toBe('MEMBER_NOT_FOUND')
  })

  test('follows the CI to a new phone number and a new name', async () => {
    const who = somebody()
    await makeAccount(app, { who })
    await find(await proofOf(app.ask, { ...who, name: '홍길순', phone: '01077776666' }))
    // Somebody else with the old number is not that person.
    expect(await codeOf(find(await proofOf(app.ask, { ...who, ci: 'ci-of-somebody-else' })))).toBe('MEMBER_NOT_FOUND')
  })

  test('brings the new number and name along when a password is set by it', async () => {
    const who = somebody()
    const { userId, memberId } = await makeAccount(app, { who })
    const moved = { ...who, name: '홍길순', phone: '01077776667' }
    await reset(await proofOf(app.ask, moved))
    const office = await app.member({ type: 'admin' })
    expect(await office.ask(membersCalls.getMemberProfile, { params: { id: memberId } }))
      .toMatchObject({ name: '홍길순', phoneNumber: moved.phone })
    const [login] = await app.sql`select name from users where id = ${userId}`
    expect(login).toEqual({ name: '홍길순' })
    expect(await actsOf(app, userId)).toContain('follow identity check')
    // Whoever has the old number now and no CI is a stranger, and the new one finds its person without.
    expect(await codeOf(find(await proofOf(app.ask, withoutCi(who))))).toBe('MEMBER_NOT_FOUND')
    expect(await find(await proofOf(app.ask, withoutCi(moved)))).toMatchObject({ consents: [] })
  })

  test('is ambiguous when several say the same of themselves and no CI decides', async () => {
    const one = somebody()
    const other = { ...one, ci: 'ci-of-the-other' }
    const [account] = [await makeAccount(app, { who: one }), await makeAccount(app, { who: other })]
    const token = await proofOf(app.ask, withoutCi(one))
    expect(await codeOf(find(token))).toBe('AMBIGUOUS_TO_DETERMINE')
    expect(await codeOf(reset(token))).toBe('AMBIGUOUS_TO_DETERMINE')
    expect(await codeOf(reset(token, { username: account.username }))).toBe('AMBIGUOUS_TO_DETERMINE')
    expect(await find(await proofOf(app.ask, one))).toMatchObject({ username: `${account.username.slice(0, 3)}****` })
  })

  test('is chosen by its name where one person has two', async () => {
    const who = somebody()
    const [first, second] = [await makeAccount(app, { who }), await makeAccount(app)]
    await app.sql`
      update users set person_id = (select person_id from users where id = ${first.userId}) where id = ${second.userId}`
    const token = await proofOf(app.ask, who)
    expect(await codeOf(reset(token))).toBe('AMBIGUOUS_TO_DETERMINE')
    expect(await reset(token, { username: second.username })).toEqual({ username: second.username })
  })
})

test('asks for the name of an account no more than ten times a minute', async () => {
  const token = await proofOf(app.ask, somebody())
  const codes = []
  for (let at = 0; at < 12; at++) codes.push(await codeOf(find(token)))
  expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(2)
})

describe('changing the password by the old one', () => {
  test('keeps this session and ends the others', async () => {
    const account = await makeAccount(app)
    const here = askerOf(app.base, await signedIn(app, account))
    const there = askerOf(app.base, await signedIn(app, account))
    await here(calls.changePassword, { body: { password: account.password, newPassword } })
    expect((await here(calls.whoAmI)).user.id).toBe(account.userId)
    expect((await refusalOf(there(calls.whoAmI))).status).toBe(401)
    expect((await signIn(account.username, newPassword)).step).toBe('signedIn')
    expect(await actsOf(app, account.userId)).toEqual(['sign in', 'sign in', 'change password', 'sign in'])
  })

  test('wants fifteen letters in the office', async () => {
    const { password, token } = await makeAccount(app, { type: 'admin' })
    const change = askerOf(app.base, token)(calls.changePassword, { body: { password, newPassword: '강가의 아침과 저녁과 밤' } })
    expect(await codeOf(change)).toBe('INVALID_PASSWORD_FORMAT')
  })

  test('counts wrong ones as every sign-in does, and refuses weak ones', async () => {
    const account = await makeAccount(app)
    const ask = askerOf(app.base, account.token)
    const change = (password: string, wish = newPassword) =>
      codeOf(ask(calls.changePassword, { body: { password, newPassword: wish } }))
    expect(await change(account.password, '1234567890')).toBe('INVALID_PASSWORD_FORMAT')
    for (let at = 0; at < 5; at++) expect(await change('틀린비밀번호입니다')).toBe('INVALID_CREDENTIALS')
    expect(await change(account.password)).toBe('ACCOUNT_LOCKED_BY_PASSWORD_ERROR')
    expect(await codeOf(signIn(account.username, account.password))).toBe('ACCOUNT_LOCKED_BY_PASSWORD_ERROR')
  })
})
