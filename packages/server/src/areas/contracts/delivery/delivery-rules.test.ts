// A delivery comes after its payment is over, and by its latest day.
import { expect, test } from 'vitest'
import { fitsDelivery } from './delivery-rules.ts'

const [paidUntil, latest] = [new Date(1_000), new Date(2_000)]

test.each([[999, false], [1_000, false], [1_001, true], [2_000, true], [2_001, false]])('at %i: %s', (at, fits) => {
  expect(fitsDelivery(new Date(at), { paidUntil, latest })).toBe(fits)
})
