// The machines that contracts follow, one for each kind on a column of its own, and what every act on them is given.
import type { ContractKind } from '@bidyard/contract/enums'
import { primeContractMachine } from '@bidyard/contract/states/contracts/contract-prime'
import { proContractMachine } from '@bidyard/contract/states/contracts/contract-pro'
import { selfContractMachine } from '@bidyard/contract/states/contracts/contract-self'
import { decisionMachine } from '@bidyard/contract/states/contracts/decision'
import type { PersonalData } from '../../runtime/personal-data.ts'
import type { ReactionGiven } from '../../runtime/work/events.ts'
import { stateful } from '../../runtime/work/move-states.ts'

export const selfContracts = stateful(selfContractMachine, 'contracts', 'self_step')
export const proContracts = stateful(proContractMachine, 'contracts', 'pro_step')
export const primeContracts = stateful(primeContractMachine, 'contracts', 'prime_step')
export const saleDecisions = stateful(decisionMachine, 'contracts', 'sale_state')
export const purchaseDecisions = stateful(decisionMachine, 'contracts', 'purchase_state')

export const machineOf: Readonly<Record<ContractKind, string>> = {
  self: selfContractMachine.name, pro: proContractMachine.name, prime: primeContractMachine.name,
}

export interface ContractParts {
  readonly personal: PersonalData
}

/** What every act is given, by a call, by the clock or by what another area told. */
export type ContractGiven = Pick<ReactionGiven, 'tx' | 'now' | 'doer' | 'emit' | 'enqueue'>
