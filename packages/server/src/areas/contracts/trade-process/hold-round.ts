// Takes hold of an auction after its close for an act of its seller, of the office or of the scheduler.
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Failure, Refuse } from '../../../runtime/failure.ts'
import { auctionViewerOf, lockAuctions, lockOrdersOf } from '../../auctions/for-other-areas.ts'
import { mayActFor } from '../../cars/for-other-areas.ts'
import { listRounds, type Round } from '../award/rounds.sql.ts'
import { type ContractRecord, findContract, lockContracts } from '../contracts/contracts.sql.ts'
import { isTooLate } from '../contracts/is-too-late.ts'

interface Asking {
  readonly tx: Tx
  readonly caller: Caller
  readonly refuse: Refuse
  readonly fail: (code: 'AUCTION_NOT_FOUND') => Failure
}

/** Dealers look for buyers of none; the scheduler comes to all. */
export const seesRound = (caller: Caller, round: Round): boolean => {
  if (caller.roles.has('scheduler')) return true
  const viewer = auctionViewerOf(caller, round)
  return viewer === 'office' || viewer === 'seller'
}

/** Locked in the order of the house; what is known of it is read after that. */
export const holdRound = async (given: Asking, id: string): Promise<Round> => {
  const { tx, caller, fail } = given
  const [found] = await listRounds(tx, [id])
  if (found === undefined || !seesRound(caller, found)) throw fail('AUCTION_NOT_FOUND')
  await lockOrdersOf(tx, [id])
  await lockAuctions(tx, [id])
  const [round] = await listRounds(tx, [id])
  if (round === undefined) throw fail('AUCTION_NOT_FOUND')
  return round
}

/** Of a car that nobody presented, the office is the seller. */
export const keepToSeller = async ({ tx, caller, refuse }: Asking, round: Round): Promise<void> => {
  const isOwn = isStaff(caller)
    ? round.partnerId === null && round.exhibitId === null : await mayActFor(tx, caller, round)
  if (!isOwn) throw refuse('forbidden')
}

/** The office says for any seller that a car is sold to nobody. */
export const keepToSellerOrOffice = async (given: Asking, round: Round): Promise<void> => {
  if (!isStaff(given.caller)) await keepToSeller(given, round)
}

/** The contract that is asked about: one that waits for its buyer, in time or too long. */
export const lockAsked = async (
  { tx }: Asking, { contractId }: Round, isLate: boolean,
): Promise<ContractRecord | undefined> => {
  if (contractId === null) return undefined
  const [contract] = await lockContracts(tx, [contractId])
  if (contract?.state !== 'purchaseDecision' || await isTooLate(tx, contract) !== isLate) return undefined
  return findContract(tx, contractId)
}
