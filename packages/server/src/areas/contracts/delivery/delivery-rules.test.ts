// A delivery comes after its payment is over, and by its latest day; whoever is to choose a carrier has time for it.
import { expect, test } from 'vitest'
import { couldChoose, fitsDelivery } from './delivery-rules.ts'

const [paidUntil, latest] = [new Date(1_000), new Date(2_000)]

test.each([[999, false], [1_000, false], [1_001, true], [2_000, true], [2_001, false]])('at %i: %s', (at, fits) => {
  expect(fitsDelivery(new Date(at), { paidUntil, latest })).toBe(fits)
})

const hourMs = 3_600_000
const begunAt = new Date('2026-03-02T00:00:00Z')
const after = (hours: number) => new Date(begunAt.getTime() + hours * hourMs)

test.each([
  ['there is none', undefined, 24, false], ['was there before', -100, 24, true],
  ['was there before a short step', 0, 1, true], ['came in time', 3, 24, true],
  ['came just in time', 12, 24, true], ['came too late to be chosen', 12.1, 24, false],
  ['came too late at first, and not at the last', 23, 48, true],
])('a carrier that %s', (_, since, at, could) => {
  const carrierSince = since === undefined ? undefined : after(since)
  expect(couldChoose({ carrierSince, begunAt, now: after(at) })).toBe(could)
})
