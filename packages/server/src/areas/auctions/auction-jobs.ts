// What of auctions is done after a commit: runs over the search table, and telling those who look for a car.
import { tellSavedSearches } from './saved/tell-saved-searches.ts'
import { compareSearch, syncSearch } from './search/run-search.ts'

export const auctionJobs = { syncSearch, compareSearch, tellSavedSearches }
