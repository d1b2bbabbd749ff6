// Tells the screens that may see them that bids have changed: their shops, their sellers and the office.
import { type BidGiven } from './bidding-parts.ts'
import { listTold } from './biddings/biddings.sql.ts'

export const tellBids = async ({ tx, emit }: Pick<BidGiven, 'tx' | 'emit'>, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  emit('biddingsChanged', { bids: [...await listTold(tx, ids)] })
}
