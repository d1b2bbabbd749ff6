// What somebody did, summed by span, kind, price and maker, now and before.
import { contractKind } from '@bidyard/contract/enums'
import { bidBands, makersMax } from '@bidyard/contract/shapes/reports/numbers'
import { expect, test } from 'vitest'
import { askedPeriods, dealerNumbersOf, partnerNumbersOf } from './own-rules.ts'
import type { FunnelLine, OwnLine } from './own-types.ts'

const spans = [{ from: '2026-01-01', until: '2026-01-07' }, { from: '2026-01-08', until: '2026-01-10' }]
const line = (measure: OwnLine['measure'], more: Partial<OwnLine> = {}): OwnLine => ({
  isEarlier: false, place: 0, measure, kind: 'self', maker: null, band: null, count: 1, wins: 0, won: 0, ...more,
})
const nothing = { bids: 0, wins: 0, awards: 0, awardsWon: 0, done: 0, doneWon: 0, feesWon: 0 }

test('everything follows from a first day and a count of days', () => {
  expect(askedPeriods({ from: '2026-02-01', days: 40 })).toEqual({
    period: { from: '2026-02-01', until: '2026-03-12' }, earlier: { from: '2025-12-23', until: '2026-01-31' },
    spanDays: 7, spans: expect.objectContaining({ length: 6 }),
    whole: { from: new Date('2025-12-22T15:00:00Z'), until: new Date('2026-03-12T15:00:00Z') },
  })
})

test('a dealer’s lines become totals, and those of each span', () => {
  const told = dealerNumbersOf([
    line('bid', { count: 3, wins: 1, won: 99 }), line('bid', { count: 2, wins: 1, place: 1 }),
    line('award', { count: 2, won: 1_000, wins: 9 }), line('done', { won: 700 }), line('fee', { won: 30, place: 1 }),
    line('bid', { isEarlier: true, count: 5 }), line('award', { isEarlier: true, place: 1, won: 8 }),
  ], spans)
  expect(told.total).toEqual({
    now: { bids: 5, wins: 2, awards: 2, awardsWon: 1_000, done: 1, doneWon: 700, feesWon: 30 },
    earlier: { ...nothing, bids: 5, awards: 1, awardsWon: 8 },
  })
  expect(told.spans).toEqual([
    {
      ...spans[0], now: { ...nothing, bids: 3, wins: 1, awards: 2, awardsWon: 1_000, done: 1, doneWon: 700 },
      earlier: { ...nothing, bids: 5 },
    },
    {
      ...spans[1], now: { ...nothing, bids: 2, wins: 1, feesWon: 30 },
      earlier: { ...nothing, awards: 1, awardsWon: 8 },
    },
  ])
})

test('bids are counted by kind and by price, and nothing but bids', () => {
  const told = dealerNumbersOf([
    line('bid', { kind: 'pro', band: 2, count: 4, wins: 1 }), line('bid', { kind: 'pro', band: 0, isEarlier: true }),
    line('award', { kind: 'pro', band: 2, count: 9 }),
  ], spans)
  expect(told.kinds.map(({ kind }) => kind)).toEqual(contractKind.values)
  expect(told.kinds.find(({ kind }) => kind === 'pro'))
    .toEqual({ kind: 'pro', now: { bids: 4, wins: 1 }, earlier: { bids: 1, wins: 0 } })
  expect(told.bands.map(({ fromWon, now }) => [fromWon, now.bids]))
    .toEqual(bidBands.map((fromWon, at) => [fromWon, at === 2 ? 4 : 0]))
  expect(told.bands[0]?.earlier.bids).toBe(1)
})

test('makers come by what was bid now, then before, then by name, and no more than anybody reads', () => {
  const of = (maker: string | null, count: number, before = 0) => [
    line('bid', { maker, count }), line('bid', { maker, count: before, isEarlier: true }), line('award', { maker }),
  ]
  const told = dealerNumbersOf([...of('나', 2), ...of('가', 2), ...of('다', 2, 1), ...of(null, 9), ...of('라', 3)], spans)
  expect(told.makers.map(({ maker, now }) => [maker, now.bids])).toEqual([['라', 3], ['다', 2], ['가', 2], ['나', 2]])
  const many = Array.from({ length: makersMax + 2 }, (_, at) => of(`maker ${at}`, 1)).flat()
  expect(dealerNumbersOf(many, spans).makers).toHaveLength(makersMax)
})

test('a partner’s cars are summed stage by stage', () => {
  const cars = (more: Partial<FunnelLine>): FunnelLine => ({
    isEarlier: false, place: 0, kind: 'self', offered: 0, confirmed: 0, opened: 0, awarded: 0, done: 0, cancelled: 0,
    awardedWon: 0, ...more,
  })
  const told = partnerNumbersOf([
    cars({ offered: 5, confirmed: 4, opened: 3, awarded: 2, done: 1, cancelled: 1, awardedWon: 50 }),
    cars({ offered: 1, place: 1, kind: 'pro' }), cars({ offered: 7, isEarlier: true, kind: null }),
  ], spans)
  const none = { offered: 0, confirmed: 0, opened: 0, awarded: 0, done: 0, cancelled: 0, awardedWon: 0 }
  expect(told.total).toEqual({
    now: { offered: 6, confirmed: 4, opened: 3, awarded: 2, done: 1, cancelled: 1, awardedWon: 50 },
    earlier: { ...none, offered: 7 },
  })
  expect(told.spans.map(({ now, earlier }) => [now.offered, earlier.offered])).toEqual([[5, 7], [1, 0]])
  expect(told.kinds.map(({ kind, now }) => [kind, now.offered])).toEqual(
    contractKind.values.map((kind) => [kind, kind === 'self' ? 5 : kind === 'pro' ? 1 : 0]))
})
