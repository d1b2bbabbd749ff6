// The machines that contracts follow, one for each kind on a column of its own, and what every act on them is given.
import type { ContractKind } from '@bidyard/contract/enums'
import { primeContractMachine } from '@bidyard/contract/states/contracts/contract-prime'
import { proContractMachine } from '@bidyard/contract/states/contracts/contract-pro'
import { selfContractMachine } from '@bidyard/contract/states/contracts/contract-self'
import { decisionMachine } from '@bidyard/contract/states/contracts/decision'
import { adjustmentMachine } from '@bidyard/contract/states/contracts/adjustment'
import { faultCaseMachine } from '@bidyard/contract/states/contracts/fault-case'
import { paymentMachine } from '@bidyard/contract/states/contracts/payment'
import { schedulingMachine } from '@bidyard/contract/states/contracts/scheduling'
import { screeningMachine } from '@bidyard/contract/states/contracts/screening'
import { sellerPayoutMachine } from '@bidyard/contract/states/contracts/seller-payout'
import { tradeResultMachine } from '@bidyard/contract/states/contracts/trade-result'
import type { Storage } from '../../providers/storage/storage.ts'
import type { Banks } from '../../providers/bank/open-banks.ts'
import type { PersonalData } from '../../runtime/personal-data.ts'
import type { ReactionGiven } from '../../runtime/work/events.ts'
import { stateful } from '../../runtime/work/move-states.ts'

export const selfContracts = stateful(selfContractMachine, 'contracts', 'self_step')
export const proContracts = stateful(proContractMachine, 'contracts', 'pro_step')
export const primeContracts = stateful(primeContractMachine, 'contracts', 'prime_step')
export const saleDecisions = stateful(decisionMachine, 'contracts', 'sale_state')
export const purchaseDecisions = stateful(decisionMachine, 'contracts', 'purchase_state')
export const schedulings = stateful(schedulingMachine, 'contracts', 'scheduling_state')
export const tradeResults = stateful(tradeResultMachine, 'contracts', 'result_state')
export const payments = stateful(paymentMachine, 'contracts', 'payment_state')
export const screenings = stateful(screeningMachine, 'contracts', 'screening_state')
export const adjustments = stateful(adjustmentMachine, 'adjustments')
export const faultCases = stateful(faultCaseMachine, 'fault_cases')

/** Beside the payouts to shops, on a table of their own. */
export const sellerPayouts = stateful(sellerPayoutMachine, 'seller_payouts')

export const machineOf: Readonly<Record<ContractKind, string>> = {
  self: selfContractMachine.name, pro: proContractMachine.name, prime: primeContractMachine.name,
}

export interface ContractParts {
  readonly personal: PersonalData
  readonly banks: Banks
  readonly storage: Storage
}

/** What every act is given, by a call, by the clock or by what another area told. */
export type ContractGiven = Pick<ReactionGiven, 'tx' | 'now' | 'doer' | 'emit' | 'enqueue'>
