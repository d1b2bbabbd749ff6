// The tables that grow with every bid, and the column by which they would be spread.
import type { Spread } from './spread-rules.ts'

export const spreadTables = {
  auctions: 'id',
  auction_bidders: 'auction_id',
  auction_error_reports: 'auction_id',
  auction_favorites: 'auction_id',
  auction_notices: 'auction_id',
  auction_search_rows: 'auction_id',
  bid_entries: 'auction_id',
  bidding_cancel_requests: 'auction_id',
  biddings: 'auction_id',
  consulting_notes: 'auction_id',
  saved_search_hits: 'auction_id',
} as const satisfies Spread
