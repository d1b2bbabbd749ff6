// The address of the bills: what makes no sense in it is left out, and asks for nothing.
import { expect, test } from 'vitest'
import { feesFilter, feesSort, readFeesSearch, toPayFilter } from './fees-search.ts'

const order = '0198c0de-0000-7000-8000-000000000001'

test('a notice leads to the bills of its car', () => {
  expect(feesFilter(readFeesSearch({ order }))).toEqual({ orderId: { eq: order } })
})

test('what is to be paid, and what is settled, is asked for by its states', () => {
  expect(feesFilter(readFeesSearch({ standing: 'billed' }))).toEqual({ state: { in: ['billed'] } })
  expect(feesFilter(readFeesSearch({ standing: 'ended' }))).toEqual({ state: { in: ['paid', 'waived'] } })
})

test('what is to be paid is asked for beside them: of a partner’s cars, what its customers do not pay', () => {
  const billed = { state: { in: ['billed'] } }
  expect(toPayFilter({}, false)).toEqual(billed)
  expect(toPayFilter({ order }, true)).toEqual({ ...billed, orderId: { eq: order }, exhibitId: { isNull: true } })
})

test('what is to be paid begins with what is due first, or is late the longest; all else with the newest', () => {
  expect(feesSort(readFeesSearch({ standing: 'billed' }))).toEqual([{ dueAt: 'asc' }])
  expect(feesSort(readFeesSearch({ standing: 'ended' }))).toEqual([{ createdAt: 'desc' }])
  expect(feesSort({})).toEqual([{ createdAt: 'desc' }])
})

const senseless = [{ order: 'x' }, { order: 7 }, { order: `${order}x` }, { standing: 'paid' }, {}]
test.each(senseless)('%j asks for all', (given) => {
  expect(feesFilter(readFeesSearch(given))).toEqual({})
})
