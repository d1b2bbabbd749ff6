// What the clock does with auctions: opens them at their time, and closes them, which nobody else does.
import { followOutageDuty } from '../../runtime/work/outages.ts'
import type { DutyTable } from '../../runtime/work/sweeper.ts'
import type { BidsPort } from './auction-parts.ts'
import { closeAuctions } from './auctions/close-auctions.ts'
import { openDue } from './auctions/open-auction.ts'
import { followOutage } from './auctions/put-off/follow-outage.ts'

const held = { table: 'auctions', under: { table: 'orders', column: 'order_id' } } as const

export const auctionDuties = (bids: BidsPort): DutyTable => ({
  [`auction.${followOutageDuty}`]: { ...held, atDue: followOutage },
  'auction.open': { ...held, atDue: openDue },
  'auction.close': { ...held, atDue: closeAuctions(bids) },
})
