// The fee of an award: each bound belongs to the step below it, and a share stays within floor and cap.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FeeScale } from '../configuration/fees.ts'
import { awardFeeWon } from './award-fee.ts'

const steps: FeeScale = {
  basis: 'steps',
  steps: [
    { upToWon: 1_000_000, feeWon: 75_000 }, { upToWon: 5_000_000, feeWon: 185_000 }, { upToWon: null, feeWon: 360_000 },
  ],
}
const share: FeeScale = { basis: 'share', ofPriceBasisPoints: 220, floorWon: 150_000, capWon: 550_000 }

describe('by steps', () => {
  it.each([
    [100_000, 75_000], [1_000_000, 75_000], [1_000_001, 185_000], [5_000_000, 185_000], [5_010_000, 360_000],
    [1_000_000_000, 360_000],
  ])('%i won cost %i', (priceWon, feeWon) => {
    expect(awardFeeWon(steps, priceWon)).toBe(feeWon)
  })
})

describe('by share', () => {
  it.each([[100_000, 150_000], [10_000_000, 220_000], [12_345_678, 271_604], [25_000_000, 550_000]])(
    '%i won cost %i', (priceWon, feeWon) => {
      expect(awardFeeWon(share, priceWon)).toBe(feeWon)
    },
  )

  it('is never outside floor and cap, and never falls as the price rises', () => {
    const price = fc.integer({ min: 0, max: 1_000_000_000 })
    fc.assert(fc.property(price, price, (one, other) => {
      const [low, high] = [awardFeeWon(share, Math.min(one, other)), awardFeeWon(share, Math.max(one, other))]
      expect(low).toBeGreaterThanOrEqual(150_000)
      expect(high).toBeLessThanOrEqual(550_000)
      expect(low).toBeLessThanOrEqual(high)
    }))
  })
})
