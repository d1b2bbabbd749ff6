// What the clock does with auctions: opens them at their time, and closes them, which nobody else does.
import type { DutyTable } from '../../runtime/work/sweeper.ts'
import type { BidsPort } from './auction-parts.ts'
import { closeAuctions } from './auctions/close-auctions.ts'
import { openDue } from './auctions/open-auction.ts'

const held = { table: 'auctions', under: { table: 'orders', column: 'order_id' } } as const

export const auctionDuties = (bids: BidsPort): DutyTable => ({
  'auction.open': { ...held, atDue: openDue },
  'auction.close': { ...held, atDue: closeAuctions(bids) },
})
