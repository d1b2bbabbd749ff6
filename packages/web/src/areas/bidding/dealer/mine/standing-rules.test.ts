// Every state of a bid is told in one word and found on one tab, and a missed reserve is told to nobody.
import { auctionState } from '@bidyard/contract/enums/auctions'
import { bidderState, biddingState } from '@bidyard/contract/enums/bidding'
import { describe, expect, it } from 'vitest'
import { standingOf, standings, tabOf, tabs } from './standing-rules.ts'

const told = (given: Partial<Parameters<typeof standingOf>[0]>) => ({
  auctionState: 'contract', biddingState: 'bidding', bidderState: 'waiting', contractStep: null, ...given,
} as const)

describe('how an own bid stands', () => {
  it.each([
    [{ auctionState: 'auction', bidderState: null }, 'running', 'running'],
    [{ auctionState: 'auction', bidderState: null, biddingState: 'biddingPaused' }, 'paused', 'running'],
    [{}, 'waiting', 'waiting'],
    [{ biddingState: 'awardReserved', contractStep: 'salesDecision' }, 'sellerDecides', 'waiting'],
    [{ biddingState: 'awardReserved', contractStep: 'purchaseDecision' }, 'chosen', 'won'],
    [{ biddingState: 'awarded', contractStep: 'tradeScheduling' }, 'won', 'won'],
    [{ biddingState: 'biddingPaused' }, 'paused', 'waiting'], [{ biddingState: 'done' }, 'done', 'won'],
    [{ biddingState: 'bidFailed', bidderState: 'rejected' }, 'lost', 'lost'],
    [{ biddingState: 'bidFailed', bidderState: 'retryAuction', auctionState: 'cancelled' }, 'relisted', 'lost'],
    [{ biddingState: 'cancelled' }, 'cancelled', 'lost'],
  ] as const)('%j: %s, among %s', (given, standing, tab) => {
    expect(standingOf(told(given))).toBe(standing)
    expect(tabOf(told(given))).toBe(tab)
  })

  it('is the same whether the reserve was missed or the seller still chooses', () => {
    expect(standingOf(told({ bidderState: 'afterConsulting' }))).toBe(standingOf(told({ bidderState: 'waiting' })))
  })

  it('has a word and a tab for whatever may be', () => {
    for (const auction of auctionState.values)
      for (const bidding of biddingState.values)
        for (const bidder of [...bidderState.values, null]) {
          const process = told({ auctionState: auction, biddingState: bidding, bidderState: bidder })
          expect(standings).toContain(standingOf(process))
          expect(tabs).toContain(tabOf(process))
        }
  })
})
