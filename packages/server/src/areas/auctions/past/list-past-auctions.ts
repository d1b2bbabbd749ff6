// Past auctions of other systems for the office, with the shop that bought where it is one of the house.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { ItemOf } from '@bidyard/contract/list'
import { sql } from 'kysely'
import { listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { type PastRecord, pastAuctionsQuery } from './past-auctions.sql.ts'

const showPast = (past: PastRecord): ItemOf<typeof auctionsCalls.listPastAuctions> => ({
  id: past.id, system: past.system, auctionNo: past.auctionNo, result: past.result, kind: past.kind,
  carNumber: past.carNumber, maker: past.maker, model: past.model, detailModel: past.detailModel, grade: past.grade,
  modelYear: past.modelYear, odometerKm: past.odometerKm, fuel: past.fuel, region: past.region,
  openedAt: timeOf(past.openedAt), closedAt: timeOf(past.closedAt), bidCount: past.bidCount,
  amountWon: past.amountWon, buyerBusinessNumber: past.buyerBusinessNumber,
  buyerShop: past.buyerShopId === null || past.buyerShopName === null
    ? null : { id: past.buyerShopId, name: past.buyerShopName },
  createdAt: timeOf(past.createdAt), updatedAt: timeOf(past.updatedAt),
})

export const listPastAuctions = listing(auctionsCalls.listPastAuctions, ({ db }) => source({
  query: pastAuctionsQuery(db),
  columns: {
    id: sql`past.id`, find: sql`past.found`, system: sql`past.system`, auctionNo: sql`past.auction_no`,
    result: sql`past.result`,
    kind: sql`past.kind`, carNumber: sql`past.car_number`, maker: sql`past.maker`, model: sql`past.model`,
    detailModel: sql`past.detail_model`, modelYear: sql`past.model_year`, odometerKm: sql`past.odometer_km`,
    closedAt: sql`past.closed_at`, amountWon: sql`past.amount_won`,
    buyerBusinessNumber: sql`past.buyer_business_number`, createdAt: sql`past.created_at`,
    updatedAt: sql`past.updated_at`,
  },
  always: ['closedAt'],
  item: showPast,
}))
