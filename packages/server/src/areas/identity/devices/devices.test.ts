// The one device of an account: registered by password and identity check, taken off by its owner or the office.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Account, actsOf, makeAccount, proofOf, signedIn, type Somebody, somebody, withoutCi,
} from '../../../testing/accounts.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { askerOf, refusalOf } from '../../../testing/ask.ts'

let app: TestApp
let minutes = 0
beforeAll(async () => {
  app = await startTestApp({}, { stopwatch: () => minutes * 60_000 })
})
afterAll(() => app.stop())
beforeEach(() => {
  minutes += 1
})

const deviceUid = '0f8fad5b-d9cb-469f-a165-70867728950e'
const header = { 'x-mobile-app-device-uid': deviceUid }
const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code
type Named = Pick<Account, 'username' | 'password'>
const set = async ({ username, password }: Named, identityToken: string, uid = deviceUid) =>
  app.ask(calls.setDevice, { body: { username, password, identityToken, deviceUid: uid } })
const reset = (username: string, identityToken: string) =>
  app.ask(calls.resetDevice, { body: { username, identityToken } })
const owned = async (): Promise<{ who: Somebody; account: Account }> => {
  const who = somebody()
  return { who, account: await makeAccount(app, { who }) }
}

test('is registered, lets the app in, and is taken off again with what was begun on it', async () => {
  const { who, account } = await owned()
  await set(account, await proofOf(app.ask, who))
  const onPhone = askerOf(app.base, await signedIn(app, account, header))
  const inBrowser = askerOf(app.base, await signedIn(app, account))
  await reset(account.username, await proofOf(app.ask, who))
  expect((await refusalOf(onPhone(calls.whoAmI))).status).toBe(401)
  expect((await inBrowser(calls.whoAmI)).user.id).toBe(account.userId)
  expect(await codeOf(signedIn(app, account, header))).toBe('MOBILE_APP_DEVICE_UID_NOT_SET')
  expect(await actsOf(app, account.userId)).toEqual(['set device', 'sign in', 'sign in', 'reset device'])
})

test('is kept as a hash', async () => {
  const { who, account } = await owned()
  await set(account, await proofOf(app.ask, who))
  const rows = await app.sql`
    select encode(device_uid_hash, 'escape') as kept from users where id = ${account.userId}`
  expect(JSON.stringify(rows)).not.toContain(deviceUid)
})

describe('registering', () => {
  test('is refused where one is registered, and the token stays good for taking it off', async () => {
    const { who, account } = await owned()
    await set(account, await proofOf(app.ask, who))
    const token = await proofOf(app.ask, who)
    expect(await codeOf(set(account, token))).toBe('DEVICE_UID_ALREADY_SET')
    await reset(account.username, token)
  })

  test('takes one of two phones at once', async () => {
    const { who, account } = await owned()
    const tokens = [await proofOf(app.ask, who), await proofOf(app.ask, who)]
    const outcomes = await Promise.allSettled(tokens.map((token, at) => set(account, token, `${deviceUid}-${at}`)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('wants a token that holds, for this purpose, of the owner', async () => {
    const { who, account } = await owned()
    const other = await owned()
    expect(await codeOf(set(account, 'no such token'))).toBe('INVALID_TOKEN')
    expect(await codeOf(set(account, await proofOf(app.ask, who, 'sign-up')))).toBe('INVALID_TOKEN')
    expect(await codeOf(set(account, await proofOf(app.ask, other.who)))).toBe('TOKEN_NOT_BELONG_TO_USER')
    expect(await codeOf(set(account, await proofOf(app.ask, somebody())))).toBe('TOKEN_NOT_BELONG_TO_USER')
    // None of this was a wrong password.
    await set(account, await proofOf(app.ask, who))
  })

  test('wants the password, counted as at every sign-in', async () => {
    const { who, account } = await owned()
    const token = await proofOf(app.ask, who)
    const wrong = { username: account.username, password: '틀린비밀번호입니다' }
    for (let at = 0; at < 5; at++) expect(await codeOf(set(wrong, token))).toBe('INVALID_CREDENTIALS')
    expect(await codeOf(set(account, token))).toBe('ACCOUNT_LOCKED_BY_PASSWORD_ERROR')
  })

  test('is refused to a restricted account', async () => {
    const { who, account } = await owned()
    await app.sql`update users set state = 'restricted' where id = ${account.userId}`
    expect(await codeOf(set(account, await proofOf(app.ask, who)))).toBe('ACCOUNT_RESTRICTED')
  })
})

describe('taking it off', () => {
  test('wants a token that holds, for this purpose, of the owner, and tells no names', async () => {
    const { who, account } = await owned()
    const other = await owned()
    await set(account, await proofOf(app.ask, who))
    expect(await codeOf(reset(account.username, 'no such token'))).toBe('INVALID_TOKEN')
    expect(await codeOf(reset(account.username, await proofOf(app.ask, who, 'sign-up')))).toBe('INVALID_TOKEN')
    expect(await codeOf(reset(account.username, await proofOf(app.ask, other.who)))).toBe('TOKEN_NOT_BELONG_TO_USER')
    expect(await codeOf(reset('nobody_has_this', await proofOf(app.ask, who)))).toBe('TOKEN_NOT_BELONG_TO_USER')
  })

  test('says when there is none', async () => {
    const { who, account } = await owned()
    expect(await codeOf(reset(account.username, await proofOf(app.ask, who)))).toBe('DEVICE_UID_NOT_SET')
  })

  test('does not guess between two who say the same of themselves', async () => {
    const { who, account } = await owned()
    await makeAccount(app, { who: { ...who, ci: 'ci-of-the-other' } })
    expect(await codeOf(reset(account.username, await proofOf(app.ask, withoutCi(who))))).toBe('AMBIGUOUS_TO_DETERMINE')
  })

  test('works once for two who use the token at once', async () => {
    const { who, account } = await owned()
    await set(account, await proofOf(app.ask, who))
    const token = await proofOf(app.ask, who)
    const codes = await Promise.all([codeOr(reset(account.username, token)), codeOr(reset(account.username, token))])
    expect(codes.toSorted()).toEqual(['INVALID_TOKEN', 'done'])
  })
})

const codeOr = (asked: Promise<unknown>): Promise<string> => asked.then(() => 'done', () => codeOf(asked))
