// What a side may do at a step, and whether whoever looks for the office attends to contracts at all.
import { step } from '@bidyard/contract/calls/contracts/step'
import type { ContractAct } from '@bidyard/contract/contract-kinds'
import type { Contract } from '@bidyard/contract/shapes/contracts/contracts'
import { useMayAsk } from '../../../api/may-ask.tsx'
import { mayAct, type Side } from './contract-rules.ts'

/** People of the office who attend to something else look on; the parties may always try. */
export const useTakesPart = (side: Side): boolean => {
  const may = useMayAsk()
  return side !== 'staff' || may(step)
}

export const useMayAct = (contract: Contract, side: Side): ((act: ContractAct) => boolean) => {
  const takesPart = useTakesPart(side)
  return (act) => takesPart && mayAct(contract, side, act)
}
