// Ten thousand made-up rows for the table, the same ones each time.
import type { Tone } from '../../ui/show/badge.tsx'

export const cars = ['grandeur', 'sorento', 'g80', 'carnival', 'palisade', 'series5', 'ioniq5', 'k5'] as const
export const regions = ['suwon', 'daegu', 'daejeon', 'gwangju'] as const
export const fuels = ['gasoline', 'diesel', 'hybrid', 'electric'] as const
export const accidents = ['noAccident', 'noAccident', 'hadAccident', 'simpleSwap'] as const

export const accidentTone: Readonly<Record<(typeof accidents)[number], Tone>> = {
  noAccident: 'done', hadAccident: 'closing', simpleSwap: 'waiting',
}

export interface SampleAuction {
  readonly no: string
  readonly car: (typeof cars)[number]
  readonly region: (typeof regions)[number]
  readonly fuel: (typeof fuels)[number]
  readonly accident: (typeof accidents)[number]
  readonly year: string
  readonly km: number
  readonly bids: number
  readonly priceWon: number
  readonly endsAfterMs: number
}

const pick = <Item>(items: readonly [Item, ...Item[]], number: number): Item => items[number % items.length] ?? items[0]

/** A plain linear congruence: no two screenshots differ. */
const scatter = (index: number): number => ((index + 1) * 1_103_515_245 + 12_345) % 2_147_483_648

export const sampleAuctions = (count: number): SampleAuction[] =>
  Array.from({ length: count }, (_auction, index) => {
    const number = Math.floor(scatter(index) / 7)
    return {
      no: `A2611-${String(index + 1_042).padStart(5, '0')}`,
      car: pick(cars, index + (number % 3)),
      region: pick(regions, number),
      fuel: pick(fuels, number >> 3),
      accident: pick(accidents, number >> 5),
      year: `${17 + (number % 8)}.${String(1 + (number % 12)).padStart(2, '0')}`,
      km: 9_000 + (number % 150_000),
      bids: number % 23,
      priceWon: (600 + (number % 4_200)) * 10_000,
      endsAfterMs: 1_800_000 + (number % 30_000) * 1_000,
    }
  })
