// Opens approved auctions: from this moment they take bids, and dealers find them.
import { afterQuietHours, readConfiguration, readConfigurationRevision } from '../../reference/for-other-areas.ts'
import { setDeadlines, voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { orders } from '../../cars/for-other-areas.ts'
import { type AuctionGiven, auctions } from '../auction-parts.ts'
import { writeSearchRows } from '../search/write-search-rows.ts'
import { type AuctionRecord, updateOpened, updateOrdersOfOpened } from './auctions.sql.ts'
import { closingAt } from './closing-at.ts'
import { tellListings } from '../listings/tell-listings.ts'

const hourMs = 3_600_000
const machine = auctions.machine.name

/** Of rows that are locked; what is not approved or open already is left alone. */
export const openAuctions = async (
  given: AuctionGiven, held: readonly AuctionRecord[], as: 'staff' | 'clock',
): Promise<readonly string[]> => {
  const { tx, now, doer, emit } = given
  const ready = held.filter(({ state, screenedAt }) => state === 'preparation' && screenedAt !== null)
  if (ready.length === 0) return []
  const [{ value: bidding }, { value: deadlines }, revision] = await Promise.all([
    readConfiguration(tx, 'bidding'), readConfiguration(tx, 'deadlines'), readConfigurationRevision(tx),
  ])
  const openings = ready.map(({ id, kind }) => ({
    id, endsAt: afterQuietHours(new Date(now.getTime() + bidding.lengthHours[kind] * hourMs), deadlines.quietHours),
  }))
  const ids = openings.map(({ id }) => id)
  await updateOpened(tx, openings, now, revision)
  await moveStates(tx, auctions, { action: 'open', as, ids, doer })
  await updateOrdersOfOpened(tx, ids)
  await moveStates(tx, orders, { action: 'openBidding', as: 'flow', ids: ready.map(({ orderId }) => orderId), doer })
  await voidDeadlines(tx, { machine, rowIds: ids, duty: 'open' })
  await setDeadlines(tx, openings.map(({ id, endsAt }) => closingAt(id, endsAt)))
  await writeSearchRows(tx, ids)
  emit('auctionsOpened', { auctionIds: ids })
  tellListings(given, ready)
  return ids
}
