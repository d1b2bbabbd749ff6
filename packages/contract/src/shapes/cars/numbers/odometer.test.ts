// Odometers: miles there and back, readings that go backwards, and how much drift is none.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { backwardReadings, isDrift, kmOf, type MileageRecord, mileageDoubts } from './odometer.ts'

const km = fc.integer({ min: 0, max: 2_000_000 })
const day = fc.integer({ min: 0, max: 9_000 })
  .map((days) => new Date(Date.UTC(2000, 0, 1) + days * 86_400_000).toISOString().slice(0, 10))
const record: fc.Arbitrary<MileageRecord> = fc.record({ on: day, km })

test('a mile is 1.609344 kilometres', () => {
  expect(kmOf(100_000, 'Mile')).toBe(160_934)
  expect(kmOf(1, 'Mile')).toBe(2)
  expect(kmOf(123_456, 'Km')).toBe(123_456)
})

test('readings that only grow are never doubted', () => {
  fc.assert(fc.property(fc.uniqueArray(record, { selector: ({ on }) => on }), (records) => {
    const grown = records.map(({ on }) => on).toSorted()
      .map((on, at) => ({ on, km: records.map((one) => one.km).toSorted((a, b) => a - b)[at] ?? 0 }))
    expect(backwardReadings(grown.toReversed())).toEqual([])
  }))
})

test('one that goes back is found wherever it stands', () => {
  const records = [{ on: '2024-05-01', km: 80_000 }, { on: '2022-05-01', km: 90_000 }, { on: '2020-05-01', km: 10_000 }]
  expect(backwardReadings(records)).toEqual([{ on: '2024-05-01', km: 80_000 }])
  expect(mileageDoubts(95_000, records)).toEqual(['backwards'])
  expect(mileageDoubts(89_949, records)).toEqual(['backwards', 'belowRecord'])
  expect(mileageDoubts(9_950, [{ on: '2020-05-01', km: 10_000 }])).toEqual([])
  expect(mileageDoubts(0, [])).toEqual([])
  expect(mileageDoubts(null, records)).toEqual(['backwards'])
})

test('readings of one day are compared in the order in which they are told', () => {
  const [first, second] = [{ on: '2024-05-02', km: 9 }, { on: '2024-05-02', km: 7 }]
  const before = { on: '2024-05-01', km: 8 }
  expect(backwardReadings([first, second])).toEqual([second])
  expect(backwardReadings([second, first])).toEqual([])
  expect(backwardReadings([second, first, before])).toEqual([second])
})

test('fifty kilometres are no dispute, one more is', () => {
  expect(isDrift(10_000, 10_050)).toBe(true)
  expect(isDrift(10_050, 10_000)).toBe(true)
  expect(isDrift(10_000, 10_051)).toBe(false)
})
