// Rules of auctions: listings say what they lack, times are not too far, and what becomes of a round.
import { describe, expect, test } from 'vitest'
import { limits } from '@bidyard/contract/limits'
import { gapsOf, isRetried, isTooFar, type Listing, tooFar } from './auction-rules.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)

test('a time is too far after the days that are allowed, and not with the last of them', () => {
  const now = seoul('2026-11-20T12:00:00')
  const last = new Date(now.getTime() + limits.auctionAheadDays * 86_400_000)
  expect([isTooFar(last, now), isTooFar(new Date(last.getTime() + 1), now), isTooFar(now, now)])
    .toEqual([false, true, false])
  for (const words of [tooFar.ko, tooFar.en]) expect(words).toContain(String(limits.auctionAheadDays))
})

describe('a listing', () => {
  const whole: Listing = {
    kind: 'prime', houseType: 'inflow', isSentBack: false, hasCheck: true, isCheckedIn: true, hasRegister: true,
    views: ['front', 'left', 'rear', 'right', 'interior', 'dashboard'],
  }

  test('that has everything lacks nothing', () => {
    expect(gapsOf(whole)).toEqual([])
  })

  test('says each thing that it lacks', () => {
    expect(gapsOf({ ...whole, hasCheck: false })).toEqual(['carCheck'])
    expect(gapsOf({ ...whole, views: ['front'] })).toEqual(['photos'])
    expect(gapsOf({ ...whole, isCheckedIn: false })).toEqual(['checkIn'])
    expect(gapsOf({ ...whole, hasRegister: false })).toEqual(['register'])
    expect(gapsOf({ ...whole, isSentBack: true })).toEqual(['fault'])
  })

  test('of a car with its owner needs neither yard nor register', () => {
    expect(gapsOf({ ...whole, kind: 'self', houseType: 'onsite', isCheckedIn: false, hasRegister: false })).toEqual([])
  })
})

test('a prime car goes on by itself while a round is left, the others ask their sellers', () => {
  expect(isRetried({ kind: 'prime', round: 2 }, 3)).toBe(true)
  expect(isRetried({ kind: 'prime', round: 3 }, 3)).toBe(false)
  expect(isRetried({ kind: 'self', round: 1 }, 3)).toBe(false)
  expect(isRetried({ kind: 'pro', round: 1 }, 3)).toBe(false)
})
