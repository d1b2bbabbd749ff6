// The second factor: needed where data is real, wanted by whoever likes, and each code good once.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Account, actsOf, goodPassword, makeAccount, signedIn } from '../../../testing/accounts.ts'
import { alphaSettings } from '../../../testing/alpha-settings.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Ask, askerOf, refusalOf } from '../../../testing/ask.ts'
import { until } from '../../../testing/until.ts'
import { codeAt, stepAt } from './totp.ts'

let app: TestApp
let minutes = 0
beforeAll(async () => {
  app = await startTestApp({}, { stopwatch: () => minutes * 60_000 })
})
afterAll(() => app.stop())

const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code
const now = (by = 0): number => stepAt(new Date()) + by
const signIn = (of: TestApp, { username, password }: Account, headers: Readonly<Record<string, string>> = {}) => {
  minutes += 1
  return of.ask(calls.signIn, { body: { username, password } }, { headers })
}
/** The step before the present one, so that the present one is still to be used. */
const switchOn = async (ask: Ask): Promise<string> => {
  // A code of the step before is too old once the clock passes into the next one.
  await until(() => Date.now() % 30_000 < 27_000)
  const { secret } = await ask(calls.setUpSecondFactor, { body: { password: goodPassword } })
  await ask(calls.confirmSecondFactor, { body: { code: codeAt(secret, now(-1)) } })
  return secret
}
const complete = (ticket: string, code: string) => app.ask(calls.completeSecondFactor, { body: { ticket, code } })
const withFactor = async () => {
  const account = await makeAccount(app)
  const ask = askerOf(app.base, account.token)
  return { account, ask, secret: await switchOn(ask) }
}
const ticketOf = async (account: Account): Promise<string> => {
  const answer = await signIn(app, account)
  if (answer.step !== 'codeNeeded') throw new Error(answer.step)
  return answer.ticket
}

test('wants a code once it is on, and opens the session with it', async () => {
  const { account, secret } = await withFactor()
  const ticket = await ticketOf(account)
  expect((await refusalOf(askerOf(app.base, ticket)(calls.whoAmI))).status).toBe(401)
  const opened = await complete(ticket, codeAt(secret, now()))
  expect((await askerOf(app.base, opened.token)(calls.whoAmI)).user.id).toBe(account.userId)
  expect((await refusalOf(complete(ticket, codeAt(secret, now(1))))).status).toBe(401)
})

test('takes no code a second time, also not by another ticket', async () => {
  const { account, secret } = await withFactor()
  const [one, other] = [await ticketOf(account), await ticketOf(account)]
  const code = codeAt(secret, now())
  await complete(one, code)
  expect(await codeOf(complete(other, code))).toBe('INVALID_CREDENTIALS')
})

test('lets one of two in who show the same code at once', async () => {
  const { account, secret } = await withFactor()
  const tickets = [await ticketOf(account), await ticketOf(account)]
  const code = codeAt(secret, now())
  const came = await Promise.allSettled(tickets.map((ticket) => complete(ticket, code)))
  expect(came.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('cannot be guessed: wrong codes lock the name, and no right password in between forgives them', async () => {
  const { account } = await withFactor()
  for (let at = 0; at < 5; at++)
    expect(await codeOf(complete(await ticketOf(account), '000000'))).toBe('INVALID_CREDENTIALS')
  expect(await codeOf(signIn(app, account))).toBe('ACCOUNT_LOCKED_BY_PASSWORD_ERROR')
})

test('locks by wrong codes on one ticket as well', async () => {
  const { account, secret } = await withFactor()
  const ticket = await ticketOf(account)
  for (let at = 0; at < 5; at++) await codeOf(complete(ticket, '000000'))
  expect(await codeOf(complete(ticket, codeAt(secret, now())))).toBe('ACCOUNT_LOCKED_BY_PASSWORD_ERROR')
})

test('is replaced by its own code only, and not before the new one is confirmed', async () => {
  const { ask, secret, account } = await withFactor()
  expect(await codeOf(ask(calls.setUpSecondFactor, { body: {} }))).toBe('INVALID_CREDENTIALS')
  const next = await ask(calls.setUpSecondFactor, { body: { code: codeAt(secret, now()) } })
  expect(await codeOf(ask(calls.confirmSecondFactor, { body: { code: '000000' } }))).toBe('INVALID_CREDENTIALS')
  const before = await ticketOf(account)
  expect(await codeOf(complete(before, codeAt(next.secret, now())))).toBe('INVALID_CREDENTIALS')
  await ask(calls.confirmSecondFactor, { body: { code: codeAt(next.secret, now()) } })
  // What was begun with the old one is worthless.
  expect((await refusalOf(complete(before, codeAt(next.secret, now(1))))).status).toBe(401)
})

test('is not replaced by whoever knows the password only', async () => {
  const { account } = await withFactor()
  const ticket = await ticketOf(account)
  expect(await codeOf(app.ask(calls.setUpSecondFactor, { body: { ticket } }))).toBe('INVALID_CREDENTIALS')
  const late = app.ask(calls.confirmSecondFactor, { body: { ticket, code: '123456' } })
  expect(await codeOf(late)).toBe('INVALID_CREDENTIALS')
})

test('is set up in a session by its password alone, and wrong ones are counted', async () => {
  const account = await makeAccount(app)
  const ask = askerOf(app.base, account.token)
  const setUp = (body: { password?: string; code?: string }) => codeOf(ask(calls.setUpSecondFactor, { body }))
  for (const body of [{}, { code: '123456' }, { password: '틀린비밀번호입니다' }])
    expect(await setUp(body)).toBe('INVALID_CREDENTIALS')
  // The right one forgives itself and no more.
  await ask(calls.setUpSecondFactor, { body: { password: account.password } })
  for (let at = 0; at < 2; at++) expect(await setUp({ password: '틀린비밀번호입니다' })).toBe('INVALID_CREDENTIALS')
  expect(await setUp({ password: account.password })).toBe('ACCOUNT_LOCKED_BY_PASSWORD_ERROR')
})

test('ends the other sessions when it comes on', async () => {
  const account = await makeAccount(app)
  const other = askerOf(app.base, await signedIn(app, account))
  await switchOn(askerOf(app.base, account.token))
  expect((await refusalOf(other(calls.whoAmI))).status).toBe(401)
})

test('is nobody’s business without a session or a ticket', async () => {
  expect((await refusalOf(app.ask(calls.setUpSecondFactor, { body: {} }))).status).toBe(401)
  expect((await refusalOf(app.ask(calls.confirmSecondFactor, { body: { code: '123456' } }))).status).toBe(401)
  expect((await refusalOf(app.ask(calls.setUpSecondFactor, { body: { ticket: 'no such ticket' } }))).status).toBe(401)
})

test('is switched off by its code in the sandbox', async () => {
  const { account, ask, secret } = await withFactor()
  expect(await codeOf(ask(calls.removeSecondFactor, { body: { code: '000000' } }))).toBe('INVALID_CREDENTIALS')
  await ask(calls.removeSecondFactor, { body: { code: codeAt(secret, now()) } })
  expect((await signIn(app, account)).step).toBe('signedIn')
  expect(await actsOf(app, account.userId)).toEqual(['set second factor', 'remove second factor', 'sign in'])
})

test('answers that the name is locked at each of its calls', async () => {
  const { account, ask, secret } = await withFactor()
  for (let at = 0; at < 5; at++) await codeOf(ask(calls.setUpSecondFactor, { body: { code: '000000' } }))
  const code = codeAt(secret, now())
  const codes = await Promise.all([
    ask(calls.setUpSecondFactor, { body: { code } }), ask(calls.confirmSecondFactor, { body: { code } }),
    ask(calls.removeSecondFactor, { body: { code } }),
    ask(calls.changePassword, { body: { password: account.password, newPassword: '구름이 흐르는 강가의 아침' } }),
  ].map(codeOf))
  expect(new Set(codes)).toEqual(new Set(['ACCOUNT_LOCKED_BY_PASSWORD_ERROR']))
})

describe('outside the sandbox', () => {
  let alpha: TestApp
  const headers = { 'app-namespace': 'alpha' }
  beforeAll(async () => {
    alpha = await startTestApp(alphaSettings)
  })
  afterAll(() => alpha.stop())

  test.each(['root', 'admin'] as const)('nobody of the office comes in without one (%s)', async (type) => {
    const account = await makeAccount(alpha, { type })
    const answer = await signIn(alpha, account, headers)
    if (answer.step !== 'setUpNeeded') throw new Error(answer.step)
    const { ticket } = answer
    expect((await refusalOf(askerOf(alpha.base, ticket)(calls.whoAmI, {}, { headers }))).status).toBe(401)
    const { secret, uri } = await alpha.ask(calls.setUpSecondFactor, { body: { ticket } }, { headers })
    expect(uri).toContain(`Bidyard:${account.username}?secret=${secret}&issuer=Bidyard`)
    const confirming = { body: { ticket, code: codeAt(secret, now()) } }
    const { opened } = await alpha.ask(calls.confirmSecondFactor, confirming, { headers })
    const ask = askerOf(alpha.base, opened?.token)
    expect((await ask(calls.authContext, {}, { headers })).features)
      .toEqual({ sandbox: false, hasSecondFactor: true, mustHaveSecondFactor: true, hasDevice: false })
    const removing = ask(calls.removeSecondFactor, { body: { code: codeAt(secret, now(1)) } }, { headers })
    expect((await refusalOf(removing)).status).toBe(403)
    expect((await signIn(alpha, account, headers)).step).toBe('codeNeeded')
  })

  test('a dealer needs none, unless the house wants one of everybody', async () => {
    expect((await signIn(alpha, await makeAccount(alpha), headers)).step).toBe('signedIn')
    const strict = await startTestApp({ ...alphaSettings, BIDYARD_SECOND_FACTOR: 'everybody' })
    try {
      const account = await makeAccount(strict)
      // Who was signed in before the house wanted it goes on, and is told that there is no way back once it is set up.
      const asked = askerOf(strict.base, account.token)(calls.authContext, {}, { headers })
      expect((await asked).features).toMatchObject({ hasSecondFactor: false, mustHaveSecondFactor: true })
      const answer = await signIn(strict, account, headers)
      if (answer.step !== 'setUpNeeded') throw new Error(answer.step)
      const { secret } = await strict.ask(calls.setUpSecondFactor, { body: { ticket: answer.ticket } }, { headers })
      const confirming = { body: { ticket: answer.ticket, code: codeAt(secret, now()) } }
      const { opened } = await strict.ask(calls.confirmSecondFactor, confirming, { headers })
      const ask = askerOf(strict.base, opened?.token)
      const removing = ask(calls.removeSecondFactor, { body: { code: codeAt(secret, now(1)) } }, { headers })
      expect((await refusalOf(removing)).status).toBe(403)
      expect((await signIn(strict, account, headers)).step).toBe('codeNeeded')
    } finally {
      await strict.stop()
    }
  })
})
