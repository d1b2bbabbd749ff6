// What may be bid and what is asked again, at each bound and one won beside it.
import { describe, expect, it } from 'vitest'
import { loadText, sayOf } from '../../../../text/word-store.ts'
import { faultOf, isFarAbove, stepped, timesOf } from './amount-rules.ts'

const bounds = { unitWon: 10_000, minimumWon: 100_000, maximumWon: 1_000_000_000 }

describe('an amount', () => {
  it.each([
    [null, null, 'missing'], [90_000, null, 'belowMinimum'], [100_000, null, null], [1_000_000_000, null, null],
    [1_000_010_000, null, 'aboveMaximum'], [100_001, null, 'notInUnit'], [5_000_000, 5_000_000, 'notHigher'],
    [4_990_000, 5_000_000, 'notHigher'], [5_010_000, 5_000_000, null],
  ] as const)('of %s over an own bid of %s: %s', (amountWon, ownWon, fault) => {
    expect(faultOf(amountWon, ownWon, bounds)).toBe(fault)
  })
})

describe('a quick step', () => {
  it('goes on from what is typed, else from the own bid, and stays within the bounds', () => {
    expect(stepped(3_000_000, 2_000_000, 500_000, bounds)).toBe(3_500_000)
    expect(stepped(null, 2_000_000, 500_000, bounds)).toBe(2_500_000)
    expect(stepped(null, null, 100_000, bounds)).toBe(100_000)
    expect(stepped(null, null, 100_000, { ...bounds, minimumWon: 300_000 })).toBe(300_000)
    expect(stepped(999_900_000, null, 1_000_000, bounds)).toBe(1_000_000_000)
  })
})

describe('an amount far above the guide price', () => {
  it('begins above the bound, and not at it', () => {
    expect(isFarAbove(15_000_000, 15_000_000)).toBe(false)
    expect(isFarAbove(15_010_000, 15_000_000)).toBe(true)
    expect(isFarAbove(15_010_000, null)).toBe(false)
    expect(isFarAbove(null, 15_000_000)).toBe(false)
  })

  it.each([
    [15_000, '시세의 1.5배인 1,500만원을', 'more than 1,500만원, 1.5 times the guide price.'],
    [20_000, '시세의 2배인 1,500만원을', 'more than 1,500만원, 2 times the guide price.'],
    [12_500, '시세의 1.25배인 1,500만원을', 'more than 1,500만원, 1.25 times the guide price.'],
    [10_001, '시세의 1.0001배인 1,500만원을', 'more than 1,500만원, 1.0001 times the guide price.'],
    [10_000, '시세인 1,500만원을', 'more than 1,500만원, the guide price.'],
  ] as const)('is told by the share that the house set: %i', async (basisPoints, inKorean, inEnglish) => {
    const told = { won: '1,500만원', times: timesOf(basisPoints) }
    const [ko, en] = await Promise.all([loadText('bidding', 'ko'), loadText('bidding', 'en')])
    expect(sayOf('bidding', 'ko', ko)('farAboveText', told)).toContain(inKorean)
    expect(sayOf('bidding', 'en', en)('farAboveText', told)).toContain(inEnglish)
  })
})
