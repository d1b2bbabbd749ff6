// A listing that was changed after its approval is screened again: what dealers will see is what the office saw.
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type AuctionGiven, auctions } from '../auction-parts.ts'
import { listApprovedOf, lockAuctions, updateUnscreened } from '../auctions/auctions.sql.ts'
import { tellListings } from './tell-listings.ts'

const reason = 'the car was changed after the approval'

/** Follows whatever people change of a car; its order is held by whoever changed it. */
export const reopenChanged = async (
  given: AuctionGiven, changed: readonly { readonly orderId: string }[],
): Promise<void> => {
  const { tx, doer } = given
  // What no person does, as the clock and the demo, puts nothing else before the eyes of dealers.
  if (doer.memberId === null) return
  const ids = await listApprovedOf(tx, changed.map(({ orderId }) => orderId))
  if (ids.length === 0) return
  const held = await lockAuctions(tx, ids)
  await updateUnscreened(tx, ids)
  await moveStates(tx, auctions, { action: 'reopenListing', as: 'flow', ids, doer, reason })
  await voidDeadlines(tx, { machine: auctions.machine.name, rowIds: ids, duty: 'open' })
  tellListings(given, held)
}
