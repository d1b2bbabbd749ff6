// Supply and VAT always make up the total, and the tax is a tenth of the supply as near as whole won allow.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitVat, withoutVat } from './vat-rules.ts'

const total = fc.integer({ min: 0, max: 100_000_000_000 })
const rate = fc.integer({ min: 0, max: 10_000 })

describe('a total with VAT in it', () => {
  test.each([
    [330_000, 300_000, 30_000], [110, 100, 10], [1, 1, 0], [5, 5, 0], [6, 5, 1], [75_000, 68_182, 6_818],
    [550_000, 500_000, 50_000], [0, 0, 0], [365_000, 331_818, 33_182],
  ])('of %i is a supply of %i and a tax of %i', (totalWon, supplyWon, vatWon) => {
    expect(splitVat(totalWon, 1_000)).toEqual({ supplyWon, vatWon, totalWon })
  })

  test('is always made up by its parts, neither of them below nothing', () => {
    fc.assert(fc.property(total, rate, (totalWon, basisPoints) => {
      const { supplyWon, vatWon } = splitVat(totalWon, basisPoints)
      expect(supplyWon + vatWon).toBe(totalWon)
      expect(Math.min(supplyWon, vatWon)).toBeGreaterThanOrEqual(0)
    }))
  })

  test('leaves the supply that is nearest to the true one, half a won upwards', () => {
    fc.assert(fc.property(total, rate, (totalWon, basisPoints) => {
      const { supplyWon } = splitVat(totalWon, basisPoints)
      const divisor = BigInt(10_000 + basisPoints)
      // Twice the error, in parts of the divisor: more than minus half a won, at most half a won.
      const error = 2n * (BigInt(supplyWon) * divisor - BigInt(totalWon) * 10_000n)
      expect(error > -divisor && error <= divisor).toBe(true)
    }))
  })

  test('grows with the total and shrinks with the rate', () => {
    fc.assert(fc.property(total, rate, (totalWon, basisPoints) => {
      const { supplyWon } = splitVat(totalWon, basisPoints)
      expect(splitVat(totalWon + 1, basisPoints).supplyWon).toBeGreaterThanOrEqual(supplyWon)
      expect(splitVat(totalWon, basisPoints + 1).supplyWon).toBeLessThanOrEqual(supplyWon)
    }))
  })

  test('agrees with how invoices are worked out by hand', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (totalWon) => {
      expect(splitVat(totalWon, 1_000).vatWon).toBe(totalWon - Math.round(totalWon / 1.1))
    }))
  })
})

test('what bears no tax is all supply', () => {
  expect(withoutVat(55_000)).toEqual({ supplyWon: 55_000, vatWon: 0, totalWon: 55_000 })
})
