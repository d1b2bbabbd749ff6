// Fills the market of a demo world, once: cars on every step of their way, and auctions that end one after another.
import type { Act } from '../../../../runtime/work/acts.ts'
import type { ReactionGiven } from '../../../../runtime/work/events.ts'
import type { PersonalData } from '../../../../runtime/personal-data.ts'
import { seoulOf } from '../../../../runtime/seoul.ts'
import { getCatalogue } from '../../../../providers/car-data/simulator/catalogue.sql.ts'
import { fillCars } from '../../../cars/for-other-areas.ts'
import { insertPresentedCars, type PresentedCar } from '../../../partners/for-other-areas.ts'
import { readConfiguration } from '../../../reference/for-other-areas.ts'
import { inTurn } from '../in-turn.ts'
import { makeCar, type MarketCar, planCars, type PlannedCar } from './make-cars.ts'
import type { MarketRows } from './market-rows.ts'
import { findAnyOrder, findPersonOf, type PersonOfMarket } from './market.sql.ts'
import { plateAt } from './plate-rules.ts'
import { playPast } from './play-past.ts'

const plates = function* (): Generator<string> {
  for (let at = 1; ; at += 1) yield plateAt(at)
}

export const getPerson = async ({ tx }: Pick<ReactionGiven, 'tx'>, uid: string): Promise<PersonOfMarket> => {
  const found = await findPersonOf(tx, uid)
  if (found === undefined) throw new Error(`there is no ${uid} in the demo world`)
  return found
}

/** Who shows a car of their own has it with a partner; of the others some are. */
export const present = async (
  { tx }: Pick<ReactionGiven, 'tx'>, planned: readonly PlannedCar[], partnerCode: string,
): Promise<ReadonlyMap<string, PresentedCar>> => {
  const carNos = planned.filter(({ kind }) => kind === 'self').map(({ known }) => known.carNo)
  const presented = await insertPresentedCars(tx, partnerCode, carNos)
  return new Map(presented.map((one) => [one.carNo, one]))
}

const makeCars = async (given: ReactionGiven, rows: MarketRows): Promise<readonly MarketCar[]> => {
  const { tx, now } = given
  const planned = await planCars(rows.cars, getCatalogue(tx), { plates: plates(), today: seoulOf(now).toISOString().slice(0, 10) })
  const { value: { lengthHours } } = await readConfiguration(tx, 'bidding')
  const [fleet, clerk, inspector] = [
    await getPerson(given, rows.fleetUid), await getPerson(given, rows.clerkUid),
    await getPerson(given, rows.inspectorUid),
  ]
  const making = {
    now, lengthHours, fleet, clerk, inspectorId: inspector.memberId,
    presented: await present(given, planned, rows.sellersOf),
  }
  return planned.map((plan) => makeCar(plan, making))
}

/** Answers how many cars it filled in; nothing where there are orders already. */
export const fillMarket = (act: Act, personal: PersonalData, rows: MarketRows): Promise<number> =>
  inTurn(act, async (given) => {
    if (rows.cars.length === 0 || await findAnyOrder(given.tx)) return 0
    const cars = await makeCars(given, rows)
    const clerk = await getPerson(given, rows.clerkUid)
    await fillCars(given, personal, cars.map(({ made }) => made))
    await playPast(given, cars, clerk.memberId)
    return cars.length
  })
