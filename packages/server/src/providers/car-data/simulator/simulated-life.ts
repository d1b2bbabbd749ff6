// What befell a plate's car since it was registered: kilometres, owners, plates, claims and worse, told up to a day.
import type { CarUseHistory } from '@bidyard/contract/enums'
import type { HistoryFacts } from '@bidyard/contract/shapes/cars/history-facts'
import { type Plate, plateLetters } from '@bidyard/contract/shapes/cars/numbers/plates'
import { type Chance, chanceOf } from './chance.ts'
import { claimsOf, specialsOf } from './simulated-damage.ts'
import type { SimulatedModel } from './simulated-model.ts'

export interface SimulatedLife extends Pick<
  HistoryFacts, 'uses' | 'plateChanges' | 'ownerChanges' | 'specials' | 'claims' | 'uninsured' | 'mileages'
> {
  /** The plate it was registered with. */
  readonly firstCarNo: string
  readonly kmNow: number
}

// Longer than anybody asks about: a life is drawn once, and told up to the day that is asked for.
const lastYear = 2_045

const dayMs = 86_400_000
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / dayMs)
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

const useOf = ({ use }: Plate): CarUseHistory => {
  if (use === 'rental') return 'rental'
  return use === 'private' ? 'private' : 'business'
}

interface Past {
  readonly use: CarUseHistory
  /** Until then it was used otherwise than today. */
  readonly until: string
}

/** Many used cars were rented out while they were young. */
const pastOf = (chance: Chance, plate: Plate, { registeredOn }: SimulatedModel): Past | undefined => {
  if (plate.use !== 'private' || plate.kind !== 'passenger' || !chance.happens(0.13)) return undefined
  const use = chance.happens(0.85) ? 'rental' : chance.pick(['business', 'government'] as const)
  return { use, until: dayAfter(registeredOn, chance.between(700, 1_500)) }
}

const otherPlate = (chance: Chance, use: CarUseHistory, isNew: boolean): string => {
  const letters = use === 'rental' ? '하허호' : use === 'business' ? plateLetters.business : plateLetters.private
  const letter = letters[chance.between(0, letters.length - 1)] ?? '가'
  const number = isNew ? chance.between(100, 399) : chance.between(11, 69)
  return `${number}${letter}${chance.between(1_000, 9_999)}`
}

const yearlyKm = (chance: Chance, use: CarUseHistory): number => {
  if (use === 'rental') return chance.between(18_000, 34_000)
  if (use === 'business' || use === 'taxi') return chance.between(30_000, 62_000)
  return chance.between(5_000, 19_000)
}

/** How far it had gone on a day, in whole kilometres. */
const kmOn = (carNo: string, model: SimulatedModel, plate: Plate, past: Past | undefined) => {
  const chance = chanceOf(carNo, 'kilometres')
  const paces = Array.from({ length: lastYear - 1_990 }, () => [yearlyKm(chance, useOf(plate)), chance.part()] as const)
  const former = past === undefined ? 0 : yearlyKm(chanceOf(carNo, 'former'), past.use)
  return (day: string): number => {
    const days = Math.max(0, daysBetween(model.registeredOn, day))
    const formerDays = past === undefined ? 0 : Math.min(days, daysBetween(model.registeredOn, past.until))
    let km = (former * formerDays) / 365
    let rest = days - formerDays
    for (const [pace] of paces) {
      km += (pace * Math.min(rest, 365)) / 365
      rest = Math.max(0, rest - 365)
    }
    return Math.round(km)
  }
}

const ownerDays = (chance: Chance, { registeredOn }: SimulatedModel, past: Past | undefined): string[] => {
  const days = past === undefined ? [] : [past.until]
  let day = past?.until ?? registeredOn
  while (Number(day.slice(0, 4)) < lastYear) {
    day = dayAfter(day, chance.between(500, 3_200))
    days.push(day)
  }
  return days
}

const recordsOf = (
  chance: Chance, model: SimulatedModel, plate: Plate, owners: readonly string[],
): { readonly on: string; readonly source: string }[] => {
  const step = plate.use === 'private' ? 730 : 365
  const inspections = Array.from({ length: 20 }, (_, at) =>
    ({ on: dayAfter(model.registeredOn, step * (at + 2) + chance.between(-30, 20)), source: '자동차검사' }))
  const services = Array.from({ length: 20 }, (_, at) =>
    ({ on: dayAfter(model.registeredOn, 365 * at + chance.between(120, 420)), source: '정비이력' }))
  const sales = owners.map((on) => ({ on: dayAfter(on, -chance.between(2, 12)), source: '성능점검' }))
  return [...inspections, ...services.filter(() => chance.happens(0.35)), ...sales]
    .toSorted((one, other) => (one.on < other.on ? -1 : 1))
}

const monthAfter = (day: string, months: number): string => {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
}

const gapsOf = (chance: Chance, owners: readonly string[]): HistoryFacts['uninsured'] =>
  owners.filter(() => chance.happens(0.12)).map((day) =>
    ({ from: monthAfter(day, 0), until: monthAfter(day, chance.between(0, 3)) }))

const platesOf = (
  chance: Chance, given: { readonly plate: Plate; readonly past: Past | undefined; readonly owners: readonly string[] },
): { readonly firstCarNo: string; readonly changedOn: string | undefined } => {
  const { plate, past, owners } = given
  if (past !== undefined)
    return { firstCarNo: otherPlate(chance, past.use, past.until >= '2020'), changedOn: past.until }
  const [sold] = owners
  const changes = plate.use === 'private' && plate.generation !== 'region' && sold !== undefined && chance.happens(0.2)
  return changes
    ? { firstCarNo: otherPlate(chance, 'private', false), changedOn: sold }
    : { firstCarNo: plate.carNo, changedOn: undefined }
}

export const simulateLife = (plate: Plate, model: SimulatedModel, asOf: string): SimulatedLife => {
  const chance = chanceOf(plate.carNo, 'life')
  const past = pastOf(chance, plate, model)
  const owners = ownerDays(chance, model, past)
  const km = kmOn(plate.carNo, model, plate, past)
  const { firstCarNo, changedOn } = platesOf(chance, { plate, past, owners })
  const records = recordsOf(chanceOf(plate.carNo, 'records'), model, plate, owners)
  const gaps = gapsOf(chanceOf(plate.carNo, 'gaps'), owners)
  const use = useOf(plate)
  const isPast = (day: string): boolean => day <= asOf
  const specials = specialsOf(plate.carNo, model).filter(({ on }) => isPast(on ?? asOf))
  const wasUsed = past !== undefined && isPast(model.registeredOn) ? past.use : use
  return {
    firstCarNo: changedOn === undefined || isPast(changedOn) ? firstCarNo : plate.carNo,
    kmNow: km(asOf),
    uses: [...new Set([wasUsed, use])].filter((one) => one !== 'private' && one !== 'taxi'),
    plateChanges: changedOn !== undefined && isPast(changedOn)
      ? [{ on: changedOn, carNo: plate.carNo, kind: plate.kind, use }] : [],
    ownerChanges: owners.filter(isPast).map((on) => ({ on, carNo: null, kind: plate.kind, use })),
    specials,
    claims: claimsOf(plate.carNo, model, specials).filter(({ on }) => isPast(on)).map((claim) =>
      // Insurers need some weeks until they have paid.
      daysBetween(claim.on, asOf) < 45 ? { ...claim, paidWon: 0, isOpen: true } : claim),
    uninsured: gaps.filter(({ until }) => until < asOf.slice(0, 7)),
    mileages: records.filter(({ on }) => isPast(on) && on > model.registeredOn)
      .map(({ on, source }) => ({ on, km: km(on), source })),
  }
}
