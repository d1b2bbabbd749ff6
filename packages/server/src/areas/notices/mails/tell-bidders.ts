// Writes to shops what became of their bids: they are asked to buy, they bought, or the car is offered again.
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'
import { findContract, listRetriedBids } from '../../contracts/for-other-areas.ts'
import type { Reaction } from '../../../runtime/work/events.ts'
import { writeToShop } from './write-to-shop.ts'

const carNameOf = (model: CarModel | null): string =>
  (model === null ? '' : `${model.maker.name} ${(model.detailModel ?? model.model).name}`)

export const tellOfQuestion: Reaction<'purchaseAsked'> = async (given, payloads) => {
  for (const { contractId } of payloads) {
    const contract = await findContract(given.tx, contractId)
    const dueAt = contract?.dueAt ?? null
    if (contract === undefined || dueAt === null) continue
    const { shopId, amountWon, auctionNo, model } = contract
    await writeToShop(given, shopId, (told) => ({
      onceKey: `contract ${contractId} asks`, kind: 'purchaseAsked',
      facts: { ...told, auctionNo, carName: carNameOf(model), amountWon, until: dueAt.toISOString() },
    }))
  }
}

export const tellOfAward: Reaction<'carAwarded'> = async (given, payloads) => {
  for (const { contractId } of payloads) {
    const contract = await findContract(given.tx, contractId)
    if (contract === undefined) continue
    const { shopId, amountWon, auctionNo, model, contractNo } = contract
    await writeToShop(given, shopId, (told) => ({
      onceKey: `contract ${contractId} awarded`, kind: 'carAwarded',
      facts: { ...told, auctionNo, contractNo, carName: carNameOf(model), amountWon },
    }))
  }
}

export const tellOfRetry: Reaction<'roundsRetried'> = async (given, payloads) => {
  const bids = await listRetriedBids(given.tx, payloads.flatMap(({ auctionIds }) => auctionIds))
  for (const { biddingId, shopId, auctionNo, model } of bids)
    await writeToShop(given, shopId, (told) => ({
      onceKey: `bidding ${biddingId} retried`, kind: 'carRetried',
      facts: { ...told, auctionNo, carName: carNameOf(model) },
    }))
}
