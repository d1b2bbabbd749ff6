// The seller says when the car can be looked at, as long as no visit is agreed on.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import type { ContractParts } from '../contract-parts.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { noteStep } from '../steps/advance.ts'
import { holdAct } from '../steps/hold-act.ts'
import { tellContracts } from '../tell-contracts.ts'
import { hasFreeVisit } from './free-visits.ts'
import { fitsWindow } from './visit-rules.ts'

export const offerVisitWindows = (parts: ContractParts) => action(contractsCalls.offerVisitWindows, async (given) => {
  const { tx, now, params, body: { windows } } = given
  const held = await holdAct(given, { ...params, act: 'offerVisitWindows' })
  const { contract } = held
  const { value: rules } = await readConfigurationAt(tx, 'contractTradeScheduling', contract.revision)
  const isOffer = windows.every((window) => fitsWindow(window, now, rules))
    && await hasFreeVisit(tx, contract, { from: now, windows })
  if (!isOffer) throw wrongStep('input')
  await noteStep(given, contract, { visitWindows: windows }, { act: 'offerVisitWindows', as: held.as })
  tellContracts(given, [contract])
  return answerOf(given, parts, held)
})
