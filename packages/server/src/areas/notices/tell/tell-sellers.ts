// Tells whoever sells a car that its auction is over and a buyer is to be chosen, and where its money goes.
import { listAuctionsById } from '../../auctions/for-other-areas.ts'
import { findOrder } from '../../cars/for-other-areas.ts'
import { findSellerAccount } from '../../contracts/for-other-areas.ts'
import type { Reaction } from '../../../runtime/work/events.ts'
import { carNameOf } from './car-name.ts'
import { type Letter, tell } from './tell.ts'

type Closed = Awaited<ReturnType<typeof listAuctionsById>>[number]

const letterOf = (closed: Closed): Letter[] => {
  const { id, state, kind, orderId, partnerId, exhibitId, auctionNo, carNumber, model } = closed
  // Without a bid it is over in another way; a car of the house is sold at its reserve, or the office asks about it.
  if (state !== 'contract' || kind === 'prime') return []
  const told = {
    key: `auction ${id} closed`, thing: orderId, facts: { orderId, auctionNo, carNumber, carName: carNameOf(model) },
  }
  if (exhibitId !== null) return [{ ...told, kind: 'ownerToChoose', of: exhibitId }]
  return partnerId === null ? [] : [{ ...told, kind: 'buyerToChoose', of: partnerId }]
}

export const tellOfClose: Reaction<'auctionsClosed'> = async (given, payloads) => {
  const closed = await listAuctionsById(given.tx, payloads.flatMap(({ auctionIds }) => auctionIds))
  await tell(given, closed.flatMap(letterOf))
}

/** Also whoever has set it: it may have been somebody else in their name. */
export const tellOfSellerAccount: Reaction<'sellerAccountChanged'> = async (given, payloads) => {
  const letters: Letter[] = []
  for (const { orderId, partnerId, exhibitId } of payloads) {
    const account = await findSellerAccount(given.tx, orderId)
    const order = await findOrder(given.tx, orderId)
    if (account === undefined || order === undefined) continue
    const { id, bankCode, numberTail } = account
    const told = {
      key: `seller account ${id}`, thing: orderId,
      facts: { orderId, carNumber: order.carNumber, bankCode, numberTail, usableFrom: account.usableFrom.toISOString() },
    }
    if (exhibitId !== null) letters.push({ ...told, kind: 'ownerAccountChanged', of: exhibitId })
    else if (partnerId !== null) letters.push({ ...told, kind: 'sellerAccountChanged', of: partnerId })
  }
  await tell(given, letters)
}
