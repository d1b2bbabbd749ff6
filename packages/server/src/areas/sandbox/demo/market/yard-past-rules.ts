// When cars of the demo market are fetched and leave: into the yard before their check, to their buyers once paid.
import type { AuctionHouseType } from '@bidyard/contract/enums'
import type { Chance } from '../../../../providers/car-data/simulator/chance.ts'
import type { MarketStand } from './market-rows.ts'

export type YardMove = 'register' | 'request' | 'carry' | 'arrive' | 'leave'

interface Given {
  readonly stand: MarketStand
  readonly houseType: AuctionHouseType
  readonly chance: Chance
  readonly confirmedMs: number
  /** Null for a car that nobody has looked at. */
  readonly checkedMs: number | null
  readonly endMs: number
  readonly nowMs: number
}

export interface YardMoment {
  readonly move: YardMove
  readonly ms: number
}

const hourMs = 3_600_000
const steps = ['register', 'request', 'carry', 'arrive'] as const
const shares = [0.1, 0.2, 0.4, 0.85] as const

const between = (from: number, until: number, count: number): readonly YardMoment[] =>
  steps.slice(0, count).map((move, at) => ({ move, ms: from + (until - from) * (shares[at] ?? 1) }))

/** Hours after the end of the auction, when it is paid after some forty. */
const toTheBuyer = (endMs: number, hours: readonly (readonly [YardMove, number])[]): readonly YardMoment[] =>
  hours.map(([move, later]) => ({ move, ms: endMs + later * hourMs }))

const gone: readonly MarketStand[] = ['completed', 'handedIn', 'sentBack', 'done']
const isGone = ({ stand, chance }: Given): boolean =>
  gone.includes(stand) || (stand === 'paid' && chance.happens(0.4))

const delivered = (given: Given): readonly YardMoment[] => {
  const { stand, endMs } = given
  if (stand === 'agreed') return toTheBuyer(endMs, [['register', 23]])
  if (stand !== 'paid' && !gone.includes(stand)) return []
  return toTheBuyer(endMs, [
    ['register', 15], ['request', 18], ['carry', 30], ...(isGone(given) ? [['leave', 52] as const] : []),
  ])
}

export const yardMoments = (given: Given): readonly YardMoment[] => {
  const { stand, houseType, chance, confirmedMs, checkedMs, endMs, nowMs } = given
  if (stand === 'coming') return between(confirmedMs, nowMs, chance.between(1, 3))
  if (houseType === 'outflow') return delivered(given)
  if (houseType !== 'inflow' || checkedMs === null) return []
  return [...between(confirmedMs, checkedMs, 4), ...(isGone(given) ? toTheBuyer(endMs, [['leave', 54]]) : [])]
}
