// What a dealer looks for, as it stands in the address: criteria, order and view; whatever is typed there makes sense.
import {
  accidentHistory, carOption, color, drive, fuel, origin, sunroof, transmission,
} from '@bidyard/contract/enums/cars'
import { contractKind } from '@bidyard/contract/enums/contracts'
import { province } from '@bidyard/contract/enums/shops'
import { auctionHouseType } from '@bidyard/contract/enums/yard'
import type { Enumeration } from '@bidyard/contract/enumeration'
import type { SearchSortKey } from '@bidyard/contract/enums/auctions'
import type { SearchCriteria } from '@bidyard/contract/shapes/auctions/search'
import { readOrder, readText, type Given, type Order } from '../../../../ui/table/order.ts'

const sortKeys = [
  'endsAt', 'auctionCreatedAt', 'modelYear', 'odometerKm', 'guideMidWon',
] as const satisfies readonly SearchSortKey[]
export type MarketOrder = Order<(typeof sortKeys)[number]>

/** Those that the list offers by name; the heads of the table know all. */
export const namedOrders = [
  'endsAt', '-auctionCreatedAt', 'guideMidWon', '-guideMidWon', '-modelYear', 'odometerKm',
] as const satisfies readonly MarketOrder[]

export type Criteria = Readonly<SearchCriteria>
export type CriterionKey = keyof SearchCriteria

export interface MarketSearch extends Criteria {
  readonly order?: MarketOrder
  readonly view?: 'table'
}

type Reader<Key extends CriterionKey> = (given: unknown) => SearchCriteria[Key] | undefined

const listOf = (given: unknown): readonly unknown[] => (Array.isArray(given) ? given : [given])

const choices = <Value extends string>(of: Enumeration<string, Value>) => (given: unknown): Value[] | undefined => {
  const asked = listOf(given)
  const found = of.values.filter((value) => asked.includes(value))
  return found.length === 0 ? undefined : found
}

const mostSteps = 50
const stepLength = 200

const steps = (given: unknown): string[] | undefined => {
  const found = [...new Set(listOf(given).flatMap((one) => readText(one) ?? []))]
    .filter((one) => one.length <= stepLength).slice(0, mostSteps)
  return found.length === 0 ? undefined : found
}

const number = (least: number, most: number) => (given: unknown): number | undefined => {
  const value = typeof given === 'string' ? Number(given) : given
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : undefined
}

const textMax = 100
export const yearBounds = { least: 1950, most: 2100 } as const
const year = number(yearBounds.least, yearBounds.most)
const km = number(0, 4_000_000)
const won = number(0, 100_000_000_000)

const readers: { readonly [Key in CriterionKey]-?: Reader<Key> } = {
  text: (given) => readText(given)?.trim().slice(0, textMax) || undefined,
  makers: steps,
  models: steps,
  detailModels: steps,
  grades: steps,
  detailGrades: steps,
  origins: choices(origin),
  yearFrom: year,
  yearTo: year,
  kmFrom: km,
  kmTo: km,
  guideFromWon: won,
  guideToWon: won,
  fuels: choices(fuel),
  drives: choices(drive),
  transmissions: choices(transmission),
  colors: choices(color),
  regions: choices(province),
  accidents: choices(accidentHistory),
  sunroofs: choices(sunroof),
  options: choices(carOption),
  kinds: choices(contractKind),
  houseTypes: choices(auctionHouseType),
  endsWithinHours: number(1, 720),
}

export const criterionKeys = Object.keys(readers) as readonly CriterionKey[]

export const noCriteria = Object.fromEntries(criterionKeys.map((key) => [key, undefined]))

/** In one order and without what is not set, so that two of the same are the same text. */
export const readCriteria = (given: Given): Criteria =>
  Object.fromEntries(criterionKeys.flatMap((key) => {
    const value = readers[key](given[key])
    return value === undefined ? [] : [[key, value]]
  }))

export const readMarketSearch = (given: Given): MarketSearch => {
  const order = readOrder(sortKeys, given['order'])
  return {
    ...readCriteria(given),
    ...(order === undefined || order === 'endsAt' ? {} : { order }),
    ...(given['view'] === 'table' ? { view: 'table' as const } : {}),
  }
}

export const orderOfSearch = ({ order = 'endsAt' }: MarketSearch): MarketOrder => order

export const readMarketOrder = (given: string): MarketOrder | undefined => readOrder(sortKeys, given)

/** Each narrower step means nothing without the wider one. */
const stepKeys = ['makers', 'models', 'detailModels', 'grades', 'detailGrades'] as const
export type StepKey = (typeof stepKeys)[number]

export const narrowerThan = (key: CriterionKey): readonly StepKey[] => {
  const at = stepKeys.findIndex((step) => step === key)
  return at < 0 ? [] : stepKeys.slice(at + 1)
}

export const isSame = (one: Criteria, other: Criteria): boolean =>
  JSON.stringify(readCriteria({ ...one })) === JSON.stringify(readCriteria({ ...other }))

export const countOf = (criteria: Criteria): number =>
  criterionKeys.filter((key) => key !== 'text' && criteria[key] !== undefined).length
