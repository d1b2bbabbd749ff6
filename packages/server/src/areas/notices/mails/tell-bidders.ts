// Writes to shops what became of their bids: asked to buy, bought, cancelled, or the car is offered again.
import { listCancelledBids, listOldBids } from '../../bidding/for-other-areas.ts'
import { listContractsById } from '../../contracts/for-other-areas.ts'
import type { Reaction, ReactionGiven } from '../../../runtime/work/events.ts'
import { carNameOf } from './car-name.ts'
import { writeToShops } from './write-to-shop.ts'

const contractsOf = ({ tx }: Pick<ReactionGiven, 'tx'>, payloads: readonly { readonly contractId: string }[]) =>
  listContractsById(tx, payloads.map(({ contractId }) => contractId))

export const tellOfQuestion: Reaction<'purchaseAsked'> = async (given, payloads) => {
  const contracts = await contractsOf(given, payloads)
  await writeToShops(given, contracts.flatMap(({ id, shopId, amountWon, auctionNo, model, dueAt }) =>
    (dueAt === null ? [] : [{
      shopId,
      mailOf: (told) => ({
        onceKey: `contract ${id} asks`, kind: 'purchaseAsked',
        facts: { ...told, auctionNo, carName: carNameOf(model), amountWon, until: dueAt.toISOString() },
      }),
    }])))
}

export const tellOfAward: Reaction<'carAwarded'> = async (given, payloads) => {
  const contracts = await contractsOf(given, payloads)
  await writeToShops(given, contracts.map(({ id, shopId, amountWon, auctionNo, model, contractNo }) => ({
    shopId,
    mailOf: (told) => ({
      onceKey: `contract ${id} awarded`, kind: 'carAwarded',
      facts: { ...told, auctionNo, contractNo, carName: carNameOf(model), amountWon },
    }),
  })))
}

/** Once of each bid: whoever did not bid again in the next round heard of the first one. */
export const tellOfRetry: Reaction<'orderRetried'> = async (given, payloads) => {
  const bids = await listOldBids(given.tx, payloads.map(({ orderId }) => orderId))
  await writeToShops(given, bids.map(({ biddingId, shopId, auctionNo, model }) => ({
    shopId,
    mailOf: (told) => ({
      onceKey: `bidding ${biddingId} retried`, kind: 'carRetried',
      facts: { ...told, auctionNo, carName: carNameOf(model) },
    }),
  })))
}

export const tellOfCancelled: Reaction<'bidsCancelled'> = async (given, payloads) => {
  const bids = await listCancelledBids(given.tx, payloads.flatMap(({ biddingIds }) => biddingIds))
  await writeToShops(given, bids.map(({ biddingId, shopId, auctionNo, model, amountWon, note }) => ({
    shopId,
    mailOf: (told) => ({
      onceKey: `bidding ${biddingId} cancelled`, kind: 'bidCancelled',
      facts: { ...told, auctionNo, carName: carNameOf(model), amountWon, note },
    }),
  })))
}
