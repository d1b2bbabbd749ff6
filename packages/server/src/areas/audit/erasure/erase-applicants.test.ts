// Applicants who were turned away and are nobody here: what they told is kept for a month, and no longer.
import { membersCalls } from '@bidyard/contract/calls/members'
import { limits } from '@bidyard/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLog } from '../../../runtime/log.ts'
import { shiftClock } from '../../../runtime/time/clock.ts'
import { proofOf, somebody, type Somebody } from '../../../testing/accounts.ts'
import { startTestApp, type TestApp, type TestMember } from '../../../testing/app.ts'
import { submissionOf, submit } from '../../../testing/members/applicants.ts'
import { auditOf } from '../../../testing/traces.ts'
import { eraseMembers } from './erase-members.ts'

let app: TestApp
const clerk = (): Promise<TestMember> => app.member({ type: 'admin', part: 'registration' })
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const erase = () => eraseMembers(app.providers)({}, {
  database: app.database, act: app.act, log: openLog('silent'), signal: new AbortController().signal,
})
const passDays = (days: number) => app.database.transact((tx) => shiftClock(tx, days * 86_400))
const apply = async (person: Somebody, outcome: 'reject' | 'approve' | 'wait'): Promise<string> => {
  const { id } = await submit(app.ask, await submissionOf(app, { person, email: `${person.phone}@example.com` }))
  const office = await clerk()
  const params = { id }
  if (outcome === 'approve') await office.ask(membersCalls.approveRegistration, { params, body: {} })
  if (outcome === 'reject')
    await office.ask(membersCalls.rejectRegistration, { params, body: { rejectType: 'etc', note: '서류가 흐립니다' } })
  return id
}
const told = async (id: string) => (await app.sql`
  select of.name, of.email, persons.name as person
  from member_registrations of join persons on persons.id = of.person_id
  where of.id = ${id}`)[0]
const standing = async (person: Somebody) => (await app.ask(membersCalls.findOwnRegistration, {
  body: { identityToken: await proofOf(app.ask, person, 'sign-up') },
})).registration?.state ?? null

test('whoever was rejected is forgotten a month later, and may apply as if for the first time', async () => {
  const person = somebody()
  const ids = [await apply(person, 'reject'), await apply(person, 'reject')]
  await passDays(limits.privateFileDays - 1)
  await erase()
  expect(await told(ids[0] ?? '')).toMatchObject({ name: person.name, person: person.name })
  await passDays(2)
  await erase()
  await erase()
  for (const id of ids) {
    expect(await told(id)).toMatchObject({ email: null, person: '삭제됨' })
    expect((await told(id))?.['name']).not.toBe(person.name)
    expect((await auditOf(app, id)).map(({ act }) => act)).toEqual(['reject registration', 'erase applicant'])
  }
  expect(await standing(person)).toBeNull()
  await apply(person, 'wait')
  expect(await standing(person)).toBe('inProgress')
})

test('whoever has applied anew, or came in, is not', async () => {
  const [again, member] = [somebody(), somebody()]
  const ids = [await apply(again, 'reject'), await apply(member, 'reject')]
  await apply(member, 'approve')
  await passDays(limits.privateFileDays + 1)
  await apply(again, 'wait')
  await erase()
  expect(await Promise.all(ids.map(told))).toMatchObject([
    { name: again.name, person: again.name }, { name: member.name, person: member.name },
  ])
})
