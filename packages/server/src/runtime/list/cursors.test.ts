// Pages: by number, and by cursors that stay right while rows come and go.
import type { Sort } from '@bidyard/contract/list'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/app.ts'
import { refusalOf } from '../../testing/ask.ts'
import { sorted } from '../../testing/sample/list-model.ts'
import { startSampleApp, type SampleApp } from '../../testing/sample/app.ts'
import { sampleCalls } from '../../testing/sample/calls.ts'
import { listSamples, modelOf, sampleRow, sampleSort, sortFields } from '../../testing/sample/rows.ts'
import { insertSamples, withSamples } from '../../testing/sample/table.ts'

let app: SampleApp
let staff: TestMember
beforeAll(async () => {
  app = await startSampleApp()
  staff = await app.member({ type: 'admin' })
})
afterAll(() => app.stop())

const rows = fc.sample(sampleRow, { numRuns: 45, seed: 11 })
const models = rows.map(modelOf)
const inOrder = (sort: Sort): readonly string[] => sorted(sortFields, models, sort).map((row) => String(row['id']))

beforeEach(async () => {
  await withSamples(app.database.primary).deleteFrom('samples').execute()
  await insertSamples(app.database, rows)
})

const pageOf = async (query: { sort?: Sort; size?: number; cursor?: string | undefined; page?: number }) => {
  const { cursor, ...others } = query
  const page = await staff.ask(listSamples, { query: { ...others, ...(cursor === undefined ? {} : { cursor }) } })
  return { ids: page.items.map(({ id }) => id), nextCursor: page.nextCursor ?? undefined }
}

const walk = async (sort: Sort, size: number, between: () => Promise<void> = async () => {}): Promise<string[]> => {
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await pageOf({ sort, size, cursor })
    expect(page.ids.length).toBeLessThanOrEqual(size)
    seen.push(...page.ids)
    cursor = page.nextCursor
    await between()
  } while (cursor !== undefined)
  return seen
}

test('a walk by cursors shows every row once, in any order and size', async () => {
  await fc.assert(fc.asyncProperty(sampleSort, fc.integer({ min: 4, max: 46 }), async (sort, size) => {
    expect(await walk(sort, size)).toEqual(inOrder(sort))
  }), { numRuns: 20 })
})

test('rows that come in meanwhile neither push others out of sight nor show them twice', async () => {
  for (const sort of [[{ createdAt: 'desc' }], [{ name: 'asc' }, { priceWon: 'desc' }], [{ sold: 'desc' }]] as Sort[]) {
    const added = fc.sample(sampleRow, 120)
    const seen = await walk(sort, 5, async () => void (await insertSamples(app.database, added.splice(-3, 3))))
    expect(added.length).toBeGreaterThan(0)
    const old = new Set(rows.map(({ id }) => id))
    expect(seen.filter((id) => old.has(id))).toEqual(inOrder(sort))
    expect(new Set(seen).size).toBe(seen.length)
    await withSamples(app.database.primary).deleteFrom('samples').where('id', 'not in', [...old]).execute()
  }
})

test('rows that go meanwhile, the one of the cursor too, leave the others where they are', async () => {
  const sort: Sort = [{ paint: 'asc' }, { seenAt: 'desc' }]
  const wanted = inOrder(sort)
  const gone = new Set<string>()
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const page = await pageOf({ sort, size: 6, cursor })
    seen.push(...page.ids)
    cursor = page.nextCursor
    const passed = [page.ids.at(-1) ?? '', page.ids[1] ?? '']
    for (const id of passed) gone.add(id)
    await withSamples(app.database.primary).deleteFrom('samples').where('id', 'in', passed).execute()
  } while (cursor !== undefined)
  expect(gone.size).toBeGreaterThan(8)
  expect(seen).toEqual(wanted)
})

test('moments that differ by a microsecond are told apart', async () => {
  await withSamples(app.database.primary).deleteFrom('samples').execute()
  const ids = await insertSamples(app.database, Array.from({ length: 9 }, (_, at) => ({
    seen_at: `2026-01-01T00:00:00.12345${at}Z`,
  })))
  expect(await walk([{ seenAt: 'asc' }], 2)).toEqual(ids)
  expect(await walk([{ seenAt: 'desc' }], 2)).toEqual(ids.toReversed())
})

test('pages by number lie one behind the other, and one behind the last is empty', async () => {
  const sort: Sort = [{ name: 'asc' }]
  const pages = await Promise.all([1, 2, 3, 4].map((page) => pageOf({ sort, size: 20, page })))
  expect(pages.map(({ ids }) => ids.length)).toEqual([20, 20, 5, 0])
  expect(pages.flatMap(({ ids }) => ids)).toEqual(inOrder(sort))
  expect(pages.map(({ nextCursor }) => nextCursor === undefined)).toEqual([false, false, true, true])
})

test('twenty rows are shown where nobody says how many', async () => {
  expect((await pageOf({})).ids).toHaveLength(20)
})

describe('a cursor is refused', () => {
  const expectRefused = async (query: object, call: typeof listSamples = listSamples): Promise<void> => {
    const refusal = await refusalOf(staff.ask(call, { query }))
    expect(refusal.body).toMatchObject({ code: 'BadRequestSchema', detail: '0003.invalidQuerySchema' })
    expect(refusal.body.issues).toEqual([{ path: 'query.cursor', message: '이 목록의 커서가 아닙니다.' }])
  }
  const freshCursor = async (sort: Sort = [{ name: 'asc' }]): Promise<string> =>
    (await pageOf({ sort, size: 3 })).nextCursor ?? ''

  test('when any sign of it was changed', async () => {
    const cursor = await freshCursor()
    const other = (at: number): string => cursor.slice(0, at) + (cursor[at] === 'A' ? 'B' : 'A') + cursor.slice(at + 1)
    for (const at of [0, 5, cursor.indexOf('.') - 1, cursor.indexOf('.') + 1, cursor.length - 1])
      await expectRefused({ sort: [{ name: 'asc' }], cursor: other(at) })
  })

  test('when it was made up', async () => {
    const made = Buffer.from('["x",["가"],"00000000-0000-7000-8000-000000000000"]').toString('base64url')
    for (const cursor of [made, `${made}.`, `${made}.${made}`, '.', '...', 'null', '가나다', `${await freshCursor()}.x`])
      await expectRefused({ sort: [{ name: 'asc' }], cursor })
  })

  test('with another order, another filter or in another list', async () => {
    const cursor = await freshCursor([{ createdAt: 'desc' }])
    await pageOf({ sort: [{ createdAt: 'desc' }], size: 50, cursor })
    await expectRefused({ sort: [{ createdAt: 'asc' }], cursor })
    await expectRefused({ sort: [{ updatedAt: 'desc' }], cursor })
    await expectRefused({ sort: [{ createdAt: 'desc' }], filter: { sold: { eq: true } }, cursor })
    await expectRefused({ sort: [{ createdAt: 'desc' }], cursor }, sampleCalls.sample.listOtherSamples as never)
  })
})

describe('a count', () => {
  test('comes only when asked for', async () => {
    const page = await staff.ask(listSamples, { query: {} })
    expect('count' in page).toBe(false)
  })

  test('counts what the filter finds, whatever page is shown', async () => {
    const sold = rows.filter((row) => row.sold === true).length
    const query = { filter: { sold: { eq: true } }, size: 1, page: 2, count: true }
    const page = await staff.ask(listSamples, { query })
    expect(page.count).toBe(sold)
  })

  test('is exact up to ten thousand and says so beyond', async () => {
    const countAfter = async (more: number): Promise<unknown> => {
      await sql`insert into samples (name) select null from generate_series(1, ${more})`.execute(app.database.primary)
      return (await staff.ask(listSamples, { query: { size: 1, count: true } })).count
    }
    expect(await countAfter(10_000 - rows.length)).toBe(10_000)
    expect(await countAfter(1)).toBe('10,000+')
  })
})
