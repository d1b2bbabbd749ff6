// What is kept of an auction so that it is found, made of everything that is known of the car; and whether a search fits.
import type {
  AccidentHistory, AuctionHouseType, AuctionState, CarOption, CarUsage, Color, ContractKind, Drive, Fuel, Origin,
  Province, SeatColor, Sunroof, Transmission,
} from '@bidyard/contract/enums'
import type { SearchCriteria } from '@bidyard/contract/shapes/auctions/search'
import { plateSuffixOf } from '@bidyard/contract/shapes/cars/numbers/plates'
import type { CarModel, CarStep, RegisterFacts } from '@bidyard/contract/shapes/cars/register-facts'
import { isFoundBy, searchFormOf } from '@bidyard/contract/shapes/search/hangul'

/** An auction beside what is known of its car, as they stand in their own tables. */
export interface SearchSource {
  readonly auctionId: string
  readonly orderId: string
  readonly auctionNo: string
  readonly state: AuctionState
  readonly kind: ContractKind
  readonly houseType: AuctionHouseType
  readonly round: number
  readonly carNumber: string
  readonly model: CarModel | null
  readonly modelYear: number | null
  readonly orderKm: number | null
  readonly region: Province | null
  readonly isByHand: boolean
  readonly facts: RegisterFacts | null
  readonly checkKm: number | null
  readonly accidentHistory: AccidentHistory | null
  readonly damageCount: number | null
  readonly checkOptions: readonly CarOption[] | null
  readonly checkSunroof: Sunroof | null
  readonly checkSeatColor: SeatColor | null
  readonly guideMidWon: number | null
  readonly coverPhotoId: string | null
  readonly photoCount: number
  readonly auctionCreatedAt: Date
  readonly openedAt: Date | null
  readonly endsAt: Date | null
}

/** One row as it is kept; the names are those of the columns. */
export interface SearchRow {
  readonly auction_id: string
  readonly order_id: string
  readonly auction_no: string
  readonly state: AuctionState
  readonly kind: ContractKind
  readonly house_type: AuctionHouseType
  readonly round: number
  readonly car_number: string
  readonly plate_suffix: string | null
  readonly maker: string
  readonly model: string
  readonly detail_model: string | null
  readonly grade: string | null
  readonly detail_grade: string | null
  readonly maker_key: string
  readonly model_key: string
  readonly detail_model_key: string | null
  readonly grade_key: string | null
  readonly detail_grade_key: string | null
  readonly origin: Origin | null
  readonly model_year: number
  readonly first_registered_on: string | null
  readonly odometer_km: number | null
  readonly displacement_cc: number | null
  readonly fuel: Fuel | null
  readonly drive: Drive | null
  readonly transmission: Transmission | null
  readonly color: Color | null
  readonly seat_color: SeatColor | null
  readonly sunroof: Sunroof | null
  readonly usage: CarUsage | null
  readonly options: readonly CarOption[]
  readonly region: Province | null
  readonly accident_history: AccidentHistory | null
  readonly damage_count: number
  readonly guide_mid_won: number | null
  readonly cover_photo_id: string | null
  readonly photo_count: number
  readonly is_by_hand: boolean
  readonly auction_created_at: string
  readonly opened_at: string
  readonly ends_at: string
  readonly spelled: string
  readonly initials: string
}

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
  options: [...(source.checkOptions ?? facts?.options ?? [])].toSorted(),
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
