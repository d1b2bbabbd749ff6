// The kinds of contracts as one table: the machine of each, and what it says of an act or of a step.
import type { ContractKind, ContractStep } from './enums/contracts.ts'
import type { Action, ActionOf, DeadlineRow } from './machine.ts'
import { primeContractMachine } from './states/contracts/contract-prime.ts'
import { proContractMachine } from './states/contracts/contract-pro.ts'
import { selfContractMachine } from './states/contracts/contract-self.ts'

export const contractMachines = {
  self: selfContractMachine, pro: proContractMachine, prime: primeContractMachine,
} as const satisfies Readonly<Record<ContractKind, unknown>>

export type ContractAct = ActionOf<(typeof contractMachines)[ContractKind]>

/** Undefined where the kind has no such act. */
export const rowOf = (kind: ContractKind, act: string): Action<string> | undefined => {
  const actions: Readonly<Record<string, Action<string>>> = contractMachines[kind].actions
  return actions[act]
}

/** Whether contracts of this kind ever stand there: a visit, a delivery, liens that are cleared, a takeover. */
export const hasStep = (kind: ContractKind, step: ContractStep): boolean => {
  const steps: readonly string[] = contractMachines[kind].states.values
  return steps.includes(step)
}

/** What has to be done at a step, by whom, and what follows when nobody does it. */
export const dutyOf = (kind: ContractKind, step: ContractStep): DeadlineRow | undefined => {
  const deadlines: Readonly<Record<string, DeadlineRow>> = contractMachines[kind].deadlines
  return deadlines[step]
}
