// The three kinds of contracts as the server moves them, and what a missed duty of each is as a violation.
import type { ContractKind, ContractStep, ViolationDetailType } from '@bidyard/contract/enums'
import { violationDetailType } from '@bidyard/contract/enums'
import { dutyOf } from '@bidyard/contract/contract-kinds'
import type { Stateful } from '../../../runtime/work/move-states.ts'
import { primeContracts, proContracts, selfContracts } from '../contract-parts.ts'

export const contractsOf = { self: selfContracts, pro: proContracts, prime: primeContracts } as const satisfies
  Readonly<Record<ContractKind, Stateful>>

/** The violation that a missed duty is, where it is one. */
export const breachOf = (kind: ContractKind, step: ContractStep): ViolationDetailType | undefined => {
  const named = `${kind}Contract${dutyOf(kind, step)?.violation ?? ''}`
  return violationDetailType.values.find((detail) => detail === named)
}
