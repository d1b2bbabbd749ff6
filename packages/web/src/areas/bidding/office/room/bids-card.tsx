// The bids of one auction for the office, from its close on: whose they are and how they stand.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { useWholeList } from '../../../../api/list/use-whole-list.ts'
import { useText } from '../../../../text/use-text.ts'
import { Card } from '../../../../ui/show/card.tsx'
import { Skeleton } from '../../../../ui/show/skeleton.tsx'
import { BidRows } from './bid-rows.tsx'

export const BidsCard = ({ auctionId }: { readonly auctionId: string }) => {
  const say = useText('awards')
  const { items, isLoading } = useWholeList(biddingCalls.listBiddings, {
    filter: { auctionId: { eq: auctionId } }, sort: [{ bidAt: 'asc' }],
  })
  if (isLoading) return <Skeleton className="h-40 rounded-lg!" />
  if (items.length === 0) return null
  return (
    <Card title={say('bidList')} note={say('bidListNote')}>
      <BidRows biddings={items} />
    </Card>
  )
}
