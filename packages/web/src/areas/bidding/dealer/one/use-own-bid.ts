// Everything about one own bid: the bid, how far the shop has come with its auction, the auction, and the contract.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { useList } from '../../../../api/list/use-list.ts'
import { useRead } from '../../../../api/use-read.ts'

export const useOwnBid = (id: string) => {
  const read = useRead(biddingCalls.getBidding, { params: { id } })
  const bidding = read.data?.id === id ? read.data : undefined
  const { items: [process], isLoading } = useList(biddingCalls.listBuyerTradeProcesses, {
    filter: { biddingId: { eq: id } }, size: 1,
  })
  const auction = useRead(
    auctionsCalls.getAuction, { params: { id: bidding?.auctionId ?? '' } }, { enabled: bidding !== undefined },
  )
  const contractId = process?.contractId ?? null
  const contract = useRead(
    contractsCalls.getContract, { params: { id: contractId ?? '' } }, { enabled: contractId !== null },
  )
  return {
    bidding, process, error: read.error, again: () => void read.refetch(),
    isWaiting: bidding === undefined || (process === undefined && isLoading),
    auction: auction.data?.id === bidding?.auctionId ? auction.data : undefined,
    contract: contractId !== null && contract.data?.id === contractId ? contract.data : undefined,
  }
}
