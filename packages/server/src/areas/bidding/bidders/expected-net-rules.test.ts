// An estimate is drawn from enough sales, never rounded up, and gone once there is nothing to choose any more.
import { bidderState } from '@bidyard/contract/enums'
import { expect, test } from 'vitest'
import { expectedOf } from './expected-net-rules.ts'

const of = (given: Partial<Parameters<typeof expectedOf>[0]>, sales = 5, finalPermille = 985) =>
  expectedOf({ state: 'waiting', bidAmountWon: 12_000_000, feesWon: 0, finals: { sales, finalPermille }, ...given })

test('is the bid by what the shop paid of its bids, less what the car cost its seller', () => {
  expect(of({ feesWon: 55_000 })).toEqual({
    sales: 5, finalPermille: 985, finalWon: 11_820_000, feesWon: 55_000, netWon: 11_765_000,
  })
})

test('is nobody’s of whom fewer than five sales are known', () => {
  for (const sales of [0, 1, 4]) expect(of({}, sales)).toBeNull()
  expect(of({}, 5)).not.toBeNull()
  expect(of({}, 6)).not.toBeNull()
})

test.each([
  [12_345_000, 1_000, 12_345_000], [12_340_000, 999, 12_320_000], [10_000, 999, 0], [12_000_000, 0, 0],
  [12_000_000, 1_010, 12_120_000],
])('of a bid of %d at %d of a thousand it is %d', (bidAmountWon, permille, finalWon) => {
  expect(of({ bidAmountWon }, 5, permille)?.finalWon).toBe(finalWon)
})

test('may be less than nothing', () => {
  expect(of({ bidAmountWon: 100_000, feesWon: 150_000 }, 5, 1_000)).toMatchObject({ netWon: -50_000 })
})

test('is told as long as somebody may still buy', () => {
  expect(bidderState.values.filter((state) => of({ state }) !== null).toSorted())
    .toEqual(['afterConsulting', 'awardInProgress', 'waiting'])
})
