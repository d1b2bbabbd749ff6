// Fills the market of a demo world, once: cars on every step of their way, and auctions that end one after another.
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import type { Act } from '../../../../runtime/work/acts.ts'
import type { ReactionGiven } from '../../../../runtime/work/events.ts'
import { seoulDayOf } from '../../../../runtime/seoul.ts'
import { getCatalogue } from '../../../../providers/car-data/simulator/catalogue.sql.ts'
import { fillFavorites, fillPastAuctions, fillReports, fillSaved } from '../../../auctions/for-other-areas.ts'
import { fillCars } from '../../../cars/for-other-areas.ts'
import type { PlayingParts } from '../../../contracts/for-other-areas.ts'
import { insertPresentedCars, type PresentedCar } from '../../../partners/for-other-areas.ts'
import { fillCarriers } from '../../../shops/for-other-areas.ts'
import { fillSlots } from '../../../yard/for-other-areas.ts'
import { readConfiguration } from '../../../reference/for-other-areas.ts'
import { inTurn } from '../in-turn.ts'
import { makeCar, type MarketCar, planCars, type PlannedCar } from './make-cars.ts'
import type { MarketRows, MarketStand } from './market-rows.ts'
import { findAnyOrder, findPersonOf, type PersonOfMarket } from './market.sql.ts'
import type { BidderOfMarket } from './past-bids-rules.ts'
import { plateAt } from './plate-rules.ts'
import { playPast } from './play-past.ts'
import { watchMarket } from './watch-market.ts'

const hourMs = 3_600_000
const overStands: readonly MarketStand[] = ['completed', 'declined', 'cancelled']
const screenedStands: readonly MarketStand[] = ['screening', 'resubmitted', 'approved', 'scheduled']

const allPlates = function* (): Generator<string> {
  for (let at = 1; ; at += 1) yield plateAt(at)
}

export const getPerson = async ({ tx }: Pick<ReactionGiven, 'tx'>, uid: string): Promise<PersonOfMarket> => {
  const found = await findPersonOf(tx, uid)
  if (found === undefined) throw new Error(`there is no ${uid} in the demo world`)
  return found
}

const getBidders = async (
  given: Pick<ReactionGiven, 'tx'>, uids: readonly string[],
): Promise<readonly BidderOfMarket[]> => {
  const found = []
  for (const uid of uids) {
    const { memberId, shopId, companyId } = await getPerson(given, uid)
    if (shopId === null || companyId === null) throw new Error(`${uid} has no shop to bid for`)
    found.push({ memberId, shopId, companyId })
  }
  return found
}

/** Who shows a car of their own has it with a partner; of the others some are. */
export const present = async (
  { tx }: Pick<ReactionGiven, 'tx'>, planned: readonly PlannedCar[], partnerCode: string,
): Promise<ReadonlyMap<string, PresentedCar>> => {
  const carNos = planned.filter(({ kind }) => traitsOf(kind).checkedBy === 'seller').map(({ known }) => known.carNo)
  const presented = await insertPresentedCars(tx, partnerCode, carNos)
  return new Map(presented.map((one) => [one.carNo, one]))
}

export const makeCars = async (
  given: ReactionGiven, rows: MarketRows, { plates, isFresh }: {
    readonly plates: Iterator<string>
    /** All of their auctions begin now, instead of one after another. */
    readonly isFresh: boolean
  },
): Promise<readonly MarketCar[]> => {
  const { tx, now } = given
  const today = seoulDayOf(now)
  const planned = await planCars(rows.cars, getCatalogue(tx), { plates, today })
  const { value: { lengthHours } } = await readConfiguration(tx, 'bidding')
  const [fleet, clerk, inspector] = [
    await getPerson(given, rows.fleetUid), await getPerson(given, rows.clerkUid),
    await getPerson(given, rows.inspectorUid),
  ]
  const making = {
    now, lengthHours, fleet, clerk, inspectorId: inspector.memberId,
    presented: await present(given, planned, rows.sellersOf),
  }
  return planned.map((plan) => makeCar(isFresh ? { ...plan, share: 0 } : plan, making))
}

const roughHours: Readonly<Record<MarketCar['made']['kind'], number>> = { self: 24, pro: 24, prime: 2 }

/** What dealers look at comes first, in the order in which it ends; albums begin with what is screened without. */
const photosWanted = (cars: readonly MarketCar[], { faces, albums }: MarketRows) => {
  const endOf = ({ past, made }: MarketCar): number =>
    past.opensAt === null ? Infinity : past.opensAt.getTime() + roughHours[made.kind] * hourMs
  const inOrder = cars.toSorted((one, next) => endOf(one) - endOf(next))
  const idsIn = (isIn: (stand: MarketStand) => boolean): string[] =>
    inOrder.filter(({ stand }) => isIn(stand)).map(({ made }) => made.id)
  const isRunning = (stand: MarketStand): boolean => stand === 'running'
  const isScreened = (stand: MarketStand): boolean => screenedStands.includes(stand)
  const isElse = (stand: MarketStand): boolean => !isRunning(stand) && !isScreened(stand) && stand !== 'givenUp'
  const isGoing = (stand: MarketStand): boolean => isElse(stand) && !overStands.includes(stand)
  return {
    faces: [...idsIn(isRunning), ...idsIn(isScreened), ...idsIn(isElse)].slice(0, faces),
    albums: [...idsIn(isScreened), ...idsIn(isRunning), ...idsIn(isGoing)].slice(0, albums),
  }
}

const withMember = async <Row extends { readonly uid: string }>(
  given: ReactionGiven, rows: readonly Row[],
): Promise<readonly (Omit<Row, 'uid'> & Pick<PersonOfMarket, 'memberId' | 'shopId'>)[]> => {
  const found = []
  for (const { uid, ...row } of rows) {
    const { memberId, shopId } = await getPerson(given, uid)
    found.push({ ...row, memberId, shopId })
  }
  return found
}

export type MarketParts = Omit<PlayingParts, 'paper'>

/** Answers how many cars it filled in; nothing where there are orders already. */
export const fillMarket = (act: Act, parts: MarketParts, rows: MarketRows): Promise<number> =>
  inTurn(act, async (given) => {
    const { personal } = parts
    if (rows.cars.length === 0 || await findAnyOrder(given.tx)) return 0
    const cars = await makeCars(given, rows, { plates: allPlates(), isFresh: false })
    const [clerk, payer] = [await getPerson(given, rows.clerkUid), await getPerson(given, rows.payerUid)]
    await fillCars(given, personal, cars.map(({ made }) => made))
    await fillSlots(given, rows.slots)
    const carriers = await fillCarriers(given.tx, personal, rows.carriers)
    await fillSaved(given, await withMember(given, rows.saved))
    await playPast(given, cars, {
      clerkId: clerk.memberId, payerId: payer.memberId, fleetName: rows.fleetName, carriers,
      bidders: await getBidders(given, rows.bidderUids),
      parts: { ...parts, paper: rows.paper },
    })
    await fillFavorites(given, await withMember(given, rows.favourites))
    await fillReports(given, await withMember(given, rows.reports), clerk.memberId)
    await fillPastAuctions(given, rows.heldElsewhere)
    await given.enqueue('drawCarPhotos', [photosWanted(cars, rows)])
    if (clerk.companyId !== null) await watchMarket(given, clerk.companyId)
    return cars.length
  })
