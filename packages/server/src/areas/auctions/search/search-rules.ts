// Makes the row by which an auction is found of everything that is known of its car, and says whether a search fits it.
import type { SearchCriteria } from '@bidyard/contract/shapes/auctions/search'
import { plateSuffixOf } from '@bidyard/contract/shapes/cars/numbers/plates'
import type { CarModel, CarStep } from '@bidyard/contract/shapes/cars/register-facts'
import { isFoundBy, searchFormOf } from '@bidyard/contract/shapes/search/hangul'
import type { SearchRow, SearchSource } from './search-row.ts'

const keyOf = (step: CarStep | null): string | null => (step === null ? null : step.code ?? step.name)

const stepsOf = (model: CarModel) => {
  const { maker, model: name, detailModel, grade, detailGrade } = model
  return {
    maker: maker.name, model: name.name, detail_model: detailModel?.name ?? null, grade: grade?.name ?? null,
    detail_grade: detailGrade?.name ?? null, maker_key: maker.code ?? maker.name, model_key: name.code ?? name.name,
    detail_model_key: keyOf(detailModel), grade_key: keyOf(grade), detail_grade_key: keyOf(detailGrade),
  }
}

const factsOf = ({ facts, ...source }: SearchSource) => ({
  origin: facts?.origin ?? null, first_registered_on: facts?.firstRegisteredOn ?? null,
  displacement_cc: facts?.displacementCc ?? null, fuel: facts?.fuel ?? null, drive: facts?.drive ?? null,
  transmission: facts?.transmission ?? null, color: facts?.color ?? null, usage: facts?.usage ?? null,
  // Whoever looked at the car knows better than its papers.
  seat_color: source.checkSeatColor ?? facts?.seatColor ?? null,
  sunroof: source.checkSunroof ?? facts?.sunroof ?? null,
  // Each once, or facets would count the car as often.
  options: [...new Set(source.checkOptions ?? facts?.options ?? [])].toSorted(),
  odometer_km: source.checkKm ?? source.orderKm,
})

/** Undefined for what may not be listed: it was never opened, or nobody knows yet what car it is. */
export const searchRowOf = (source: SearchSource): SearchRow | undefined => {
  const { model, modelYear, openedAt, endsAt, carNumber } = source
  if (model === null || modelYear === null || openedAt === null || endsAt === null) return undefined
  const steps = stepsOf(model)
  const { maker, model: name, detail_model: detail, grade, detail_grade: detailGrade } = steps
  const words = [maker, name, detail, grade, detailGrade].filter((step) => step !== null)
  return {
    auction_id: source.auctionId, order_id: source.orderId, auction_no: source.auctionNo, state: source.state,
    kind: source.kind, house_type: source.houseType, round: source.round, car_number: carNumber,
    plate_suffix: plateSuffixOf(carNumber), ...steps, model_year: modelYear, ...factsOf(source),
    region: source.region, accident_history: source.accidentHistory, damage_count: source.damageCount ?? 0,
    guide_mid_won: source.guideMidWon, cover_photo_id: source.coverPhotoId, photo_count: source.photoCount,
    is_by_hand: source.isByHand, auction_created_at: source.auctionCreatedAt.toISOString(),
    opened_at: openedAt.toISOString(), ends_at: endsAt.toISOString(), ...searchFormOf([words.join(' ')]),
  }
}

const isIn = <Value>(wanted: readonly Value[] | undefined, value: Value | null): boolean =>
  wanted === undefined || (value !== null && wanted.includes(value))
const isWithin = (from: number | undefined, to: number | undefined, value: number | null): boolean =>
  (from === undefined && to === undefined)
  || (value !== null && value >= (from ?? -Infinity) && value <= (to ?? Infinity))

type Fitting = Omit<SearchRow, 'auction_id' | 'order_id' | 'auction_no' | 'car_number' | 'plate_suffix'>

const fitsModel = (criteria: SearchCriteria, row: Fitting): boolean =>
  isIn(criteria.makers, row.maker_key) && isIn(criteria.models, row.model_key)
  && isIn(criteria.detailModels, row.detail_model_key) && isIn(criteria.grades, row.grade_key)
  && isIn(criteria.detailGrades, row.detail_grade_key)

const fitsBuild = (criteria: SearchCriteria, row: Fitting): boolean =>
  isIn(criteria.origins, row.origin) && isIn(criteria.fuels, row.fuel) && isIn(criteria.drives, row.drive)
  && isIn(criteria.transmissions, row.transmission) && isIn(criteria.colors, row.color)
  && isIn(criteria.sunroofs, row.sunroof)
  && (criteria.options ?? []).every((option) => row.options.includes(option))

/** As the database finds it, for one row at a time: saved searches are asked about each car that is opened. */
export const fitsCriteria = (criteria: SearchCriteria, row: Fitting, now: Date): boolean => {
  const { endsWithinHours: hours, text } = criteria
  return fitsModel(criteria, row) && fitsBuild(criteria, row)
    && isIn(criteria.regions, row.region) && isIn(criteria.accidents, row.accident_history)
    && isIn(criteria.kinds, row.kind) && isIn(criteria.houseTypes, row.house_type)
    && isWithin(criteria.yearFrom, criteria.yearTo, row.model_year)
    && isWithin(criteria.kmFrom, criteria.kmTo, row.odometer_km)
    && isWithin(criteria.guideFromWon, criteria.guideToWon, row.guide_mid_won)
    && (hours === undefined || new Date(row.ends_at).getTime() <= now.getTime() + hours * 3_600_000)
    && (text === undefined || isFoundBy(row, text))
}
