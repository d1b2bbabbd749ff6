// The machine that auctions follow, what every act on them is given, and what later areas answer for.
import { auctionMachine } from '@bidyard/contract/states/auctions/auction'
import type { Reader } from '../../runtime/database/database.ts'
import type { ReactionGiven } from '../../runtime/work/events.ts'
import { stateful } from '../../runtime/work/move-states.ts'

export const auctions = stateful(auctionMachine, 'auctions')

/** What every act is given, by a call, by the clock or by what another area told. */
export type AuctionGiven = Pick<ReactionGiven, 'tx' | 'now' | 'doer' | 'emit' | 'enqueue'>

/** What auctions ask of bids and contracts, which have areas of their own. */
export interface BidsPort {
  /** Of locked auctions whose time is over: writes their bidders, and tells which have one with a rank. */
  readonly writeBidders: (given: AuctionGiven, auctionIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** Those on which somebody has ever bid. */
  readonly listEverBidOn: (db: Reader, auctionIds: readonly string[]) => Promise<ReadonlySet<string>>
  /** Those with a contract that is still alive. */
  readonly listWithContract: (db: Reader, auctionIds: readonly string[]) => Promise<ReadonlySet<string>>
}

const none = async (): Promise<ReadonlySet<string>> => new Set()
/** For the past of the demo world, in which nobody bid. */
export const noBids: BidsPort = { writeBidders: none, listEverBidOn: none, listWithContract: none }
