// The kinds of contracts as the server moves them, and what somebody does against one as a violation.
import type { ContractKind, ContractStep, ViolationDetailType } from '@bidyard/contract/enums'
import { violationDetailType } from '@bidyard/contract/enums'
import { dutyOf } from '@bidyard/contract/contract-kinds'
import type { Stateful } from '../../../runtime/work/move-states.ts'
import { primeContracts, proContracts, selfContracts } from '../contract-parts.ts'

export const contractsOf = { self: selfContracts, pro: proContracts, prime: primeContracts } as const satisfies
  Readonly<Record<ContractKind, Stateful>>

/** What a deed is called where it is done against a contract of this kind, and is a violation of it. */
export const violationOf = (kind: ContractKind, deed: string): ViolationDetailType | undefined => {
  const named = `${kind}Contract${deed}`
  return violationDetailType.values.find((detail) => detail === named)
}

/** The violation that a missed duty is, where it is one. */
export const breachOf = (kind: ContractKind, step: ContractStep): ViolationDetailType | undefined =>
  violationOf(kind, dutyOf(kind, step)?.violation ?? '')
