// Auctions: from the screening to the end, favourites, error reports, the search table and saved searches.
import { auctionCalls } from './auctions/auctions.ts'
import { calendarCalls } from './auctions/calendar.ts'
import { errorReportCalls } from './auctions/error-reports.ts'
import { favoriteCalls } from './auctions/favorites.ts'
import { pastAuctionCalls } from './auctions/past-auctions.ts'
import { savedSearchCalls } from './auctions/saved-searches.ts'
import { searchTableCalls } from './auctions/search-tables.ts'

export const auctionsCalls = {
  ...auctionCalls, ...calendarCalls, ...favoriteCalls, ...errorReportCalls, ...searchTableCalls, ...savedSearchCalls,
  ...pastAuctionCalls,
} as const
