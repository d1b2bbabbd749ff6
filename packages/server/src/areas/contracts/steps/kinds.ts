// The three kinds of contracts as one table: the machine of each, and what it says of an act or of a step.
import type { ContractKind, ContractStep, ViolationDetailType } from '@bidyard/contract/enums'
import { violationDetailType } from '@bidyard/contract/enums'
import type { Action, ActionOf, DeadlineRow } from '@bidyard/contract/machine'
import type { Stateful } from '../../../runtime/work/move-states.ts'
import { primeContracts, proContracts, selfContracts } from '../contract-parts.ts'

export const contractsOf = { self: selfContracts, pro: proContracts, prime: primeContracts } as const satisfies
  Readonly<Record<ContractKind, Stateful>>

export type ContractAct = ActionOf<(typeof contractsOf)[ContractKind]['machine']>

/** Undefined where the kind has no such act. */
export const rowOf = (kind: ContractKind, act: ContractAct): Action<string> | undefined => {
  const actions: Readonly<Record<string, Action<string>>> = contractsOf[kind].machine.actions
  return actions[act]
}

/** What has to be done at a step, by whom, and what follows when nobody does it. */
export const dutyOf = (kind: ContractKind, step: ContractStep): DeadlineRow | undefined => {
  const deadlines: Readonly<Record<string, DeadlineRow>> = contractsOf[kind].machine.deadlines
  return deadlines[step]
}

/** The violation that a missed duty is, where it is one. */
export const breachOf = (kind: ContractKind, step: ContractStep): ViolationDetailType | undefined => {
  const named = `${kind}Contract${dutyOf(kind, step)?.violation ?? ''}`
  return violationDetailType.values.find((detail) => detail === named)
}
