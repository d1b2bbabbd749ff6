// What the viewer's shop bids on auctions that still run, by auction: the market shows it on their cards.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { useMemo } from 'react'
import { useWholeList } from '../../../../api/list/use-whole-list.ts'
import { useFirstSight } from '../../../../ui/first-sight.ts'

export interface OwnBid {
  readonly biddingId: string
  readonly amountWon: number
  readonly isPaused: boolean
}

export type OwnBids = ReadonlyMap<string, OwnBid>

export const useOwnBids = (): OwnBids => {
  const { items } = useWholeList(biddingCalls.listBiddings, {
    filter: { state: { in: ['bidding', 'biddingPaused'] } }, sort: [{ bidAt: 'desc' }],
  }, useFirstSight())
  return useMemo(() => new Map(items.flatMap(({ id, auctionId, auctionState, amountWon, state }) =>
    amountWon === null || auctionState !== 'auction'
      ? [] : [[auctionId, { biddingId: id, amountWon, isPaused: state === 'biddingPaused' }] as const])), [items])
}
