// The auction of an offer: the newest one; while it is prepared, the order does not name it yet.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { useList } from '../../../../api/list/use-list.ts'
import { useRead } from '../../../../api/use-read.ts'
import type { Order } from '../offer/offer-steps.ts'
import type { Auction } from './car-rail.ts'
import { newestOf } from './newest-of.ts'

interface AuctionRead {
  readonly auction: Auction | undefined
  readonly isLoading: boolean
}

export const useAuctionOf = ({ id, state }: Order): AuctionRead => {
  const { items: [newest], isLoading: isListing } = useList(
    auctionsCalls.listAuctions, newestOf(id, 1), state !== 'draft',
  )
  const read = useRead(
    auctionsCalls.getAuction, { params: { id: newest?.id ?? '' } }, { enabled: newest !== undefined },
  )
  const auction = newest === undefined || read.data?.id !== newest.id ? undefined : read.data
  return { auction, isLoading: isListing || (newest !== undefined && auction === undefined && read.isFetching) }
}
