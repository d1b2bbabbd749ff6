// Takes hold of a contract for an act: with its order and its auction, for a party whose turn it is.
import type { ContractKind } from '@bidyard/contract/enums'
import type { Caller } from '../../../runtime/caller.ts'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { Refuse } from '../../../runtime/failure.ts'
import { lockAuctions } from '../../auctions/for-other-areas.ts'
import { lockOrder, mayActFor } from '../../cars/for-other-areas.ts'
import { findMember, mayBidFor } from '../../members/for-other-areas.ts'
import { readEligibility } from '../../eligibility/for-other-areas.ts'
import { type ContractRecord, findContract, lockContracts } from './contracts.sql.ts'
import { type ContractViewer, contractViewerOf } from './seen-contracts.ts'
import { wrongStep } from './wrong-step.ts'

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
const actsAsSeller = async (db: Reader, caller: Caller, { contract, viewer }: HeldContract): Promise<boolean> => {
  if (viewer === 'office') return contract.partnerId === null && contract.exhibitId === null
  return viewer === 'seller' && await mayActFor(db, caller, contract)
}

/** Whoever may bid for a shop may buy for it, as long as the shop is not banned for good. */
const actsAsBuyer = async (db: Reader, caller: Caller, { viewer }: HeldContract): Promise<boolean> => {
  if (viewer !== 'buyer' || caller.memberId === null) return false
  const member = await findMember(db, caller.memberId)
  if (member === undefined || !mayBidFor(member)) return false
  const standing = (await readEligibility(db, [caller.memberId])).get(caller.memberId)
  return standing?.facts.restriction !== 'permanentBan'
}

export interface Step {
  readonly id: string
  readonly kind: ContractKind
  readonly by: 'seller' | 'buyer'
  readonly at: ContractRecord['state']
}

/** Kind, then party, then step: what each of them hears says no more than the one before. */
export const holdStep = async (given: Asking, { id, kind, by, at }: Step): Promise<HeldContract> => {
  const { tx, caller } = given
  const held = await holdContract(given, id)
  if (held.contract.kind !== kind) throw wrongStep('kind')
  const isTheirs = by === 'seller' ? await actsAsSeller(tx, caller, held) : await actsAsBuyer(tx, caller, held)
  if (!isTheirs) throw wrongStep('party')
  if (held.contract.state !== at) throw wrongStep('state')
  return held
}
