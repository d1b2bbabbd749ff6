// How much is taken, for every price.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deductionOf } from './deduction.ts'

const rule = { ofPriceBasisPoints: 500, floorWon: 150_000, capWon: 2_000_000 }

describe('a deduction by the price', () => {
  test.each([[1_000_000, 150_000], [3_000_000, 150_000], [3_000_020, 150_001], [10_000_000, 500_000],
    [40_000_000, 2_000_000], [900_000_000, 2_000_000]])('of %i takes %i', (priceWon, won) => {
    expect(deductionOf(priceWon, rule)).toBe(won)
  })

  test('of a house that takes nothing is nothing', () => {
    expect(deductionOf(40_000_000, { ofPriceBasisPoints: 0, floorWon: 0, capWon: 0 })).toBe(0)
  })

  test('stays between floor and cap and grows with the price', () => {
    const price = fc.integer({ min: 0, max: 1_000_000_000 })
    fc.assert(fc.property(price, price, (one, other) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)].map((priceWon) => deductionOf(priceWon, rule))
      expect(low).toBeGreaterThanOrEqual(rule.floorWon)
      expect(high).toBeLessThanOrEqual(rule.capWon)
      expect(low).toBeLessThanOrEqual(high ?? 0)
    }))
  })
})
