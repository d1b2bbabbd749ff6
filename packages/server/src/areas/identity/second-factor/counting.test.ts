// What right codes forgive: a used one nothing, and the first one of a new factor only itself.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, makeAccount } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { askerOf, refusalOf } from '../../../testing/ask.ts'
import { codeAt, stepAt } from './totp.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code
const now = (by = 0): number => stepAt(new Date()) + by
const failuresOf = async (): Promise<number> => {
  const [row] = await app.sql`select sum(failures)::int as failures from sign_in_attempts`
  return Number(row?.['failures'] ?? 0)
}
const ticketOf = async ({ username, password }: Account): Promise<string> => {
  const answer = await app.ask(calls.signIn, { body: { username, password } })
  if (answer.step !== 'codeNeeded') throw new Error(answer.step)
  return answer.ticket
}

test('a code that was used before forgives none of the wrong ones before it', async () => {
  const account = await makeAccount(app)
  const ask = askerOf(app.base, account.token)
  const { secret } = await ask(calls.setUpSecondFactor, { body: { password: account.password } })
  const used = codeAt(secret, now())
  await ask(calls.confirmSecondFactor, { body: { code: used } })
  const ticket = await ticketOf(account)
  const complete = (code: string) => codeOf(app.ask(calls.completeSecondFactor, { body: { ticket, code } }))
  for (let at = 0; at < 4; at++) expect(await complete('000000')).toBe('INVALID_CREDENTIALS')
  expect(await complete(used)).toBe('INVALID_CREDENTIALS')
  expect(await complete(codeAt(secret, now(1)))).toBe('ACCOUNT_LOCKED_BY_PASSWORD_ERROR')
})

test('a new factor does not help whoever guesses the password of a session that was left open', async () => {
  const account = await makeAccount(app)
  const ask = askerOf(app.base, account.token)
  const change = (password: string) =>
    codeOf(ask(calls.changePassword, { body: { password, newPassword: '구름이 흐르는 강가의 아침' } }))
  const before = await failuresOf()
  for (let at = 0; at < 3; at++) expect(await change('틀린비밀번호입니다')).toBe('INVALID_CREDENTIALS')
  const { secret } = await ask(calls.setUpSecondFactor, { body: { password: account.password } })
  await ask(calls.confirmSecondFactor, { body: { code: codeAt(secret, now()) } })
  expect(await failuresOf() - before).toBe(3)
})
