// The viewer's saved searches, and what one does to them.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { ItemOf } from '@bidyard/contract/list'
import { useQueryClient } from '@tanstack/react-query'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useList, type ListResult } from '../../../../api/list/use-list.ts'

export type SavedSearch = ItemOf<typeof auctionsCalls.listSavedSearches>

export const useSaved = (): ListResult<SavedSearch> =>
  useList(auctionsCalls.listSavedSearches, { sort: [{ createdAt: 'asc' }], size: 100 })

const paths = ['/saved-searches']

export const useSavedActs = () => {
  const queries = useQueryClient()
  const forget = () => void forgetPaths(queries, paths)
  const again = { onSuccess: forget, onFailure: forget }
  return {
    create: useCall(auctionsCalls.createSavedSearch, again),
    change: useCall(auctionsCalls.changeSavedSearch, again),
    look: useCall(auctionsCalls.lookAtSavedSearch, again),
    drop: useCall(auctionsCalls.deleteSavedSearch, again),
  }
}
