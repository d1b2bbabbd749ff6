// The judge of eligibility: each fact alone stands in the way, and all of them are told at once.
import { biddingObstacle } from '@bidyard/contract/enums'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EligibilityFacts, obstaclesOf } from './eligibility-rules.ts'

const well: EligibilityFacts = {
  isMemberActive: true, mayBid: true, isShopActive: true, restriction: 'none', restrictedUntil: null,
  neededWon: 3_000_000, heldWon: 3_000_000, monthlyWon: 330_000, subscriptionState: 'active', overdueCount: 0,
  overdueWon: 0, openAwards: 9, openAwardsMax: 10,
}
const wrong: Readonly<Record<string, Partial<EligibilityFacts>>> = {
  memberNotApproved: { isMemberActive: false },
  noBiddingPermission: { mayBid: false },
  shopNotActive: { isShopActive: false },
  shopBanned: { restriction: 'permanentBan' },
  shopRestricted: { restriction: 'warning' },
  depositMissing: { heldWon: 2_999_999 },
  subscriptionInactive: { subscriptionState: 'upcoming' },
  amountOverdue: { overdueCount: 1, overdueWon: 360_000 },
  openAwardsMax: { openAwards: 10 },
}
const names = (facts: EligibilityFacts) => obstaclesOf(facts).map(({ obstacle }) => obstacle)

test('there is nothing in the way of whoever meets everything', () => {
  expect(obstaclesOf(well)).toEqual([])
})

test('each fact alone stands in the way', () => {
  expect(Object.keys(wrong).toSorted()).toEqual([...biddingObstacle.values].toSorted())
  for (const [obstacle, fact] of Object.entries(wrong)) expect(names({ ...well, ...fact })).toEqual([obstacle])
})

test('any of them together are all told, each once, in the order of the enumeration', () => {
  fc.assert(fc.property(fc.subarray([...biddingObstacle.values]), (chosen) => {
    // A shop is banned or restricted; the ban is the stronger word.
    const some = chosen.includes('shopBanned') ? chosen.filter((one) => one !== 'shopRestricted') : chosen
    const facts = some.reduce<EligibilityFacts>((all, one) => ({ ...all, ...wrong[one] }), well)
    expect(names(facts)).toEqual(biddingObstacle.values.filter((one) => some.includes(one)))
  }))
})

test('says what is missing and when time alone clears the way', () => {
  const until = new Date('2026-12-22T15:00:00Z')
  expect(obstaclesOf({ ...well, restriction: 'warning', restrictedUntil: until })).toEqual([
    { obstacle: 'shopRestricted', until, missingWon: null },
  ])
  expect(obstaclesOf({ ...well, heldWon: 500_000 })).toEqual([
    { obstacle: 'depositMissing', until: null, missingWon: 2_500_000 },
  ])
})

test('a house that asks for no deposit and no month lets everybody bid', () => {
  const free = { ...well, neededWon: 0, heldWon: 0, monthlyWon: 0, subscriptionState: 'notPurchased' as const }
  expect(obstaclesOf(free)).toEqual([])
})
