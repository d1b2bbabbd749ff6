// Takes bids out of the ranking while something holds them up, and puts them back when nothing is left of it.
import type { BiddingPauseCause } from '@bidyard/contract/enums'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { depositOf } from '../../finance/for-other-areas.ts'
import { type BidGiven, biddings } from '../bidding-parts.ts'
import { updateRanks } from '../bidders/bidders.sql.ts'
import { tellHeldUp } from '../tell-bids.ts'
import { listAwarded, type LiveBid, lockHeldUpBy, lockLiveOf, updateCauses } from './biddings.sql.ts'

interface Holding {
  readonly cause: BiddingPauseCause
  readonly as: 'flow' | 'staff'
  readonly reason?: string
}

const idsOf = (bids: readonly LiveBid[]): string[] => bids.map(({ id }) => id)
const auctionsOf = (bids: readonly LiveBid[]): string[] => [...new Set(bids.map(({ auctionId }) => auctionId))]

/** Of locked bids; one that stands still already stands still for this as well. */
export const pauseBids = async (given: BidGiven, bids: readonly LiveBid[], holding: Holding): Promise<void> => {
  const { tx, doer } = given
  const { cause, as, reason } = holding
  const fresh = bids.filter(({ pauseCauses }) => !pauseCauses.includes(cause))
  if (fresh.length === 0) return
  await updateCauses(tx, idsOf(fresh), cause, true)
  const running = fresh.filter(({ state }) => state === 'bidding')
  await moveStates(tx, biddings, { action: 'pause', as, ids: idsOf(running), doer, ...(reason ? { reason } : {}) })
  await updateRanks(tx, auctionsOf(fresh))
  await tellHeldUp(given, idsOf(fresh))
}

/** Of locked bids; those of cars that found their buyer meanwhile stay as they are. Those that go on bind again. */
export const resumeBids = async (given: BidGiven, bids: readonly LiveBid[], holding: Holding): Promise<void> => {
  const { tx, doer } = given
  const { cause, as, reason } = holding
  const held = bids.filter(({ pauseCauses }) => pauseCauses.includes(cause))
  if (held.length === 0) return
  await updateCauses(tx, idsOf(held), cause, false)
  const awarded = await listAwarded(tx, auctionsOf(held))
  const free = held.filter(({ state, pauseCauses, auctionId }) =>
    state === 'biddingPaused' && pauseCauses.length === 1 && !awarded.has(auctionId))
  await moveStates(tx, biddings, { action: 'resume', as, ids: idsOf(free), doer, ...(reason ? { reason } : {}) })
  await updateRanks(tx, auctionsOf(held))
  await tellHeldUp(given, idsOf(held))
  if (free.length > 0) given.emit('bidsResumed', { biddingIds: idsOf(free) })
}

/** The change of the standing that led here waits for bids in flight, so all of them are seen. */
export const followRestrictions = async (
  given: BidGiven, told: readonly { readonly shopId: string; readonly restriction: string }[],
): Promise<void> => {
  for (const { shopId, restriction } of told) {
    const bids = await lockLiveOf(given.tx, [shopId])
    if (bids.length === 0) continue
    const holding = { cause: 'restriction', as: 'flow' } as const
    await (restriction === 'none' ? resumeBids : pauseBids)(given, bids, holding)
  }
}

/** What the house takes for a penalty holds up no bid; what the bank takes back does. */
export const followDeposits = async (
  given: BidGiven, told: readonly { readonly shopId: string }[],
): Promise<void> => {
  for (const shopId of new Set(told.map((one) => one.shopId))) {
    const bids = await lockLiveOf(given.tx, [shopId])
    if (bids.length === 0) continue
    const { isEnough, waiting } = await depositOf(given.tx, shopId)
    const holding = { cause: 'deposit', as: 'flow' } as const
    if (isEnough) await resumeBids(given, bids, holding)
    else if (waiting !== undefined && waiting.depositedAt !== null) await pauseBids(given, bids, holding)
  }
}

/**
 * Where the house asks for less, what stood still for want of the rest goes on; a larger deposit stops new bids alone.
 * Whoever changed the numbers holds the standings of all shops, so no deposit changes meanwhile.
 */
export const followDepositRules = async (
  given: BidGiven, told: readonly { readonly key: string }[],
): Promise<void> => {
  if (!told.some(({ key }) => key === 'shop')) return
  for (const [shopId, bids] of Map.groupBy(await lockHeldUpBy(given.tx, 'deposit'), (bid) => bid.shopId)) {
    if ((await depositOf(given.tx, shopId)).isEnough)
      await resumeBids(given, bids, { cause: 'deposit', as: 'flow' })
  }
}
