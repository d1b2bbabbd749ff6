// Shows a row of the search table: a dealer sees no plate.
import type { AuctionSearchRow } from '@bidyard/contract/shapes/auctions/search'
import { maskCarNumber } from '@bidyard/contract/shapes/car-number'
import type { Caller } from '../../../runtime/caller.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { FoundRow } from './search.sql.ts'

const step = (key: string | null, name: string | null) => (key === null || name === null ? null : { key, name })

/** A dealer's own car would be a seller's: whoever may bid sees plates of none. */
export const showSearchRow = (caller: Caller, row: FoundRow): AuctionSearchRow => ({
  id: row.id, auctionId: row.auction_id, orderId: row.order_id, auctionNo: row.auction_no, state: row.state,
  kind: row.kind, houseType: row.house_type, round: row.round,
  carNumber: caller.roles.has('dealer') ? maskCarNumber(row.car_number) : row.car_number,
  maker: { key: row.maker_key, name: row.maker }, model: { key: row.model_key, name: row.model },
  detailModel: step(row.detail_model_key, row.detail_model), grade: step(row.grade_key, row.grade),
  detailGrade: step(row.detail_grade_key, row.detail_grade), origin: row.origin, modelYear: row.model_year,
  firstRegisteredOn: row.first_registered_on, odometerKm: row.odometer_km, displacementCc: row.displacement_cc,
  fuel: row.fuel, drive: row.drive, transmission: row.transmission, color: row.color, seatColor: row.seat_color,
  sunroof: row.sunroof, usage: row.usage, options: [...row.options], region: row.region,
  accidentHistory: row.accident_history, damageCount: row.damage_count, guideMidWon: row.guide_mid_won,
  coverPhotoId: row.cover_photo_id, photoCount: row.photo_count, isByHand: row.is_by_hand,
  auctionCreatedAt: timeOf(row.auction_created_at), openedAt: timeOf(row.opened_at), endsAt: timeOf(row.ends_at),
  createdAt: timeOf(row.created_at), updatedAt: timeOf(row.updated_at),
})
