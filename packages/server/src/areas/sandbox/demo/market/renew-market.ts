// Keeps the demo market going: what ends is followed by fresh cars, and what found nobody is offered once more.
import type { ReactionGiven } from '../../../../runtime/work/events.ts'
import type { JobRun } from '../../../../runtime/work/jobs.ts'
import { approveMade, openMade } from '../../../auctions/for-other-areas.ts'
import { fillCars } from '../../../cars/for-other-areas.ts'
import { inTurn } from '../in-turn.ts'
import { getPerson, makeCars, type MarketParts } from './fill-market.ts'
import type { CarsRow, MarketRows } from './market-rows.ts'
import {
  findFreeSlotCount, findOrderCount, listCarriers, listRetriedOrders, listRunning, listUsedPlates, type RunningCount,
} from './market.sql.ts'
import { plateAt } from './plate-rules.ts'
import { playPast } from './play-past.ts'

declare module '../../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Follows the clock, so that the market goes on when somebody moves it. */
    renewMarket: object
  }
}

/** More than this waits for the next turn. */
const freshAtOnce = 10
/** So many are left for people who want to screen. */
const leftForScreening = 4
const slotsKept = 6

const missingOf = (rows: readonly CarsRow[], running: readonly RunningCount[]): readonly CarsRow[] =>
  rows.filter(({ stand }) => stand === 'running').map((row) => {
    const there = running.find(({ kind, houseType }) => kind === row.kind && houseType === row.houseType)?.count ?? 0
    return { ...row, count: Math.max(0, row.count - there) }
  })

const someOf = (rows: readonly CarsRow[]): readonly CarsRow[] => {
  let left = freshAtOnce
  return rows.map((row) => {
    const count = Math.min(row.count, left)
    left -= count
    return { ...row, count }
  })
}

/** Plates that no car of the market has had. */
const freshPlates = async ({ tx }: ReactionGiven, count: number): Promise<Iterator<string>> => {
  const first = (await findOrderCount(tx)) + 1
  const wanted = Array.from({ length: count * 3 + freshAtOnce * 2 }, (_, at) => plateAt(first + at))
  const used = await listUsedPlates(tx, wanted)
  return wanted.filter((carNo) => !used.has(carNo)).values()
}

const offerAgain = async (given: ReactionGiven, clerkId: string): Promise<void> => {
  const orderIds = (await listRetriedOrders(given.tx)).slice(leftForScreening)
  if (orderIds.length === 0) return
  await approveMade(given, orderIds, clerkId)
  await openMade(given, orderIds)
}

const renew = async (given: ReactionGiven, parts: MarketParts, rows: MarketRows): Promise<void> => {
  const { tx, enqueue } = given
  const clerk = await getPerson(given, rows.clerkUid)
  await offerAgain(given, clerk.memberId)
  const isFull = (await findFreeSlotCount(tx)) < slotsKept
  const wanted = someOf(missingOf(rows.cars, await listRunning(tx)))
    .map((row) => (isFull && row.houseType === 'inflow' ? { ...row, houseType: 'outflow' as const } : row))
  const count = wanted.reduce((total, row) => total + row.count, 0)
  if (count === 0) return
  const cars = await makeCars(given, { ...rows, cars: wanted }, {
    plates: await freshPlates(given, count), isFresh: true,
  })
  await fillCars(given, parts.personal, cars.map(({ made }) => made))
  await playPast(given, cars, {
    clerkId: clerk.memberId, payerId: clerk.memberId, fleetName: rows.fleetName, carriers: await listCarriers(tx),
    bidders: [], parts: { ...parts, paper: rows.paper },
  })
  const ids = cars.map(({ made }) => made.id)
  await enqueue('drawCarPhotos', [{ faces: ids, albums: rows.hasAlbums ? ids : [] }])
}

export interface RenewingParts {
  readonly parts: MarketParts
  /** Undefined where there is no demo world. */
  readonly rows: MarketRows | undefined
}

export const renewMarket = ({ parts, rows }: RenewingParts): JobRun<object> => async (_, { act }) => {
  if (rows === undefined) return
  await inTurn(act, (given) => renew(given, parts, rows))
}
