// How much is taken, and from where, for every price and every heap of deposits.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deductionOf, takeFrom } from './deposit-rules.ts'

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

describe('taking from deposits', () => {
  const held = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { maxLength: 6 })
    .map((list) => list.map((remainingWon, at) => ({ id: String(at), remainingWon })))

  test('takes what is wanted or all there is, never more than a deposit has, the first ones first', () => {
    fc.assert(fc.property(held, fc.integer({ min: 1, max: 12_000_000 }), (deposits, wantedWon) => {
      const { parts, takenWon, missingWon } = takeFrom(deposits, wantedWon)
      const total = deposits.reduce((sum, { remainingWon }) => sum + remainingWon, 0)
      expect(takenWon).toBe(Math.min(wantedWon, total))
      expect(takenWon + missingWon).toBe(wantedWon)
      expect(parts.reduce((sum, { won }) => sum + won, 0)).toBe(takenWon)
      for (const { depositId, won, leavesWon } of parts) {
        expect(won + leavesWon).toBe(deposits[Number(depositId)]?.remainingWon)
        expect(won).toBeGreaterThan(0)
      }
      expect(parts.filter(({ leavesWon }) => leavesWon > 0).length).toBeLessThanOrEqual(1)
      expect(parts.slice(0, -1).every(({ leavesWon }) => leavesWon === 0)).toBe(true)
    }))
  })
})
