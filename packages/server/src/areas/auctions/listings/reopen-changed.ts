// A listing whose car was changed is another one: nobody approves what they did not see, and an approval ends.
import { voidDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type AuctionGiven, auctions } from '../auction-parts.ts'
import { listPreparedOf, lockAuctions, updateUnscreened } from '../auctions/auctions.sql.ts'
import { tellListings } from './tell-listings.ts'

const reason = 'the car was changed after the approval'

/** Follows whatever people change of a car; its order is held by whoever changed it. */
export const reopenChanged = async (
  given: AuctionGiven, changed: readonly { readonly orderId: string }[],
): Promise<void> => {
  const { tx, doer } = given
  // What no person does, as the clock and the demo, puts nothing else before the eyes of dealers.
  if (doer.memberId === null) return
  const ids = await listPreparedOf(tx, changed.map(({ orderId }) => orderId))
  if (ids.length === 0) return
  const held = await lockAuctions(tx, ids)
  await updateUnscreened(tx, ids)
  const approved = held.filter(({ screenedAt }) => screenedAt !== null).map(({ id }) => id)
  if (approved.length > 0) {
    await moveStates(tx, auctions, { action: 'reopenListing', as: 'flow', ids: approved, doer, reason })
    await voidDeadlines(tx, { machine: auctions.machine.name, rowIds: approved, duty: 'open' })
  }
  tellListings(given, held)
}
