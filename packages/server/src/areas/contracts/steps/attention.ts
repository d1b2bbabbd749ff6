// What does not go on by itself is the office's to look at, and the owner's of the house after that.
import type { ContractAttention } from '@bidyard/contract/enums'
import type { ContractGiven } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { updateStepFacts } from '../contracts/step-facts.sql.ts'
import { tellContracts } from '../tell-contracts.ts'

export const askOffice = async (
  given: ContractGiven, contracts: readonly ContractRecord[], attention: ContractAttention,
): Promise<void> => {
  if (contracts.length === 0) return
  await updateStepFacts(given.tx, contracts.map(({ id }) => id), { attention })
  tellContracts(given, contracts)
}

export const clearOffice = async (
  { tx }: Pick<ContractGiven, 'tx'>, { id }: Pick<ContractRecord, 'id'>,
): Promise<void> => updateStepFacts(tx, [id], { attention: null })
