// The address of the bills: what makes no sense in it is left out, and asks for nothing.
import { expect, test } from 'vitest'
import { feesFilter, readFeesSearch } from './fees-search.ts'

const order = '0198c0de-0000-7000-8000-000000000001'

test('a notice leads to the bills of its car', () => {
  expect(feesFilter(readFeesSearch({ order }))).toEqual({ orderId: { eq: order } })
})

test('what is to be paid, and what is settled, is asked for by its states', () => {
  expect(feesFilter(readFeesSearch({ standing: 'billed' }))).toEqual({ state: { in: ['billed'] } })
  expect(feesFilter(readFeesSearch({ standing: 'ended' }))).toEqual({ state: { in: ['paid', 'waived'] } })
})

const senseless = [{ order: 'x' }, { order: 7 }, { order: `${order}x` }, { standing: 'paid' }, {}]
test.each(senseless)('%j asks for all', (given) => {
  expect(feesFilter(readFeesSearch(given))).toEqual({})
})
