// First passwords: made by somebody else, good for choosing an own one and for nothing else.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actsOf } from '../../../testing/accounts.ts'
import { alphaSettings } from '../../../testing/alpha-settings.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { askerOf, refusalOf } from '../../../testing/ask.ts'
import { makeCompany } from '../../../testing/make.ts'
import { freshUsername } from '../../../testing/members/applicants.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const first = '가을산에 단풍이 들면 등산을 간다'
const own = '겨울바다에 눈이 내리면 기차를 탄다'
const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code
const statusOf = async (asked: Promise<unknown>): Promise<number> => (await refusalOf(asked)).status

const makeStaff = async (of: TestApp = app, headers = {}) => {
  const root = await of.member({ type: 'root' })
  const uid = freshUsername()
  await askerOf(of.base, root.token)(membersCalls.createStaffAccount, {
    body: {
      uid, name: '정심사', password: first, email: null, type: 'admin', staffPart: 'money', reason: '신규 입사',
    },
  }, { headers })
  return uid
}
const signIn = (username: string, password: string, of: TestApp = app, headers = {}) =>
  of.ask(calls.signIn, { body: { username, password } }, { headers })
const ticketOf = async (username: string, of: TestApp = app, headers = {}): Promise<string> => {
  const answer = await signIn(username, first, of, headers)
  if (answer.step !== 'newPasswordNeeded') throw new Error(`the sign-in stopped at ${answer.step}`)
  return answer.ticket
}
const choose = (ticket: string, newPassword: string = own, of: TestApp = app, headers = {}) =>
  of.ask(calls.setFirstPassword, { body: { ticket, newPassword } }, { headers })

test('opens the door once its owner chose another one, and never again', async () => {
  const uid = await makeStaff()
  const opened = await choose(await ticketOf(uid))
  if (opened.step !== 'signedIn') throw new Error(opened.step)
  const { user } = await askerOf(app.base, opened.token)(calls.whoAmI)
  expect(user.uid).toBe(uid)
  expect(await actsOf(app, user.id)).toEqual(['set first password', 'sign in'])
  expect(await codeOf(signIn(uid, first))).toBe('INVALID_CREDENTIALS')
  expect((await signIn(uid, own)).step).toBe('signedIn')
})

test('is also that of somebody of a partner', async () => {
  const staff = await app.member({ type: 'admin' })
  const { companyId } = await makeCompany(app.database, { kind: 'partner' })
  const uid = freshUsername()
  await staff.ask(membersCalls.createPartnerAccount, {
    body: { uid, name: '최담당', password: first, email: null, companyId, reason: '담당자 지정' },
  })
  expect((await choose(await ticketOf(uid))).step).toBe('signedIn')
})

test('gives a ticket that is good for no session, no second factor and no second choice', async () => {
  const uid = await makeStaff()
  const [ticket, other] = [await ticketOf(uid), await ticketOf(uid)]
  expect(await statusOf(askerOf(app.base, ticket)(calls.whoAmI))).toBe(401)
  expect(await statusOf(app.ask(calls.setUpSecondFactor, { body: { ticket } }))).toBe(401)
  expect(await statusOf(app.ask(calls.completeSecondFactor, { body: { ticket, code: '123456' } }))).toBe(401)
  await choose(ticket)
  for (const used of [ticket, other, 'made-up']) expect(await statusOf(choose(used, `${own} 또`))).toBe(401)
})

test('is replaced by one of two choices at once', async () => {
  const uid = await makeStaff()
  const tickets = [await ticketOf(uid), await ticketOf(uid)]
  const done = await Promise.allSettled(tickets.map((ticket, at) => choose(ticket, `${own} ${at}`)))
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test.each([
  ['itself', first], ['one that is too short for the office', '열두글자의비밀번호다'], ['one that everybody tries', '1234567890'],
])('is not replaced by %s', async (_, newPassword) => {
  const ticket = await ticketOf(await makeStaff())
  expect(await codeOf(choose(ticket, newPassword))).toBe('INVALID_PASSWORD_FORMAT')
  expect((await choose(ticket)).step).toBe('signedIn')
})

test('comes before the second factor where that is needed', async () => {
  const alpha = await startTestApp(alphaSettings)
  const headers = { 'app-namespace': 'alpha' }
  try {
    const uid = await makeStaff(alpha, headers)
    const next = await choose(await ticketOf(uid, alpha, headers), own, alpha, headers)
    if (next.step !== 'setUpNeeded') throw new Error(next.step)
    const { secret } = await alpha.ask(calls.setUpSecondFactor, { body: { ticket: next.ticket } }, { headers })
    expect(secret).not.toBe('')
    expect((await signIn(uid, own, alpha, headers)).step).toBe('setUpNeeded')
  } finally {
    await alpha.stop()
  }
})
