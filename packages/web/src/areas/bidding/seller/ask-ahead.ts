// Asks how the choice of a buyer stands, and who bid, before they are shown.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { endlessOptions } from '../../../api/list/use-endless.ts'
import { readOptions } from '../../../api/use-read.ts'
import { biddersOf } from '../parts/use-choice.ts'

export const askChoice = async (queries: QueryClient, auctionId: string): Promise<void> => {
  await Promise.all([
    queries.ensureQueryData(readOptions(contractsCalls.getSellerTradeProcess, { params: { id: auctionId } })),
    queries.ensureInfiniteQueryData(endlessOptions(biddingCalls.listAuctionBidders, biddersOf(auctionId))),
  ])
}
