// Puts an agreed visit off, so many times as a contract allows; another time is to be agreed on.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import { wasAdjusted } from '../adjustment/adjustment-of.ts'
import { type ContractParts, schedulings } from '../contract-parts.ts'
import { updateStepFacts } from '../contracts/step-facts.sql.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { advance } from '../steps/advance.ts'
import { holdAct } from '../steps/hold-act.ts'
import { isBeforeVisit } from './visit-rules.ts'

export const delaySchedule = (parts: ContractParts) => action(contractsCalls.delaySchedule, async (given) => {
  const { tx, now, doer, params, body: { note } } = given
  const held = await holdAct(given, {
    ...params, act: 'delaySchedule', stands: (found) => isBeforeVisit(found, now),
  })
  const { contract, as } = held
  if (as === 'staff') throw wrongStep('party')
  if (await wasAdjusted(tx, contract.id)) throw wrongStep('state')
  const { value: { delayCountMax } } = await readConfigurationAt(tx, 'contractTradeScheduling', contract.revision)
  if (contract.delayCount >= delayCountMax) throw wrongStep('delays')

  await advance(given, contract, {
    act: 'delaySchedule', as, reason: note, facts: { delayCount: contract.delayCount + 1 },
    follow: async () => {
      await moveStates(tx, schedulings, { action: 'delay', as, ids: [contract.id], doer })
      await updateStepFacts(tx, [contract.id], { visitReservedAt: null, visitEndsAt: null, visitSellerId: null })
    },
  })
  return answerOf(given, parts, held)
})
