// Takes hold of a contract with its order and its auction, and says for which of its parties somebody may act.
import type { Caller } from '../../../runtime/caller.ts'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { lockAuctions } from '../../auctions/for-other-areas.ts'
import { lockOrder, mayActFor } from '../../cars/for-other-areas.ts'
import { findMember, mayBidFor } from '../../members/for-other-areas.ts'
import { readEligibility } from '../../eligibility/for-other-areas.ts'
import { type ContractRecord, findContract, lockContracts } from './contracts.sql.ts'
import { type ContractViewer, contractViewerOf } from './seen-contracts.ts'

interface Asking {
  readonly tx: Tx
  readonly caller: Caller
  readonly refuse: Refuse
}

export interface HeldContract {
  readonly contract: ContractRecord
  readonly viewer: ContractViewer
}

/** Order, auction, contract: the order of locks of the whole house. */
export const holdContract = async ({ tx, caller, refuse }: Asking, id: string): Promise<HeldContract> => {
  const found = await findContract(tx, id)
  if (found === undefined || contractViewerOf(caller, found) === undefined) throw refuse('notFound')
  await lockOrder(tx, found.orderId)
  await lockAuctions(tx, [found.auctionId])
  const [contract] = await lockContracts(tx, [id])
  const viewer = contract === undefined ? undefined : contractViewerOf(caller, contract)
  if (contract === undefined || viewer === undefined) throw refuse('notFound')
  return { contract, viewer }
}

/** Assumed: a car that nobody presented is the house's own, so the office decides as its seller. */
export const actsAsSeller = async (
  db: Reader, caller: Caller, { contract, viewer }: HeldContract,
): Promise<boolean> => {
  if (viewer === 'office') return contract.partnerId === null && contract.exhibitId === null
  return viewer === 'seller' && await mayActFor(db, caller, contract)
}

/** Whoever may bid for a shop may buy for it; one that is banned for good finishes what it bought, and buys no more. */
export const actsAsBuyer = async (db: Reader, caller: Caller, { contract, viewer }: HeldContract): Promise<boolean> => {
  if (viewer !== 'buyer' || caller.memberId === null) return false
  const member = await findMember(db, caller.memberId)
  if (member === undefined || !mayBidFor(member)) return false
  if (contract.awardedAt !== null) return true
  const standing = (await readEligibility(db, [caller.memberId])).get(caller.memberId)
  return standing?.facts.restriction !== 'permanentBan'
}
