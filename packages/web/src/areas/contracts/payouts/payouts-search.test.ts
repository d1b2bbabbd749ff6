// What the address says of the lists of money for sellers, and what is asked by it.
import { expect, test } from 'vitest'
import { payoutsFilter, readPayoutsSearch } from './payouts-search.ts'

test('only what is known is read', () => {
  expect(readPayoutsSearch({ find: '12가3456', state: 'waiting', sort: '-won', other: 1 }))
    .toEqual({ find: '12가3456', state: 'waiting', sort: '-won' })
  expect(readPayoutsSearch({ find: true, state: 'gone', sort: 'carNumber' })).toEqual({})
})

test('asks by plate and state, and for everything where nothing is chosen', () => {
  expect(payoutsFilter({ find: '3456', state: 'paid' }))
    .toEqual({ carNumber: { like: '3456' }, state: { eq: 'paid' } })
  expect(payoutsFilter({})).toEqual({})
})
