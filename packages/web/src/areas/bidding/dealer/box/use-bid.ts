// Sends a bid; when no answer comes, the same request is asked again with the same key, and whoever waits is told.
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { useQueryClient } from '@tanstack/react-query'
import { mayTryAgain, type CallFailure } from '../../../../api/call-failure.ts'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'

/** What shows something of own bids, of whether one may bid, or of how the auction stands. */
export const touchedByBids = [
  '/biddings', '/auction-buyer-trade-processes', '/context/shop-member/auctions',
  '/context/shop-member/bidding-eligibility',
] as const

export interface Bid {
  readonly submit: (amountWon: number) => Promise<unknown>
  readonly isWorking: boolean
  /** Asked more than once already, with no answer so far. */
  readonly isAskingAgain: boolean
  /** Nobody answered: it may have arrived or not. */
  readonly isUnknown: boolean
  /** The server said no. */
  readonly refusal: CallFailure | null
  readonly forget: () => void
}

export const useBid = (auctionId: string): Bid => {
  const queries = useQueryClient()
  const look = () => forgetPaths(queries, [...touchedByBids, '/auctions'])
  const call = useCall(biddingCalls.submitBid, { onSuccess: () => void look(), onFailure: () => void look() })
  const isUnknown = call.error !== null && mayTryAgain(call.error)
  return {
    submit: (amountWon) => call.mutateAsync({ body: { auctionId, amount: amountWon } }),
    isWorking: call.isPending,
    isAskingAgain: call.isPending && call.failureCount > 0,
    isUnknown,
    refusal: isUnknown ? null : call.error,
    forget: () => call.reset(),
  }
}
