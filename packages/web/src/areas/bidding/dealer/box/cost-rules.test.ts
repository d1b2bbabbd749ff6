// All-in cost and the highest bid for a wished margin: it leaves the margin, and one unit more would not.
import type { FeeScale } from '@bidyard/contract/shapes/configuration/fees'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highestBidWon, noPlan, ownCostsWon, reckon } from './cost-rules.ts'

const bounds = { unitWon: 10_000, minimumWon: 100_000, maximumWon: 1_000_000_000 }
const steps: FeeScale = {
  basis: 'steps',
  steps: [
    { upToWon: 1_000_000, feeWon: 75_000 }, { upToWon: 5_000_000, feeWon: 185_000 },
    { upToWon: 10_000_000, feeWon: 245_000 }, { upToWon: null, feeWon: 360_000 },
  ],
}
const share: FeeScale = { basis: 'share', ofPriceBasisPoints: 220, floorWon: 150_000, capWon: 550_000 }
const plan = { saleWon: 12_000_000, transportWon: 100_000, repairWon: 300_000, taxWon: 50_000, marginWon: 800_000 }

describe('a reckoning', () => {
  it('takes what nobody wrote down for nothing', () => {
    expect(ownCostsWon(plan)).toBe(450_000)
    expect(ownCostsWon({ ...noPlan, repairWon: 300_000 })).toBe(300_000)
    expect(reckon(10_000_000, steps, { ...noPlan, saleWon: 10_245_000 }))
      .toEqual({ feeWon: 245_000, allInWon: 10_245_000, leftWon: 0, isBelowTarget: false })
  })

  it('is not below the target that it just meets', () => {
    expect(reckon(10_000_000, steps, { ...plan, marginWon: 1_305_000 }).isBelowTarget).toBe(false)
    expect(reckon(10_000_000, steps, { ...plan, marginWon: 1_305_001 }).isBelowTarget).toBe(true)
  })

  it('adds fee and own costs to the bid, and says what is left', () => {
    expect(reckon(10_000_000, steps, plan))
      .toEqual({ feeWon: 245_000, allInWon: 10_695_000, leftWon: 1_305_000, isBelowTarget: false })
    expect(reckon(10_600_000, steps, plan)).toMatchObject({ leftWon: 590_000, isBelowTarget: true })
  })

  it('says nothing of what is left while no selling price is known', () => {
    expect(reckon(10_000_000, steps, { ...plan, saleWon: null })).toMatchObject({ leftWon: null, isBelowTarget: false })
  })
})

describe('the highest bid', () => {
  it('is none without a selling price, or when costs and margin eat it up', () => {
    expect(highestBidWon(steps, noPlan, bounds)).toBeNull()
    expect(highestBidWon(steps, { ...plan, saleWon: 1_000_000 }, bounds)).toBeNull()
    expect(highestBidWon(share, { ...noPlan, saleWon: 200_000 }, bounds)).toBeNull()
  })

  it('is the least that the house takes, the most that it takes, and nothing below', () => {
    const narrow = { unitWon: 10_000, minimumWon: 500_000, maximumWon: 2_000_000 }
    for (const scale of [steps, share]) {
      const sold = (saleWon: number) => highestBidWon(scale, { ...noPlan, saleWon }, narrow)
      const fee = scale === steps ? 75_000 : 150_000
      expect([sold(500_000 + fee), sold(500_000 + fee - 1), sold(99_000_000)]).toEqual([500_000, null, 2_000_000])
    }
  })

  it('is none where there is not a won of room', () => {
    expect(highestBidWon(steps, { ...noPlan, saleWon: 0 }, { ...bounds, minimumWon: 0 })).toBeNull()
    expect(highestBidWon(steps, { ...noPlan, saleWon: 800_000, marginWon: 800_000 }, bounds)).toBeNull()
  })

  it('stops at a step where the next fee would eat more than the bid gains', () => {
    expect(highestBidWon(steps, { ...noPlan, saleWon: 10_300_000 }, bounds)).toBe(10_000_000)
  })

  const won = fc.integer({ min: 0, max: 500 }).map((man) => man * 10_000)
  const saleWon = fc.integer({ min: 20, max: 99_000 }).map((man) => man * 10_000)
  const plans = fc.record({ saleWon, transportWon: won, repairWon: won, taxWon: won, marginWon: won })

  it.each([['by steps', steps], ['by share', share]] as const)('leaves the margin, and a unit more does not: %s', (
    _name, scale,
  ) => {
    fc.assert(fc.property(plans, (one) => {
      const highest = highestBidWon(scale, one, bounds)
      const leaves = (bidWon: number): boolean => (reckon(bidWon, scale, one).leftWon ?? -1) >= one.marginWon
      const next = highest === null ? bounds.minimumWon : highest + bounds.unitWon
      if (next <= bounds.maximumWon) expect(leaves(next)).toBe(false)
      if (highest === null) return
      expect(highest % bounds.unitWon).toBe(0)
      expect(leaves(highest)).toBe(true)
    }))
  })
})
