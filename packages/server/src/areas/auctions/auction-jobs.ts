// What of auctions is done after a commit: runs over the search table, telling who looks for a car, forgetting it.
import { forgetHits } from './saved/forget-hits.ts'
import { tellSavedSearches } from './saved/tell-saved-searches.ts'
import { compareSearch, syncSearch } from './search/run-search.ts'

export const auctionJobs = { syncSearch, compareSearch, tellSavedSearches, forgetHits }
