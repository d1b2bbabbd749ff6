// The rules of a bid: bounds and unit, the least that is taken next, whose car it is, and the word for each obstacle.
import { biddingObstacle } from '@bidyard/contract/enums'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitsBounds, isOwnCar, leastBid, refusalOf } from './bid-rules.ts'
import type { Identities } from './identities.ts'

const bounds = { unitWon: 10_000, minimumWon: 100_000, maximumWon: 1_000_000_000 }

describe('the least that is taken', () => {
  test('fits, is more than the own bid, and nothing smaller does both', () => {
    const own = fc.option(fc.integer({ min: 100_000, max: 999_000_000 }))
    fc.assert(fc.property(own, (ownWon) => {
      const least = leastBid(ownWon, bounds)
      expect(fitsBounds(least, bounds)).toBe(true)
      expect(least).toBeGreaterThan(ownWon ?? 0)
      const smaller = least - bounds.unitWon
      expect(fitsBounds(smaller, bounds) && smaller > (ownWon ?? 0)).toBe(false)
    }))
  })
})

test('an amount fits from the least to the most, in whole units', () => {
  const fits = (amountWon: number) => fitsBounds(amountWon, bounds)
  expect([90_000, 100_000, 110_000, 105_000, 100_001].map(fits)).toEqual([false, true, true, false, false])
  expect([999_990_000, 1_000_000_000, 1_000_010_000].map(fits)).toEqual([true, true, false])
  expect([leastBid(null, bounds), leastBid(100_000, bounds), leastBid(105_000, bounds)])
    .toEqual([100_000, 110_000, 110_000])
})

describe('a car is one’s own', () => {
  const nobody: Identities = { userIds: [], personKeys: [], companyIds: [], businessNumbers: [] }
  const bidder: Identities = { userIds: ['u'], personKeys: ['p', 'q'], companyIds: ['c'], businessNumbers: ['b'] }

  test.each([
    { userIds: ['u'] }, { personKeys: ['x', 'q'] }, { companyIds: ['x', 'c'] }, { businessNumbers: ['b'] },
  ])('by %o alone', (owners) => {
    expect(isOwnCar({ ...nobody, ...owners }, bidder)).toBe(true)
  })

  test('and not because somebody else shares nothing with it', () => {
    const others = { userIds: ['x'], personKeys: ['y'], companyIds: ['z'], businessNumbers: ['w'] }
    expect(isOwnCar(others, bidder)).toBe(false)
    expect(isOwnCar(nobody, bidder)).toBe(false)
  })
})

test('every obstacle has one of the two words, and what the member lacks is told first', () => {
  expect(refusalOf([])).toBeUndefined()
  fc.assert(fc.property(fc.subarray([...biddingObstacle.values], { minLength: 1 }), (obstacles) => {
    const isOfMember = obstacles.some((one) => one === 'memberNotApproved' || one === 'noBiddingPermission')
    expect(refusalOf(obstacles)).toBe(isOfMember ? '0002.no_bidding_permission' : '0001.bidding_restricted')
  }))
})
