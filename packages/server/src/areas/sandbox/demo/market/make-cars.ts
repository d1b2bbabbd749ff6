// Makes the cars of a demo market: each a plate's own car with a seller, a past, and what was found on it.
import { randomUUID } from 'node:crypto'
import { type Province, province } from '@bidyard/contract/enums'
import { judgeAccidents } from '@bidyard/contract/shapes/cars/accident-history'
import { damagesOf } from '@bidyard/contract/shapes/cars/check-record'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { historyCounts } from '@bidyard/contract/shapes/cars/history-facts'
import type { Catalogue } from '../../../../providers/car-data/simulator/catalogue.sql.ts'
import { type Chance, chanceOf } from '../../../../providers/car-data/simulator/chance.ts'
import { type KnownCar, knowCar } from '../../../../providers/car-data/simulator/known-car.ts'
import type { MadeCar, MadeCheck } from '../../../cars/for-other-areas.ts'
import type { PresentedCar } from '../../../partners/for-other-areas.ts'
import { lookOver } from './look-over-rules.ts'
import type { CarsRow, MarketStand } from './market-rows.ts'
import type { PersonOfMarket } from './market.sql.ts'
import { type MarketPast, pastOf } from './past-rules.ts'
import { answersOf, placeIn } from './seller-rules.ts'

export interface MarketCar {
  readonly stand: MarketStand
  readonly past: MarketPast
  readonly made: MadeCar
}

export interface PlannedCar extends Omit<CarsRow, 'count'> {
  readonly known: KnownCar
  readonly share: number
}

export interface Making {
  readonly now: Date
  readonly lengthHours: Readonly<Record<CarsRow['kind'], number>>
  readonly presented: ReadonlyMap<string, PresentedCar>
  readonly fleet: PersonOfMarket
  readonly clerk: PersonOfMarket
  readonly inspectorId: string
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const draftDays = 30

/** The stand-ins know a car for nearly every plate; the few without one are passed over. */
export const planCars = async (
  rows: readonly CarsRow[], catalogue: Catalogue, given: { readonly plates: Iterator<string>; readonly today: string },
): Promise<readonly PlannedCar[]> => {
  const planned: PlannedCar[] = []
  for (const { count, ...row } of rows)
    for (let left = count; left > 0; ) {
      const { value, done } = given.plates.next()
      if (done === true) throw new Error('there are no more plates')
      const known = await knowCar(catalogue, value, given.today)
      if (known === undefined) continue
      planned.push({ ...row, known, share: (left - 0.5) / count })
      left -= 1
    }
  return planned
}

/** How many of those that no customer of a partner shows are a fleet's. */
const fleetShare: Readonly<Record<CarsRow['kind'], number>> = { self: 0.75, pro: 0.75, prime: 0.4 }

const sellerOf = (plan: PlannedCar, { presented, fleet, clerk }: Making, chance: Chance) => {
  const own = presented.get(plan.known.carNo)
  if (own !== undefined)
    return {
      partnerId: own.partnerId, exhibitId: own.exhibitId, companyId: null, memberId: own.memberId,
      createdBy: own.userId, ownerName: own.name, authorName: own.name,
    }
  const isFleet = chance.happens(fleetShare[plan.kind])
  const { companyId, memberId, userId, name } = isFleet ? fleet : clerk
  return {
    partnerId: isFleet ? companyId : null, exhibitId: null, companyId, memberId, createdBy: userId,
    ownerName: '홍길동', authorName: name,
  }
}

interface Looking {
  readonly plan: PlannedCar
  readonly past: MarketPast
  readonly km: number
  readonly chance: Chance
}

const lookedOver = ({ plan, past, km, chance }: Looking, inspectorId: string): MadeCheck => {
  const { known, kind } = plan
  const source = traitsOf(kind).checkedBy
  const at = past.checkedAt ?? past.bornAt
  const years = (at.getTime() - Date.parse(known.facts.firstRegisteredOn)) / (365 * dayMs)
  const record = lookOver(chance, known, { source, years, km: km + chance.between(0, 12), freshId: randomUUID })
  const startedAt = new Date(at.getTime() - chance.between(15, 55) * 60_000)
  return {
    source, end: null, madeAt: past.confirmedAt ?? past.bornAt, startedAt, completedAt: at, record, note: null,
    reservedAt: source === 'seller' ? null : startedAt, inspectorId: source === 'seller' ? null : inspectorId,
    judgement: judgeAccidents({ damages: damagesOf(record), history: historyCounts(known.history) }),
  }
}

/** A visit is on the hour, within a day or two. */
const visitAt = (chance: Chance, now: Date): Date =>
  new Date(Math.ceil(now.getTime() / hourMs) * hourMs + chance.between(0, 30) * hourMs)

const unfinished = (looking: Looking, { now, inspectorId }: Making, stand: MarketStand): readonly MadeCheck[] => {
  const { past, chance } = looking
  const madeAt = past.confirmedAt ?? past.bornAt
  const blank = {
    source: 'inspector' as const, madeAt, inspectorId, startedAt: null, completedAt: null, record: {}, judgement: null,
    end: null, note: null,
  }
  const visit = { ...blank, reservedAt: visitAt(chance, now) }
  if (stand === 'visit') return [visit]
  if (stand === 'missed') {
    const missedAt = new Date(madeAt.getTime() + (now.getTime() - madeAt.getTime()) * 0.5)
    const missed = chance.happens(0.6)
      ? { end: 'missed' as const, note: '방문했으나 차주가 없었습니다.' } : { end: 'calledOff' as const, note: '차주 요청으로 연기했습니다.' }
    return [{ ...blank, ...missed, reservedAt: missedAt }, visit]
  }
  if (stand !== 'checking') return []
  const { record, startedAt } = lookedOver({ ...looking, past: { ...past, checkedAt: now } }, inspectorId)
  const { damages, wheels, odometer } = record
  return [{
    ...blank, reservedAt: startedAt, startedAt,
    record: { damages: damages ?? null, wheels: wheels ?? null, odometer: odometer ?? null },
  }]
}

const regions: readonly (readonly [Province, number])[] = province.values.map((one) =>
  [one, one === 'gyeonggi' ? 12 : one === 'seoul' ? 10 : ['busan', 'incheon', 'daegu'].includes(one) ? 4 : 2])

const hopeOf = (chance: Chance, midWon: number): number =>
  Math.max(300_000, Math.round((midWon * (0.9 + chance.part() * 0.15)) / 100_000) * 100_000)

export const makeCar = (plan: PlannedCar, making: Making): MarketCar => {
  const { known, stand, kind, houseType, share } = plan
  const chance = chanceOf(known.carNo, 'market')
  const past = pastOf({ stand, kind, houseType, share, lengthHours: making.lengthHours[kind], now: making.now, chance })
  const km = Math.max(50, known.kmNow - chance.between(0, 200))
  const price = chance.happens(0.96) ? known.priceAt(km) : null
  const region = chance.pickWeighted(regions, ([, weight]) => weight)?.[0] ?? 'gyeonggi'
  const looking = { plan, past, km, chance }
  const hasHope = traitsOf(kind).needsHopePrice || chance.happens(0.55)
  return {
    stand, past,
    made: {
      id: randomUUID(), carNumber: known.carNo, kind, houseType, ...sellerOf(plan, making, chance), region,
      address: placeIn(region, chance), hopePriceWon: hasHope ? hopeOf(chance, price?.midWon ?? 8_000_000) : null,
      answers: answersOf(chance, known), odometer: { reading: km, unit: 'Km', km }, facts: known.facts,
      history: known.history, price, isByHand: chance.happens(0.03), bornAt: past.bornAt,
      confirmedAt: past.confirmedAt, dueAt: new Date(past.bornAt.getTime() + draftDays * dayMs),
      checks: past.checkedAt === null
        ? unfinished(looking, making, stand) : [lookedOver(looking, making.inspectorId)],
    },
  }
}
