// Tells whoever sells a car that its auction is over and a buyer is to be chosen.
import { listAuctionsById } from '../../auctions/for-other-areas.ts'
import type { Reaction } from '../../../runtime/work/events.ts'
import { carNameOf } from './car-name.ts'
import { type Letter, tell } from './tell.ts'

type Closed = Awaited<ReturnType<typeof listAuctionsById>>[number]

const letterOf = ({ id, state, orderId, partnerId, exhibitId, auctionNo, carNumber, model }: Closed): Letter[] => {
  // Without a bid it is over in another way.
  if (state !== 'contract') return []
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
