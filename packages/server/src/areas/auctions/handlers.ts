// Every call of auctions, and the file that answers it.
import type { BidsPort } from './auction-parts.ts'
import { cancelAuction } from './auctions/cancel-auction.ts'
import { getAuctionCalendar } from './calendar/read-calendar.ts'
import { openAuction } from './auctions/open-auction.ts'
import { prepareAuction } from './listings/prepare-auction.ts'
import { correctAuction } from './auctions/put-off/correct-auction.ts'
import { extendAuction } from './auctions/put-off/extend-auction.ts'
import { getAuction, listAuctions } from './auctions/reads.ts'
import { listPastAuctions } from './past/list-past-auctions.ts'
import { approveListing } from './listings/approve-listing.ts'
import { resubmitListing } from './listings/resubmit-listing.ts'
import { returnListing } from './listings/return-listing.ts'
import { getAuctionFavorite, listAuctionFavorites, listOwnAuctionFavorites } from './favorites/reads.ts'
import { selectAuctionFavorite } from './favorites/select-auction-favorite.ts'
import { unselectAuctionFavorite } from './favorites/unselect-auction-favorite.ts'
import { answerAuctionErrorReport } from './reports/answer-auction-error-report.ts'
import { getAuctionErrorReport, listAuctionErrorReports } from './reports/error-reports.ts'
import { submitAuctionErrorReport } from './reports/submit-auction-error-report.ts'
import { changeSavedSearch } from './saved/change-saved-search.ts'
import { createSavedSearch } from './saved/create-saved-search.ts'
import { deleteSavedSearch } from './saved/delete-saved-search.ts'
import { lookAtSavedSearch } from './saved/look-at-saved-search.ts'
import { listSavedSearches } from './saved/saved-searches.ts'
import { getAuctionSearchTable, listAuctionSearchTables } from './search/reads.ts'
import { searchAuctions } from './search/search-auctions.ts'
import { createAuctionSearchTable } from './search/tables/create-auction-search-table.ts'
import { deleteAllAuctionSearchTables } from './search/tables/delete-all-auction-search-tables.ts'
import { deleteAuctionSearchTable } from './search/tables/delete-auction-search-table.ts'
import { getSearchRun, listSearchRuns } from './search/tables/search-runs.ts'
import { syncAllAuctionSearchTables } from './search/tables/sync-all-auction-search-tables.ts'
import { syncManyAuctionSearchTables } from './search/tables/sync-many-auction-search-tables.ts'
import { syncOneAuctionSearchTable } from './search/tables/sync-one-auction-search-table.ts'

export const auctionsHandlers = (parts: { readonly sandbox: boolean; readonly bids: BidsPort }) => ({
  listAuctions,
  getAuctionCalendar,
  getAuction,
  prepareAuction,
  approveListing,
  returnListing,
  resubmitListing,
  openAuction,
  extendAuction,
  correctAuction,
  cancelAuction: cancelAuction(parts.bids),
  listAuctionFavorites,
  getAuctionFavorite,
  listOwnAuctionFavorites,
  selectAuctionFavorite,
  unselectAuctionFavorite,
  listAuctionErrorReports,
  getAuctionErrorReport,
  submitAuctionErrorReport,
  answerAuctionErrorReport,
  listAuctionSearchTables,
  getAuctionSearchTable,
  searchAuctions,
  createAuctionSearchTable,
  deleteAuctionSearchTable,
  syncOneAuctionSearchTable,
  syncManyAuctionSearchTables,
  syncAllAuctionSearchTables,
  deleteAllAuctionSearchTables: deleteAllAuctionSearchTables(parts),
  listSearchRuns,
  getSearchRun,
  listPastAuctions,
  listSavedSearches,
  createSavedSearch,
  changeSavedSearch,
  lookAtSavedSearch,
  deleteSavedSearch,
})
