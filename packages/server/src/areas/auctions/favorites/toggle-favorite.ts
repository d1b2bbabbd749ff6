// A dealer marks a car, or takes the mark off, while it takes bids; never more than so many at once.
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Failure } from '../../../runtime/failure.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { type AuctionRecord, lockEnd } from '../auctions/auctions.sql.ts'
import { findCount, findFavorite, lockMember } from './favorites.sql.ts'

type Obstacle = 'AUCTION_NOT_FOUND' | 'AUCTION_NOT_TOGGLEABLE' | 'AUCTION_NOT_IN_BIDDABLE_STATE'

/** Assumed: what is prepared or was cancelled is told to be there, and to be nothing that one marks. */
const obstacleOf = (auction: AuctionRecord | undefined, now: Date): Obstacle | undefined => {
  if (auction === undefined) return 'AUCTION_NOT_FOUND'
  if (auction.toldState === 'preparation' || auction.toldState === 'cancelled') return 'AUCTION_NOT_TOGGLEABLE'
  const isOver = auction.endsAt === null || auction.endsAt.getTime() <= now.getTime()
  return auction.state !== 'auction' || isOver ? 'AUCTION_NOT_IN_BIDDABLE_STATE' : undefined
}

const memberOf = ({ memberId }: Caller): string => {
  if (memberId === null) throw new Error('a dealer without a member')
  return memberId
}

export const counted = async (tx: Tx, memberId: string) => {
  const { value: { favouritesMax } } = await readConfiguration(tx, 'shop')
  return { count: await findCount(tx, memberId), max: favouritesMax }
}

interface Toggling {
  readonly tx: Tx
  readonly now: Date
  readonly caller: Caller
  readonly body: { readonly auctionId: string }
  readonly fail: (code: Obstacle) => Failure
}

/** The auction first, then its viewer, so that two of them are counted one after the other. */
export const holdFavorite = async ({ tx, now, caller, body: { auctionId }, fail }: Toggling) => {
  const memberId = memberOf(caller)
  const obstacle = obstacleOf(await lockEnd(tx, auctionId), now)
  if (obstacle !== undefined) throw fail(obstacle)
  await lockMember(tx, memberId)
  return { memberId, favorite: await findFavorite(tx, memberId, auctionId) }
}
