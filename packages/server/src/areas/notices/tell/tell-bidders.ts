// Tells shops what became of their bids: asked to buy, bought, cancelled, or the car is offered again.
import { listCancelledBids, listOldBids } from '../../bidding/for-other-areas.ts'
import { listContractsById } from '../../contracts/for-other-areas.ts'
import type { Reaction, ReactionGiven } from '../../../runtime/work/events.ts'
import { carNameOf } from './car-name.ts'
import { tell } from './tell.ts'

const contractsOf = ({ tx }: Pick<ReactionGiven, 'tx'>, payloads: readonly { readonly contractId: string }[]) =>
  listContractsById(tx, payloads.map(({ contractId }) => contractId))

export const tellOfQuestion: Reaction<'purchaseAsked'> = async (given, payloads) => {
  const contracts = await contractsOf(given, payloads)
  await tell(given, contracts.flatMap(({ id, shopId, amountWon, auctionNo, model, dueAt }) =>
    (dueAt === null ? [] : [{
      kind: 'purchaseAsked' as const, of: shopId, key: `contract ${id} asks`, thing: id,
      facts: { auctionNo, carName: carNameOf(model), amountWon, until: dueAt.toISOString() },
    }])))
}

export const tellOfAward: Reaction<'carAwarded'> = async (given, payloads) => {
  const contracts = await contractsOf(given, payloads)
  await tell(given, contracts.map(({ id, shopId, amountWon, auctionNo, model, contractNo }) => ({
    kind: 'carAwarded' as const, of: shopId, key: `contract ${id} awarded`, thing: id,
    facts: { auctionNo, contractNo, carName: carNameOf(model), amountWon },
  })))
}

/** Once of each bid: whoever did not bid again in the next round heard of the first one. */
export const tellOfRetry: Reaction<'orderRetried'> = async (given, payloads) => {
  const bids = await listOldBids(given.tx, payloads.map(({ orderId }) => orderId))
  await tell(given, bids.map(({ biddingId, shopId, auctionNo, model }) => ({
    kind: 'carRetried' as const, of: shopId, key: `bidding ${biddingId} retried`, thing: biddingId,
    facts: { auctionNo, carName: carNameOf(model) },
  })))
}

export const tellOfCancelled: Reaction<'bidsCancelled'> = async (given, payloads) => {
  const bids = await listCancelledBids(given.tx, payloads.flatMap(({ biddingIds }) => biddingIds))
  await tell(given, bids.map(({ biddingId, shopId, auctionNo, model, amountWon, note }) => ({
    kind: 'bidCancelled' as const, of: shopId, key: `bidding ${biddingId} cancelled`, thing: biddingId,
    facts: { auctionNo, carName: carNameOf(model), amountWon, note },
  })))
}
