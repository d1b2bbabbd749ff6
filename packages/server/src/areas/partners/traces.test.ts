// What acts on partners leave behind: who did it, and how long what was used is remembered.
import { partnersCalls as calls } from '@bidyard/contract/calls/partners'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestMember } from '../../testing/app.ts'
import { makePartnerWorld, type PartnerWorld } from '../../testing/partners/partner-world.ts'
import { auditOf } from '../../testing/traces.ts'
import { partnerJobs } from './upkeep/jobs.ts'

let app: TestApp
let staff: TestMember
let bank: PartnerWorld
beforeAll(async () => {
  app = await startTestApp()
  staff = await app.member({ type: 'admin' })
  bank = await makePartnerWorld(app, staff.ask)
})
afterAll(() => app.stop())

test('a customer, a car and a link to it are noted with who made them', async () => {
  const by = bank.officer.memberId
  await bank.officer.ask(calls.issueOneTimeLink, { params: { id: bank.exhibit.id } })
  expect(await auditOf(app, bank.exhibit.id)).toEqual([
    { act: 'create exhibit', by }, { act: 'issue one-time link', by },
  ])
  expect(await auditOf(app, bank.customerId)).toEqual([{ act: 'create partner customer', by }])
})

test('a rotated key is noted at both keys', async () => {
  const { id } = bank.key.key
  const next = await bank.officer.ask(calls.rotatePartnerKey, { params: { id }, body: { overlapHours: 1 } })
  expect(await auditOf(app, id)).toEqual([
    { act: 'issue partner key', by: staff.memberId }, { act: 'rotate partner key', by: bank.officer.memberId },
  ])
  expect(await auditOf(app, next.key.id)).toEqual([{ act: 'issue partner key', by: bank.officer.memberId }])
})

test('links are forgotten ninety days after their end, and not before', async () => {
  const left = async () => Number((await app.sql`select count(*)::int as found from one_time_links`)[0]?.['found'])
  await bank.officer.ask(calls.issueOneTimeLink, { params: { id: bank.exhibit.id } })
  const before = await left()
  const later = async (days: number) => {
    await app.sql`update clock_shift set shift = shift + make_interval(days => ${days})`
    await partnerJobs.sweepPartners({}, {
      database: app.database, signal: new AbortController().signal,
    } as Parameters<typeof partnerJobs.sweepPartners>[1])
  }
  await later(7 + 89)
  expect(await left()).toBe(before)
  await later(2)
  expect(await left()).toBe(0)
})
