// What ties a shop to trades: whether its deposit may go, whether what somebody names belongs together, at which price.
import type { Tx } from '../../runtime/database/database.ts'
import { fitsMarket } from '../auctions/for-other-areas.ts'
import { lockStanding } from '../bidding/for-other-areas.ts'
import type { FindTerms, FitsTogether } from '../violations/for-other-areas.ts'
import { findContract, findOpenOfShop } from './contracts/contracts.sql.ts'
import { findContractOfBidding } from './contracts/of-bidding.sql.ts'
import { findFitting, findLiveBid } from './ties.sql.ts'

/** A bid binds, and so does a contract: the deposit stands behind both. A bid in flight is waited for. */
export const isTiedByTrade = async (tx: Tx, shopId: string): Promise<boolean> => {
  await lockStanding(tx, shopId)
  return await findOpenOfShop(tx, shopId) || await findLiveBid(tx, shopId)
}

/** Bids and contracts of the shop; of what names neither, the market says whether it was there. */
export const fitsTrade: FitsTogether = (db, related, shopId) =>
  related.biddingId === null && related.contractId === null
    ? fitsMarket(db, related, shopId) : findFitting(db, related, shopId)

/** A bid that came to no contract was for no price: its amount may still be sealed, and nobody agreed on it. */
export const findTerms: FindTerms = async (db, { contractId, biddingId }) => {
  const contract = contractId !== null ? await findContract(db, contractId)
    : biddingId === null ? undefined : (await findContractOfBidding(db, biddingId))?.contract
  if (contract === undefined) return undefined
  const { priceWon, amountWon, revision } = contract
  return { priceWon: priceWon ?? amountWon, revision }
}
