// How the choice of a buyer stands, who bid, and which answers an act of the seller makes old.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { forgetPaths } from '../../../api/query-key.ts'
import { useWholeList } from '../../../api/list/use-whole-list.ts'
import { useRead } from '../../../api/use-read.ts'

/** The page's first script asks in the same words: `app/early/ask-first.ts`. */
export const biddersOf = (auctionId: string) => ({
  filter: { auctionId: { eq: auctionId } }, sort: [{ bidRank: 'asc' as const }],
})

export const useChoice = (auctionId: string) => {
  const read = useRead(contractsCalls.getSellerTradeProcess, { params: { id: auctionId } })
  const bidders = useWholeList(biddingCalls.listAuctionBidders, biddersOf(auctionId))
  return {
    process: read.data?.auctionId === auctionId ? read.data : undefined,
    bidders: bidders.items, isLoading: bidders.isLoading, failure: read.error ?? bidders.failure,
    again: () => {
      void read.refetch()
      bidders.retry()
    },
  }
}

const touched = ['/auctions', '/auction-bidders', '/contracts', '/orders', '/biddings', '/auction-rooms'] as const

export const useLookAgain = () => {
  const queries = useQueryClient()
  return () => void forgetPaths(queries, touched)
}
