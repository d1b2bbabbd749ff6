// The shapes of the search table: what is known of an auction and its car, and the row that is made of it.
import type {
  AccidentHistory, AuctionHouseType, AuctionState, CarOption, CarUsage, Color, ContractKind, Drive, Fuel, Origin,
  Province, SeatColor, Sunroof, Transmission,
} from '@bidyard/contract/enums'
import type { CarModel, RegisterFacts } from '@bidyard/contract/shapes/cars/register-facts'

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
