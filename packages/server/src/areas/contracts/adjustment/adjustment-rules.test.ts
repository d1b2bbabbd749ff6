// Rules of price cuts: caps by piece, by kind and in all, and what was told before the bids.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AdjustmentWish } from '@bidyard/contract/shapes/contracts/adjustment'
import { koreaCommercial } from '../../reference/configuration/presets/korea-commercial.ts'
import { capsOf, faultsOfLines, fitsCaps, totalMaxOf } from './adjustment-rules.ts'

const rules = koreaCommercial.contractTradeAdjustment
type Line = AdjustmentWish['lines'][number]
const line = (wish: Partial<Line>): Line => ({
  kind: 'tire', units: 1, amountWon: 80_000, damages: [], note: '', photoIds: ['a'], ...wish,
})
const fits = (bidWon: number, ...lines: Line[]) =>
  fitsCaps(rules, bidWon, { lines, totalWon: lines.reduce((sum, { amountWon }) => sum + amountWon, 0) })
const bidWon = 10_000_000

test.each<[string, Partial<Line>, boolean]>([
  ['a tyre at its most', {}, true], ['a tyre for more', { amountWon: 80_001 }, false],
  ['four tyres', { units: 4, amountWon: 320_000 }, true], ['five tyres', { units: 5, amountWon: 320_000 }, false],
  ['one tyre for the price of two', { units: 1, amountWon: 160_000 }, false],
  ['a tenth of the price', { kind: 'additionalCarDamageInfo', amountWon: 1_000_000 }, true],
  ['more than a tenth', { kind: 'additionalCarDamageInfo', amountWon: 1_000_001 }, false],
])('%s', (_, wish, is) => expect(fits(bidWon, line(wish))).toBe(is))

test('lines of one kind share its pieces, and all share fifteen in a hundred', () => {
  expect(fits(bidWon, line({ units: 2, amountWon: 160_000 }), line({ units: 3, amountWon: 160_000 }))).toBe(false)
  const all = [
    line({ kind: 'outerPanel', units: 6, amountWon: 900_000 }),
    line({ kind: 'additionalCarDamageInfo', amountWon: 600_000 }),
  ]
  expect([fits(bidWon, ...all), fits(bidWon, ...all, line({ amountWon: 1 }))]).toEqual([true, false])
  expect(totalMaxOf(rules, bidWon)).toBe(1_500_000)
  expect(capsOf(rules, bidWon).map(({ totalWon }) => totalWon)).toEqual([320_000, 280_000, 900_000, 300_000, 1_000_000])
})

test('a sum that is not the sum of its lines is none', () => {
  expect(fitsCaps(rules, bidWon, { lines: [line({})], totalWon: 79_999 })).toBe(false)
})

test('whatever fits leaves a price of at least eighty-five in a hundred', () => {
  const wish = fc.record({
    kind: fc.constantFrom('tire', 'wheel', 'outerPanel', 'etc', 'additionalCarDamageInfo' as const),
    units: fc.integer({ min: 1, max: 6 }), amountWon: fc.integer({ min: 1, max: 2_000_000 }),
  })
  fc.assert(fc.property(fc.array(wish, { minLength: 1, maxLength: 8 }), fc.integer({ min: 1, max: 50_000_000 }),
    (lines, price) => {
      const made = lines.map((one) => line(one as Partial<Line>))
      const sum = made.reduce((won, { amountWon }) => won + amountWon, 0)
      if (fits(price, ...made)) expect(price - sum).toBeGreaterThanOrEqual(Math.floor(price * 85 / 100))
    }))
})

test('each line shows what it is about, and nothing that the bidders knew', () => {
  const told = [{ position: 'hood', values: ['scratch', 'dent'], note: '', photoIds: [] }] as const
  const faults = (wish: Partial<Line>) =>
    faultsOfLines([line(wish)], rules, told.map((one) => ({ ...one, values: [...one.values], photoIds: [] })))
      .map(({ fault }) => fault)
  expect(faults({})).toEqual([])
  expect(faults({ photoIds: [] })).toEqual(['photos'])
  expect(faults({ kind: 'outerPanel' })).toEqual(['place'])
  expect(faults({ kind: 'outerPanel', damages: [{ position: 'hood', value: 'scratch' }] })).toEqual(['disclosed'])
  expect(faults({ kind: 'outerPanel', damages: [{ position: 'hood', value: 'exchange' }] })).toEqual([])
  expect(faults({ kind: 'outerPanel', damages: [{ position: 'roof', value: 'dent' }] })).toEqual([])
})
