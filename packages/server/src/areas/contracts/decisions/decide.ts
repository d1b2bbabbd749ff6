// The two decisions, whichever kind they belong to: what each answer does to the contract and to everything around it.
import type { AnswerOf } from '@bidyard/contract/call'
import type { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { ContractKind, PurchaseDeclineType, SalesDeclineType } from '@bidyard/contract/enums'
import { meetDeadlines } from '../../../runtime/work/deadlines.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { awardContracts } from '../award/award-contracts.ts'
import { goOn } from '../award/go-on.ts'
import { updateBidders } from '../award/rounds.sql.ts'
import {
  type ContractGiven, type ContractParts, machineOf, proContracts, purchaseDecisions, saleDecisions, selfContracts,
} from '../contract-parts.ts'
import {
  type ContractRecord, findContract, insertFaultCase, updateContracts,
} from '../contracts/contracts.sql.ts'
import type { HeldContract } from '../contracts/hold-contract.ts'
import { describeContract } from '../contracts/show-contract.ts'
import { fallContracts } from '../ending/fall-contracts.ts'
import { askToDecide } from '../opening/open-contracts.ts'
import { tellContracts } from '../tell-contracts.ts'

export type DecidedKind = Exclude<ContractKind, 'prime'>
type Shown = AnswerOf<typeof contractsCalls.getContract>

const getWritten = async ({ tx }: Pick<ContractGiven, 'tx'>, id: string): Promise<ContractRecord> => {
  const contract = await findContract(tx, id)
  if (contract === undefined) throw new Error('a contract that was just written is gone')
  return contract
}

/** As it is now, for whoever acted. */
export const answerOf = async (
  given: Pick<ContractGiven, 'tx'>, { personal }: ContractParts, { contract, viewer }: HeldContract,
): Promise<Shown> => describeContract(given.tx, personal, viewer, await getWritten(given, contract.id))

const meetDecision = async ({ tx }: ContractGiven, { id, kind, state }: ContractRecord): Promise<void> =>
  meetDeadlines(tx, { machine: machineOf[kind], rowIds: [id], duty: state })

export const acceptSale = async (given: ContractGiven, contract: ContractRecord): Promise<void> => {
  const { tx, doer } = given
  const { id, kind, bidderId } = contract
  const accepted = { action: 'acceptSale', as: 'seller', ids: [id], doer } as const
  await meetDecision(given, contract)
  await updateContracts(tx, [id], { sale: { type: null, note: null }, requested: true })
  await moveStates(tx, saleDecisions, { action: 'accept', as: 'seller', ids: [id], doer })
  await (kind === 'self' ? moveStates(tx, selfContracts, accepted) : moveStates(tx, proContracts, accepted))
  await updateBidders(tx, [bidderId], { requested: true })
  const asked = await getWritten(given, id)
  await askToDecide(given, [asked])
  tellContracts(given, [asked])
}

export const declineSale = async (
  given: ContractGiven, contract: ContractRecord,
  said: { readonly type: SalesDeclineType; readonly note: string | null },
): Promise<void> => {
  const { tx, doer } = given
  await updateContracts(tx, [contract.id], { sale: said })
  await moveStates(tx, saleDecisions, { action: 'decline', as: 'seller', ids: [contract.id], doer })
  await fallContracts(given, [contract], { cause: 'saleDeclined', note: said.note })
  await goOn(given, [contract.auctionId])
}

export const acceptPurchase = async (given: ContractGiven, contract: ContractRecord): Promise<void> => {
  const { tx, doer } = given
  const { id, kind } = contract
  const accepted = { action: 'acceptPurchase', as: 'buyer', ids: [id], doer } as const
  await meetDecision(given, contract)
  await updateContracts(tx, [id], { purchase: { type: null, note: null }, awarded: true })
  await moveStates(tx, purchaseDecisions, { action: 'accept', as: 'buyer', ids: [id], doer })
  await (kind === 'self' ? moveStates(tx, selfContracts, accepted) : moveStates(tx, proContracts, accepted))
  await awardContracts(given, [contract])
  tellContracts(given, [contract])
}

/** Whoever says that the car is not as described convicts nobody: the other side is heard first. */
const disputed: readonly PurchaseDeclineType[] = ['conditionMismatch', 'undisclosedAccident', 'lien']

export const declinePurchase = async (
  given: ContractGiven, contract: ContractRecord,
  said: { readonly type: PurchaseDeclineType; readonly note: string | null },
): Promise<void> => {
  const { tx, doer, emit } = given
  const { id, kind, auctionId } = contract
  await updateContracts(tx, [id], { purchase: said })
  await moveStates(tx, purchaseDecisions, { action: 'decline', as: 'buyer', ids: [id], doer })
  await fallContracts(given, [contract], { cause: 'purchaseDeclined', note: said.note })
  await goOn(given, [auctionId])
  if (disputed.includes(said.type))
    await insertFaultCase(tx, { contractId: id, claim: said.type, note: said.note, openedBy: doer.memberId })
  else if (kind !== 'prime') emit('contractBroken', { contractId: id, detail: `${kind}ContractPurchaseDecline` })
}
