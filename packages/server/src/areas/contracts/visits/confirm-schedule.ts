// The buyer comes to look at the car: at the beginning of a free slot, and from then on the result is awaited.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import { type ContractParts, schedulings } from '../contract-parts.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { advance } from '../steps/advance.ts'
import { holdAct } from '../steps/hold-act.ts'
import { momentOf, visitAt } from './visit-rules.ts'
import { findVisitAt, lockVisited } from './visits.sql.ts'
import { visitedOf } from './visited.ts'

export const confirmSchedule = (parts: ContractParts) => action(contractsCalls.confirmSchedule, async (given) => {
  const { tx, now, doer, params, body } = given
  const held = await holdAct(given, { ...params, act: 'confirmSchedule' })
  const { contract } = held
  const { value: rules } = await readConfigurationAt(tx, 'contractTradeScheduling', contract.revision)
  const moment = momentOf(body.visitReservedAt)
  const visit = moment === undefined ? undefined : visitAt(moment, now, rules, contract.visitWindows)
  if (visit === undefined) throw wrongStep('visit')
  const sellerId = await visitedOf(tx, contract)
  await lockVisited(tx, sellerId)
  if (await findVisitAt(tx, sellerId, visit)) throw wrongStep('visit')

  await advance(given, contract, {
    act: 'confirmSchedule', as: 'buyer', from: visit.from,
    facts: { visitReservedAt: visit.from, visitEndsAt: visit.to, visitSellerId: sellerId },
    follow: async () => {
      await moveStates(tx, schedulings, { action: 'confirm', as: 'buyer', ids: [contract.id], doer })
    },
  })
  return answerOf(given, parts, held)
})
