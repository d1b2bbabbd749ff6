// Car codes through the front door: the demo set, its order, and what is asked for wrongly.
import { referenceCalls as calls } from '@bidyard/contract/calls/reference'
import { carCodeRows } from '@bidyard/demo/car-codes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { type Ask, refusalOf } from '../../../testing/ask.ts'
import { fillCarCodes } from '../for-other-areas.ts'

let app: TestApp
let staff: Ask
beforeAll(async () => {
  app = await startTestApp()
  await app.database.transact((tx) => fillCarCodes(tx, carCodeRows()))
  staff = (await app.member({ type: 'admin' })).ask
})
afterAll(() => app.stop())

const namesUnder = async (level: 'maker' | 'model' | 'detailModel' | 'grade' | 'detailGrade', parent: string) => {
  const { items } = await app.ask(calls.listCarCodes, { params: { level, parent } })
  return items.map(({ name }) => name.ko)
}

test('the demo set is large enough to believe', async () => {
  const { rows } = { rows: [...carCodeRows()] }
  const countOf = (level: string) => rows.filter((row) => row.level === level).length
  expect(countOf('maker')).toBeGreaterThanOrEqual(30)
  expect(countOf('model')).toBeGreaterThanOrEqual(300)
  expect(countOf('grade')).toBeGreaterThanOrEqual(2_000)
  expect(countOf('detailGrade')).toBeGreaterThanOrEqual(2_000)
})

test('leads from a maker down to a detailed grade', async () => {
  const { items: makers } = await app.ask(calls.listCarCodes, { params: { level: 'maker', parent: 'root' } })
  expect(makers.find(({ code }) => code === 'hyundai')).toMatchObject({
    level: 'maker', parent: null, name: { ko: '현대', en: 'Hyundai' }, origin: 'domestic', fromYear: null, fuel: null,
  })
  expect(makers.find(({ code }) => code === 'bmw')).toMatchObject({ origin: 'imported', childCount: 31 })
  expect(await namesUnder('model', 'hyundai')).toContain('아반떼')
  const { items: details } = await app.ask(calls.listCarCodes, {
    params: { level: 'detailModel', parent: 'hyundai.avante' },
  })
  expect(details.find(({ code }) => code === 'hyundai.avante.ad')).toMatchObject({
    name: { ko: '아반떼 (AD)' }, fromYear: 2015, toYear: 2020, childCount: 4,
  })
  expect(details.find(({ code }) => code === 'hyundai.avante.cn7')).toMatchObject({ fromYear: 2020, toYear: null })
  const { items: grades } = await app.ask(calls.listCarCodes, {
    params: { level: 'grade', parent: 'hyundai.avante.ad' },
  })
  expect(grades.map(({ fuel }) => fuel)).toEqual(['gasoline', 'diesel', 'hybrid_G', 'LPG'])
  expect(await namesUnder('detailGrade', grades[0]?.code ?? '')).toEqual([
    '모던', '스마트', '스타일', '인스퍼레이션', '프리미엄',
  ])
})

test('sorts by the Korean alphabet, Korean before Latin letters', async () => {
  const makers = await namesUnder('maker', 'root')
  const korean = makers.filter((name) => /^[가-힣]/.test(name))
  expect(korean).toEqual(korean.toSorted(new Intl.Collator('ko-KR').compare))
  expect(korean.length).toBeGreaterThan(30)
  expect(makers).toEqual(makers.toSorted(new Intl.Collator('ko-KR').compare))
})

test('answers an unknown parent, a parent of another level and a wrong root as missing', async () => {
  for (const params of [
    { level: 'model', parent: 'nobody' }, { level: 'grade', parent: 'hyundai' }, { level: 'maker', parent: 'hyundai' },
    { level: 'model', parent: 'root' },
  ] as const)
    expect((await refusalOf(app.ask(calls.listCarCodes, { params }))).status).toBe(404)
})

test('refuses an unknown level and a parent that can be no code', async () => {
  const level = await refusalOf(app.ask(calls.listCarCodes, { params: { level: 'wheel' as 'maker', parent: 'root' } }))
  expect(level.body.detail).toBe('0002.invalidPathParamsSchema')
  const parent = await refusalOf(app.ask(calls.listCarCodes, { params: { level: 'model', parent: "'; drop" } }))
  expect(parent.body.detail).toBe('0002.invalidPathParamsSchema')
})

test('the office finds codes of any level by any part of their path, in Korean order', async () => {
  const page = await staff(calls.searchCarCodes, {
    query: {
      filter: { path: { like: '쏘나타' }, level: { eq: 'detailModel' } }, sort: [{ path: 'asc' }], size: 100, count: true,
    },
  })
  expect(page.count).toBe(5)
  expect(page.items[0]).toMatchObject({ path: '현대 > 쏘나타 > 쏘나타 (DN8)', isActive: true, parent: 'hyundai.sonata' })
  const paths = page.items.map(({ path }) => path)
  expect(paths).toEqual(paths.toSorted(new Intl.Collator('ko-KR').compare))
  const latin = await staff(calls.searchCarCodes, {
    query: { filter: { nameEn: { like: 'grandeur' }, level: { eq: 'model' } } },
  })
  expect(latin.items.map(({ code }) => code)).toEqual(['hyundai.grandeur'])
})

test('turns pages by cursor without losing or repeating a code', async () => {
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: { items: { code: string }[]; nextCursor: string | null } = await staff(calls.searchCarCodes, {
      query: {
        filter: { level: { eq: 'model' } }, sort: [{ nameKo: 'asc' }], size: 100,
        ...(cursor === null ? {} : { cursor }),
      },
    })
    seen.push(...page.items.map(({ code }) => code))
    cursor = page.nextCursor
  } while (cursor !== null)
  const models = [...carCodeRows()].filter(({ level }) => level === 'model')
  expect(new Set(seen)).toEqual(new Set(models.map(({ code }) => code)))
  expect(seen).toHaveLength(models.length)
})

test('refuses a time whose offset no clock on earth has', async () => {
  for (const gt of ['2026-01-01T00:00:00+16:00', '2026-01-01T00:00:00-23:59']) {
    const { status, body } = await refusalOf(staff(calls.searchCarCodes, { query: { filter: { createdAt: { gt } } } }))
    expect([status, body.detail]).toEqual([400, '0003.invalidQuerySchema'])
  }
  const gt = '2026-01-01T00:00:00+14:00'
  expect(await staff(calls.searchCarCodes, { query: { filter: { createdAt: { gt } } } })).toHaveProperty('items')
})

test('only staff search; nobody else may', async () => {
  expect((await refusalOf(app.ask(calls.searchCarCodes, { query: {} }))).status).toBe(401)
  const dealer = await app.member({ type: 'plain' })
  expect((await refusalOf(dealer.ask(calls.searchCarCodes, { query: {} }))).status).toBe(403)
})

test('a database that has codes is not filled again', async () => {
  expect(await app.database.transact((tx) => fillCarCodes(tx, carCodeRows()))).toBe(0)
})
