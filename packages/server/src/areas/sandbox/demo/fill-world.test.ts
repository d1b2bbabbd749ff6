// The demo world: right in every number, filled once, and in each standing that a screen must show.
import { demoLogins, demoWorld } from '@bidyard/demo/world'
import { identityCalls } from '@bidyard/contract/calls/identity'
import { membersCalls } from '@bidyard/contract/calls/members'
import { sandboxCalls } from '@bidyard/contract/calls/sandbox'
import { violationsCalls } from '@bidyard/contract/calls/violations'
import { shopsCalls } from '@bidyard/contract/calls/shops'
import {
  penaltyKind, shopGrade, shopViolationState, violationAction, violationAppealState,
} from '@bidyard/contract/enums'
import { isBusinessNumber } from '@bidyard/contract/shapes/numbers/business-number'
import { isPhoneNumber } from '@bidyard/contract/shapes/numbers/phone-number'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoProblems } from '../../../program/check-demo.ts'
import { openDemoActs } from '../../../program/demo-acts.ts'
import { askerOf, type Ask, refusalOf } from '../../../testing/ask.ts'
import { type FilesApp, startFilesApp } from '../../../testing/files/files-app.ts'
import { passwordProblem, usernameProblem } from '../../identity/for-other-areas.ts'
import { fillWorld } from './fill-world.ts'

let app: FilesApp
let filled: readonly boolean[]
beforeAll(async () => {
  app = await startFilesApp()
  const act = openDemoActs({ database: app.database, enqueueIn: app.jobs.enqueueIn })
  filled = await Promise.all([1, 2].map(() => fillWorld(act, app.providers, demoWorld)))
})
afterAll(() => app.stop())

const as = (uid: string): Ask => {
  const plain = askerOf(app.base)
  return ((call, given, options) => plain(call as never, given as never, {
    ...options, headers: { authorization: `api-key demo-${uid}` },
  })) as Ask
}
const signIn = (uid: string) => app.ask(identityCalls.signIn, { body: { username: uid, password: demoWorld.password } })

test('has numbers, names and a password that anybody might have', () => {
  const numbers = [demoWorld.operator, ...demoWorld.shops].map(({ businessNumber }) => businessNumber)
  const wanted = demoWorld.applicants.flatMap(({ shop }) => shop?.businessNumber ?? [])
  for (const number of [...numbers, ...wanted]) expect(isBusinessNumber(number), number).toBe(true)
  expect(new Set([...numbers, ...wanted]).size).toBe(numbers.length + wanted.length)
  for (const { phoneNumber } of demoWorld.shops) expect(isPhoneNumber(phoneNumber), phoneNumber).toBe(true)
  for (const { uid, name } of demoLogins) {
    expect(usernameProblem(uid), uid).toBeUndefined()
    expect(passwordProblem({ password: demoWorld.password, ownWords: [uid, name], isStaff: true })).toBeUndefined()
  }
})

test('is filled once, also by two nodes that start at once', async () => {
  expect(filled.filter((isFirst) => isFirst)).toEqual([true])
  expect(filled).toHaveLength(2)
  expect(await fillWorld(app.act, app.providers, demoWorld)).toBe(false)
})

test('has twelve shops with thirty dealers, in every grade and standing', async () => {
  const staff = as('staff')
  const { items: shops } = await staff(shopsCalls.listShops, { query: { size: 100 } })
  expect(shops).toHaveLength(12)
  expect(new Set(shops.map(({ grade }) => grade))).toEqual(new Set(shopGrade.values))
  expect(new Set(shops.map(({ state }) => state))).toEqual(new Set(['active', 'suspended', 'closed']))
  const plain = { filter: { type: { eq: 'plain' } }, size: 100 } as const
  const { items: dealers } = await staff(membersCalls.listMembers, { query: plain })
  expect(dealers).toHaveLength(30)
  expect(new Set(dealers.map(({ state }) => state))).toEqual(new Set(['active', 'suspended', 'left']))
})

test('has shops of many months, with nobody in them before they were there', async () => {
  const staff = as('staff')
  const { items: shops } = await staff(shopsCalls.listShops, { query: { size: 100, sort: [{ createdAt: 'asc' }] } })
  const months = new Set(shops.map(({ createdAt }) => createdAt.slice(0, 7)))
  expect(months.size).toBeGreaterThan(8)
  const { items: dealers } = await staff(membersCalls.listMembers, {
    query: { filter: { type: { eq: 'plain' } }, size: 100 },
  })
  for (const { shop, joinedAt, name } of dealers) {
    const opened = shops.find(({ id }) => id === shop?.id)?.createdAt ?? ''
    expect(Date.parse(joinedAt), name).toBeGreaterThanOrEqual(Date.parse(opened))
    expect(Date.parse(joinedAt), name).toBeLessThan(Date.now())
  }
})

test('has an office of four and a developer, each with an api key, as have three dealers', async () => {
  const { items } = await app.ask(sandboxCalls.listAccounts)
  expect(Object.fromEntries(items.map(({ uid, roles }) => [uid, roles.join(' ')]))).toEqual({
    owner: 'root staff', staff: 'staff', reviewer: 'staff', inspector: 'staff', developer: 'developer',
    dealer: 'dealer', hanbit: 'dealer', saebom: 'dealer', lease: 'partner', partner: 'partner',
  })
})

test('lets everybody in by the one password who is not kept out on purpose', async () => {
  expect((await signIn('hanbit')).step).toBe('signedIn')
  const kept = {
    maru02: 'ACCOUNT_RESTRICTED', newroad: 'SIGNUP_UNDER_REVIEW', greenhill: 'SIGNUP_UNDER_REVIEW',
    oldwell: 'SIGNUP_REJECTED',
  }
  for (const [uid, code] of Object.entries(kept)) expect((await refusalOf(signIn(uid))).body.code, uid).toBe(code)
  expect((await refusalOf(signIn('pureun01'))).body.code).toBe('ACCOUNT_LOCKED_BY_PASSWORD_ERROR')
})

test('has registrations whose papers the reviewer opens, with hints and an earlier try', async () => {
  const reviewer = as('reviewer')
  await app.jobsDone()
  const { items } = await reviewer(membersCalls.listRegistrations, { query: { sort: [{ submittedAt: 'asc' }] } })
  expect(items.map(({ uid, state }) => `${uid} ${state}`)).toEqual([
    'newroad inProgress', 'bigriver inProgress', 'greenhill rejected', 'greenhill inProgress', 'oldwell rejected',
    'hanbit04 inProgress',
  ])
  const shown = await Promise.all(items.map(({ id }) => reviewer(membersCalls.getRegistration, { params: { id } })))
  expect(shown[1]?.hints).toEqual(['corporateNumberUnusual', 'representativeDiffers'])
  expect(shown[3]?.earlier.map(({ state }) => state)).toEqual(['rejected'])
  const picture = shown[0]?.documents[0]?.file.images[0]?.url ?? ''
  expect((await app.get(picture)).headers.get('content-type')).toBe('image/webp')
  const extract = shown[1]?.documents.find(({ usageType }) => usageType === 'corporateRegistration')
  expect((await app.get(extract?.file.url ?? '')).headers.get('content-type')).toBe('application/pdf')
})

test('has violations, penalties and appeals in each state', async () => {
  const staff = as('staff')
  const { items } = await staff(violationsCalls.listShopViolations, { query: { size: 100 } })
  const seen = (values: readonly string[]) => [...new Set(values)].toSorted()
  expect(seen(items.map(({ state }) => state))).toEqual([...shopViolationState.values].toSorted())
  expect(seen(items.map(({ action }) => action))).toEqual([...violationAction.values].toSorted())
  const penalties = items.flatMap((one) => one.penalties)
  expect(seen(penalties.map(({ kind }) => kind))).toEqual([...penaltyKind.values].toSorted())
  expect(seen(penalties.flatMap(({ end }) => end ?? []))).toEqual(
    expect.arrayContaining(['actDone', 'expired', 'pardoned', 'released']))
  const { items: appeals } = await staff(violationsCalls.listViolationAppeals, { query: {} })
  expect(seen(appeals.map(({ state }) => state))).toEqual([...violationAppealState.values].toSorted())
  const ways = seen(items.map(({ wayOut }) => wayOut))
  expect(ways).toEqual(['act', 'appeal', 'none', 'time'])
})

test('shows a dealer the own shop and no other', async () => {
  const { items } = await as('dealer')(membersCalls.listMembers, { query: {} })
  expect(items.map(({ name }) => name).toSorted()).toEqual(['박딜러', '오사원', '임과장', '한대표'].toSorted())
})

test('is refused where the house is real', async () => {
  expect(await demoProblems(app.databaseUrl)).toEqual([expect.stringContaining('demo world')])
})

test('told people of its past when it happened, and they have read what is older than a day', async () => {
  const [told] = await app.sql<{ old: number; recent: number; early: number; unread: number; wrong: number }[]>`
    select count(*) filter (where told_at < app_now() - interval '7 days')::int as old,
      count(*) filter (where told_at > app_now() - interval '1 day')::int as recent,
      count(*) filter (where told_at > app_now() or told_at <> created_at)::int as early,
      count(*) filter (where unread_count > 0)::int as unread,
      count(*) filter (where (unread_count > 0) <> (told_at > app_now() - interval '20 hours'))::int as wrong
    from notices`
  expect(told?.old).toBeGreaterThan(20)
  expect(told?.recent).toBeGreaterThan(0)
  expect(told?.unread).toBeGreaterThan(0)
  expect(told).toMatchObject({ early: 0, wrong: 0 })
  // Each violation is a day older than its letter.
  const days = await app.sql<{ days: number }[]>`
    select distinct extract(epoch from notices.told_at - violate_at)::int / 86400 as days
    from notices join shop_violations held on held.id::text = notices.thing where notices.kind = 'violationApplied'`
  expect(days).toEqual([{ days: 1 }])
})
