// Whatever the hour at which a demo world is made, nobody in it is late already who has a day for something.
import { expect, it } from 'vitest'
import { chanceOf } from '../../../../providers/car-data/simulator/chance.ts'
import type { MarketStand } from './market-rows.ts'
import { type MarketMove, pastOf } from './past-rules.ts'

const hourMs = 3_600_000
const dayHours = 24

/** What was done last, from which on the other side has a day. */
const waits: readonly (readonly [MarketStand, MarketMove])[] = [
  ['asked', 'ask'], ['offered', 'offer'], ['awarded', 'award'], ['cut', 'cut'], ['disputed', 'dispute'],
  ['told', 'tell'], ['claimed', 'tell'],
]

const momentsOfADay = (): Date[] =>
  Array.from({ length: 288 }, (_, at) => new Date(Date.UTC(2026, 10, 26) + (at * hourMs) / 12))

const agesOf = (stand: MarketStand, move: MarketMove): number[] =>
  momentsOfADay().flatMap((now) =>
    [0, 0.25, 0.5, 0.75, 0.999].map((part) => {
      const chance = { ...chanceOf(stand), part: () => part }
      const { moves } = pastOf({ stand, kind: 'self', houseType: 'onsite', share: 0.5, lengthHours: 48, now, chance })
      const done = moves.find((one) => one.move === move)
      if (done === undefined) throw new Error(`${stand} knows no ${move}`)
      return now.getTime() - done.at.getTime()
    }))

it.each(waits)('%s waits for less than a day since %s', (stand, move) => {
  const ages = agesOf(stand, move)
  expect(Math.min(...ages)).toBeGreaterThan(0)
  expect(Math.max(...ages) / hourMs).toBeLessThan(dayHours)
})
