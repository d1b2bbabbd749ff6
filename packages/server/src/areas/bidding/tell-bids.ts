// Tells the screens that may see them that bids have changed: their shops, their sellers and the office.
import { type BidGiven } from './bidding-parts.ts'
import { listTold } from './biddings/biddings.sql.ts'

type Given = Pick<BidGiven, 'tx' | 'emit'>

const tell = async ({ tx, emit }: Given, ids: readonly string[], areOwn: boolean): Promise<void> => {
  if (ids.length === 0) return
  emit('biddingsChanged', { bids: [...await listTold(tx, ids, areOwn)] })
}

export const tellBids = (given: Given, ids: readonly string[]): Promise<void> => tell(given, ids, false)

/** While their auctions run to their shops alone: the office and the sellers would see where a shop bids. */
export const tellHeldUp = (given: Given, ids: readonly string[]): Promise<void> => tell(given, ids, true)
