// A contract goes on from a step: what was owed is met, the machine moves it, the next step begins, all are told.
import { lockShops } from '../../finance/for-other-areas.ts'
import { releaseMissedAct } from '../../violations/for-other-areas.ts'
import type { ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { readContract } from '../contracts/read-contract.ts'
import { type StepFacts, updateStepFacts } from '../contracts/step-facts.sql.ts'
import { tellContracts } from '../tell-contracts.ts'
import { giveUpBreaches } from '../ending/give-up.ts'
import { breachOf } from './kinds.ts'
import { type ContractMove, moveContracts } from './move-contracts.ts'
import { beginStep, meetStep } from './step-deadlines.ts'

/** What was owed is done, perhaps late: a restriction that waited for it is over. */
export const healBreach = async (
  given: ContractGiven, { id, kind, state, contractNo }: Pick<ContractRecord, 'id' | 'kind' | 'state' | 'contractNo'>,
): Promise<void> => {
  const detail = breachOf(kind, state)
  if (detail !== undefined)
    await releaseMissedAct(given, { contractId: id, details: [detail], reason: `${contractNo}: ${state} is done` })
}

export interface Advance extends ContractMove {
  /** Written before the move, whose checks want both together. */
  readonly facts?: StepFacts
  /** Why it goes on though what was owed was never done. */
  readonly missed?: string
  /** What moves with it: small machines, bids, the order. */
  readonly follow?: () => Promise<void>
  /** From when the next step's time counts. */
  readonly from?: Date
}

/** The contract is held; its shop comes next, before its bid, its money and its sanctions. */
export const advance = async (
  given: ContractGiven, contract: ContractRecord, wish: Advance,
): Promise<ContractRecord> => {
  const { act, as, reason = null, facts = {}, missed, follow, from } = wish
  await lockShops(given.tx, [contract.shopId])
  await meetStep(given, contract)
  await updateStepFacts(given.tx, [contract.id], { ...facts, attention: null })
  await follow?.()
  await moveContracts(given, [contract], { act, as, reason })
  const after = await readContract(given, contract)
  await beginStep(given, after, from)
  await (missed === undefined ? healBreach(given, contract) : giveUpBreaches(given, [contract], missed))
  tellContracts(given, [after])
  return readContract(given, after)
}

/** Something of a contract is written down while it stays at its step. */
export const noteStep = async (
  given: ContractGiven, contract: ContractRecord, facts: StepFacts, move?: ContractMove,
): Promise<void> => {
  await updateStepFacts(given.tx, [contract.id], facts)
  if (move !== undefined) await moveContracts(given, [contract], move)
}
