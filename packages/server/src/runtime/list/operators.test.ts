// Filters and sorting on real rows, compared with what they mean in plain words.
import type { Filter, Sort } from '@bidyard/contract/list'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestMember } from '../../testing/app.ts'
import { passes, sorted } from '../../testing/sample/list-model.ts'
import { startSampleApp, type SampleApp } from '../../testing/sample/app.ts'
import {
  fieldNames, listSamples, modelOf, operatorsOf, sampleFields, sampleFilter, sampleRow, sampleSort, sortFields,
  valueFor,
} from '../../testing/sample/rows.ts'
import { insertSamples } from '../../testing/sample/table.ts'

// The same rows in every run; the questions are new ones each time, and a failure prints its seed.
const rows = fc.sample(sampleRow, { numRuns: 90, seed: 7 })
const models = rows.map(modelOf)

let app: SampleApp
let staff: TestMember
beforeAll(async () => {
  app = await startSampleApp()
  staff = await app.member({ type: 'admin' })
  await insertSamples(app.database, rows)
})
afterAll(() => app.stop())

const idsOf = async (query: { filter?: Filter; sort?: Sort }): Promise<readonly string[]> => {
  const page = await staff.ask(listSamples, { query: { ...query, size: 100, count: true } })
  expect(page.nextCursor).toBeNull()
  expect(page.count).toBe(page.items.length)
  return page.items.map(({ id }) => id)
}

const expectModel = async (filter: Filter, sort: Sort): Promise<void> => {
  const wanted = sorted(sortFields, models.filter((row) => passes(sampleFields, row, filter)), sort)
  expect(await idsOf({ filter, sort })).toEqual(wanted.map((row) => row['id']))
}

describe('an operator', () => {
  const pairs = fieldNames.flatMap((name) => operatorsOf(name).map((operator) => ({ name, operator })))

  test('exists for every kind of field that it means something for', () => {
    expect(new Set(pairs.map(({ operator }) => operator)).size).toBe(12)
    expect(operatorsOf('name')).toHaveLength(12)
    expect(operatorsOf('paint')).toEqual(['eq', 'notEq', 'in', 'notIn', 'isNull', 'isNotNull'])
    expect(operatorsOf('priceWon')).not.toContain('like')
  })

  test.each(pairs)('$operator finds by $name what the model finds', async ({ name, operator }) => {
    const values = fc.sample(valueFor(name, operator), 2)
    for (const value of values) await expectModel({ [name]: { [operator]: value } }, [{ createdAt: 'asc' }])
  })
})

test('any filter and any order show what the model shows', async () => {
  await fc.assert(fc.asyncProperty(sampleFilter, sampleSort, expectModel), { numRuns: 100 })
})

test('a row is found by the moment that the list shows of it, and not once more by what comes after', async () => {
  const { items } = await staff.ask(listSamples, { query: { size: 100 } })
  const shown = new Map(items.flatMap(({ id, seenAt }) => (seenAt === null ? [] : [[id, seenAt] as const])))
  const asked = [...new Set(shown.values())].filter((seenAt) => seenAt.endsWith('.999Z')).slice(0, 3)
  expect(asked).not.toEqual([])
  const at = (holds: (seenAt: string) => boolean) => [...shown].filter(([, seenAt]) => holds(seenAt)).map(([id]) => id)
  for (const seenAt of asked) {
    const found = async (filter: object) => (await idsOf({ filter: { seenAt: filter } })).toSorted()
    const same = at((one) => one === seenAt).toSorted()
    expect(await found({ eq: seenAt })).toEqual(same)
    expect(await found({ in: [seenAt] })).toEqual(same)
    expect(await found({ gt: seenAt })).toEqual(at((one) => one > seenAt).toSorted())
    expect(await found({ lte: seenAt })).toEqual(at((one) => one <= seenAt).toSorted())
  }
})

const parts = ['%', '_', '\\', '\\%', "'", '"', '%가', "' or 1=1 --", 'a', 'A', 'z']
test.each(parts)('like looks for %s itself, in any case', async (part) => {
  await expectModel({ name: { like: part } }, [{ name: 'asc' }])
  await expectModel({ name: { notLike: part } }, [{ name: 'desc' }])
})

test('a list of ten thousand values works', async () => {
  const owner = rows.find((row) => row.owner_id !== null)?.owner_id ?? ''
  const strangers = Array.from({ length: 9_999 }, (_, at) => `11111111-1111-4111-8111-${String(at).padStart(12, '0')}`)
  await expectModel({ ownerId: { in: [...strangers, owner] } }, [{ createdAt: 'desc' }])
  await expectModel({ ownerId: { notIn: [owner, ...strangers] } }, [{ createdAt: 'desc' }])
})

test('the newest row comes first where nobody asks for an order', async () => {
  expect(await idsOf({})).toEqual(sorted(sortFields, models, [{ createdAt: 'desc' }]).map((row) => row['id']))
})
