// What whoever acted on a contract is answered: the contract as it is now.
import type { AnswerOf } from '@bidyard/contract/call'
import type { contractsCalls } from '@bidyard/contract/calls/contracts'
import type { ContractGiven, ContractParts } from '../contract-parts.ts'
import type { HeldContract } from './hold-contract.ts'
import { readContract } from './read-contract.ts'
import { describeContract } from './show-contract.ts'

export const answerOf = async (
  given: Pick<ContractGiven, 'tx' | 'now'>, parts: ContractParts, { contract, viewer }: HeldContract,
): Promise<AnswerOf<typeof contractsCalls.getContract>> =>
  describeContract({ ...parts, db: given.tx, now: given.now }, viewer, await readContract(given, contract))
