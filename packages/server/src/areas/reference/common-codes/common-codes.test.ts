// Common codes through the front door: every enumeration with its words, outside codes, and the house's own words.
import { referenceCalls as calls } from '@bidyard/contract/calls/reference'
import { allEnumerations, color, fuel } from '@bidyard/contract/enums'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Ask, refusalOf } from '../../../testing/ask.ts'
import { seedReference } from '../for-other-areas.ts'

let app: TestApp
let staff: Ask
beforeAll(async () => {
  app = await startTestApp()
  await app.database.transact(seedReference)
  staff = (await app.member({ type: 'admin', name: '박담당' })).ask
})
afterAll(() => app.stop())

const itemOf = async (code: string, value: string) => {
  const found = await app.ask(calls.getCommonCode, { params: { code } })
  return found.items.find((item) => item.value === value)
}
const set = (ask: Ask, code: string, value: string, body: { label?: { ko: string; en: string }; isActive?: boolean }) =>
  ask(calls.setCommonCode, {
    params: { code, value }, body: { label: body.label ?? null, isActive: body.isActive ?? true, reason: '용어 통일' },
  })

test('lists every enumeration of the contract with its values in their order and both labels', async () => {
  const { items } = await app.ask(calls.listCommonCodes)
  expect(items.map(({ code }) => code).toSorted()).toEqual(Object.keys(allEnumerations).toSorted())
  const colors = items.find(({ code }) => code === 'color')
  expect(colors?.name).toEqual({ ko: '색상', en: 'Colours' })
  expect(colors?.items.map(({ value }) => value)).toEqual(color.values)
  expect(colors?.items[0]).toMatchObject({
    value: 'white', label: { ko: '흰색', en: 'White' }, sortOrder: 1, isActive: true,
  })
  expect(colors?.items.at(-1)).toMatchObject({ value: 'blue', sortOrder: 20 })
})

test('tells what outside systems call a fuel', async () => {
  const { items } = await app.ask(calls.getCommonCode, { params: { code: 'fuel' } })
  const kb = Object.fromEntries(items.map(({ value, sources }) => [value, sources.KbChaChaCha ?? []]))
  expect(Object.keys(kb)).toEqual([...fuel.values])
  expect(kb).toEqual({
    gasoline: ['004001'], diesel: ['004002'], LPG: ['004003'], hybrid: ['004011'], hybrid_L: ['004004'],
    hybrid_G: ['004005'], CNG: ['004006'], electric: ['004007'], other: ['004010', '004008'], none: [],
  })
  expect(items[0]?.sources).toEqual({ KbChaChaCha: ['004001'], CarHistory: ['휘발유'], AutoBegins: ['G'] })
})

test('tells each bank’s number at each payment provider', async () => {
  expect((await itemOf('bankCode', '004'))?.sources).toEqual({ TossPayments: ['06'], KgInicis: ['04'] })
  expect((await itemOf('bankCode', '011'))?.sources).toEqual({ TossPayments: ['11'], KgInicis: ['11'] })
  expect((await itemOf('bankCode', '088'))?.label.ko).toBe('신한은행')
})

test('tells what leaks of coolant parts are called, in the values of those of oil', async () => {
  const labelsOf = async (code: string) => {
    const { items } = await app.ask(calls.getCommonCode, { params: { code } })
    return Object.fromEntries(items.map(({ value, label }) => [value, label.ko]))
  }
  expect(await labelsOf('oilLeakage')).toEqual({ none: '없음', minorLeakage: '미세누유', leakage: '누유', good: '양호' })
  expect(await labelsOf('coolantLeakage')).toEqual({ none: '없음', minorLeakage: '미세누수', leakage: '누수', good: '양호' })
})

test('answers a code that there is not as missing', async () => {
  for (const code of ['weather', 'constructor', '__proto__'])
    expect((await refusalOf(app.ask(calls.getCommonCode, { params: { code } }))).status).toBe(404)
})

test('staff rename a value for everybody, with a line in the audit log, and take it back', async () => {
  const renamed = await set(staff, 'biddingState', 'bidFailed', { label: { ko: '미선정', en: 'Not chosen' } })
  expect(renamed.items.find(({ value }) => value === 'bidFailed')?.label).toEqual({ ko: '미선정', en: 'Not chosen' })
  expect((await itemOf('biddingState', 'bidFailed'))?.label.ko).toBe('미선정')
  const logged = await app.database.primary
    .selectFrom('audit_log').selectAll().where('subject', '=', 'commonCode').orderBy('id', 'desc').limit(1)
    .executeTakeFirstOrThrow()
  expect(logged).toMatchObject({
    subject_id: 'biddingState/bidFailed', reason: '용어 통일', before: { label: { ko: '패찰' } },
    after: { label: { ko: '미선정' } },
  })
  await set(staff, 'biddingState', 'bidFailed', {})
  expect((await itemOf('biddingState', 'bidFailed'))?.label.ko).toBe('패찰')
})

test('the log of many changes at once says what each of them really replaced', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `사이드 ${at}`)
  await Promise.all(names.map((ko) => set(staff, 'oilLeakage', 'none', { label: { ko, en: ko } })))
  const logged = await app.database.primary
    .selectFrom('audit_log').select(['before', 'after']).where('subject_id', '=', 'oilLeakage/none').execute()
  const wordsOf = (side: unknown): string => (side as { label: { ko: string } }).label.ko
  expect(new Set(logged.map(({ after }) => wordsOf(after)))).toEqual(new Set(names))
  expect(new Set(logged.map(({ before }) => wordsOf(before))).size).toBe(names.length)
})

test('staff stop offering a value that people choose, and offer it again', async () => {
  await set(staff, 'salesDeclineType', 'etc', { isActive: false })
  expect(await itemOf('salesDeclineType', 'etc')).toMatchObject({ isActive: false, label: { ko: '기타' } })
  await set(staff, 'salesDeclineType', 'etc', {})
  expect((await itemOf('salesDeclineType', 'etc'))?.isActive).toBe(true)
})

test('a value with a slash in its name can be renamed too', async () => {
  await set(staff, 'identityUsage', 'ID/password-recovery', { label: { ko: '계정 찾기', en: 'Recovery' } })
  expect((await itemOf('identityUsage', 'ID/password-recovery'))?.label.ko).toBe('계정 찾기')
})

test('a state cannot be taken off the offer, for nobody chooses it', async () => {
  const refusal = await refusalOf(set(staff, 'biddingState', 'bidding', { isActive: false }))
  expect(refusal.body).toMatchObject({ code: 'BadRequestSchema', detail: '0001.invalidBodySchema' })
  expect(refusal.body.issues?.map(({ path }) => path)).toEqual(['body.isActive'])
})

test('refuses unknown codes and values, a label in one language only, and people who are not staff', async () => {
  expect((await refusalOf(set(staff, 'color', 'mauve', {}))).status).toBe(404)
  expect((await refusalOf(set(staff, 'weather', 'white', {}))).status).toBe(404)
  const half = await refusalOf(set(staff, 'color', 'white', { label: { ko: '하양', en: '' } }))
  expect(half.body.detail).toBe('0001.invalidBodySchema')
  for (const ko of ['\u200b', '   ', '흰\u202e색', '흰\n색']) {
    const unseen = await refusalOf(set(staff, 'color', 'white', { label: { ko, en: 'White' } }))
    expect(unseen.body.issues?.map(({ path }) => path)).toEqual(['body.label.ko'])
  }
  const noReason = await refusalOf(staff(calls.setCommonCode, {
    params: { code: 'color', value: 'white' }, body: { label: null, isActive: true, reason: '\u200b\u200b' },
  }))
  expect(noReason.body.issues?.map(({ path }) => path)).toEqual(['body.reason'])
  expect((await refusalOf(set(app.ask, 'color', 'white', {}))).status).toBe(401)
  for (const type of ['plain', 'partner_user', 'partner_customer_user'] as const) {
    const { ask } = await app.member({ type })
    expect((await refusalOf(set(ask, 'color', 'white', {}))).status).toBe(403)
  }
})
