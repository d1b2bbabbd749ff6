// Those who have applied: they learn how they stand by their password, and nobody else learns that they applied.
import { identityCalls as calls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proofOf, somebody, type Somebody } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { refusalOf } from '../../../testing/ask.ts'
import { submissionOf, submit } from '../../../testing/members/applicants.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const codeOf = async (asked: Promise<unknown>): Promise<string> => (await refusalOf(asked)).body.code
const signIn = (username: string, password: string) => app.ask(calls.signIn, { body: { username, password } })
const reject = async (id: string): Promise<void> => {
  const staff = await app.member({ type: 'root' })
  const body = { rejectType: 'documentInvalid', note: '다시 제출해 주세요.' } as const
  await staff.ask(membersCalls.rejectRegistration, { params: { id }, body }, { key: id })
}
const apply = async (person: Somebody) => {
  const submission = await submissionOf(app, { person })
  const { id } = await submit(app.ask, submission)
  return { ...submission, id }
}

test('says “under review” until the office has answered, then “rejected”', async () => {
  const { id, username, password } = await apply(somebody())
  expect(await codeOf(signIn(username, password))).toBe('SIGNUP_UNDER_REVIEW')
  await reject(id)
  expect(await codeOf(signIn(username, password))).toBe('SIGNUP_REJECTED')
  for (let at = 0; at < 5; at++) expect(await codeOf(signIn(username, password))).toBe('SIGNUP_REJECTED')
})

test('says nothing of it to others, and locks by wrong passwords as everywhere', async () => {
  const { username, password } = await apply(somebody())
  for (let at = 0; at < 5; at++)
    expect(await codeOf(signIn(username, `틀린비밀번호${at}입니다`))).toBe('INVALID_CREDENTIALS')
  expect(await codeOf(signIn(username, password))).toBe('ACCOUNT_LOCKED_BY_PASSWORD_ERROR')
})

test('answers alike when a device is to be registered', async () => {
  const person = somebody()
  const { id, username, password } = await apply(person)
  const identityToken = await proofOf(app.ask, person)
  const body = { username, password, identityToken, deviceUid: '0f8fad5b-d9cb-469f-a165-70867728950e' }
  expect(await codeOf(app.ask(calls.setDevice, { body }))).toBe('SIGNUP_UNDER_REVIEW')
  await reject(id)
  expect(await codeOf(app.ask(calls.setDevice, { body }))).toBe('SIGNUP_REJECTED')
})
