// Calls a visit off before it takes place, and the trade with it; of whoever calls it off it says why.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { isBuyersDoing } from '@bidyard/contract/shapes/contracts/whose-doing'
import { action } from '../../../runtime/handler.ts'
import type { ContractParts } from '../contract-parts.ts'
import { updateStepFacts } from '../contracts/step-facts.sql.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { isSaid } from '../decisions/said.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { endAwarded } from '../ending/end-awarded.ts'
import { openFaultCase } from '../faults/open-fault-case.ts'
import { holdAct } from '../steps/hold-act.ts'
import { violationOf } from '../steps/kinds.ts'
import { isBeforeVisit } from './visit-rules.ts'
import { visitedOf } from './visited.ts'

export const cancelSchedule = (parts: ContractParts) => action(contractsCalls.cancelSchedule, async (given) => {
  const { tx, now, params, body: { type, note }, emit } = given
  const held = await holdAct(given, {
    ...params, act: 'cancelSchedule', stands: (found) => isBeforeVisit(found, now),
  })
  const { contract, as } = held
  if (as === 'staff') throw wrongStep('party')
  if (!isSaid({ type, note })) throw wrongStep('input')
  await updateStepFacts(tx, [contract.id], {
    scheduleCancelType: type, scheduleCancelledAs: as, visitSellerId: await visitedOf(tx, contract),
  })
  await endAwarded(given, [contract], { cause: 'visitCancelled', as, note })
  const detail = violationOf(contract.kind, 'TradeRefusal')
  const isOwn = isBuyersDoing('visitCancelled', { scheduleCancelledAs: as, scheduleCancelType: type })
  if (as === 'buyer' && !isOwn)
    await openFaultCase(given, contract, {
      kind: 'tradeScheduling', claim: type, note, openedAs: 'buyer', asked: 'seller',
    })
  else if (isOwn && detail !== undefined)
    emit('contractBroken', { contractId: contract.id, detail, missedAt: null })
  return answerOf(given, parts, held)
})
