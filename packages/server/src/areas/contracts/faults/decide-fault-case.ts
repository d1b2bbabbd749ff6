// Staff decides whose fault it was, once the other side has spoken or let its time go by.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { Failure } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { faultCases } from '../contract-parts.ts'
import { type FaultCaseRecord, updateFaultCases } from '../contracts/fault-cases.sql.ts'
import { showFaultCase } from '../contracts/show-fault-case.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { violationOf } from '../steps/kinds.ts'
import { holdCase, readCase, tellCase } from './hold-fault-case.ts'

/** By the step that the trade failed at: only one that was the buyer's fault is a violation. */
const breachOfCase = ({ kind, contractKind }: FaultCaseRecord) =>
  violationOf(contractKind, kind === 'purchaseDecline' ? 'PurchaseDecline' : 'TradeRefusal')

export const decideFaultCase = action(contractsCalls.decideFaultCase, async (given) => {
  const { tx, doer, emit, caller, params, body: { seenVersion, fault, reason }, refuse } = given
  const { found, viewer } = await holdCase(given, params.id)
  if (viewer !== 'office') throw wrongStep('party')
  const isWaiting = found.state === 'open' && found.overdueAt === null
  if (found.state === 'decided' || isWaiting) throw wrongStep('state')
  // Of a car of the house the office is heard as its seller: nobody judges what they said themselves.
  if (found.answeredBy !== null && found.answeredBy === caller.memberId) throw wrongStep('party')
  if (found.version !== seenVersion) throw refuse('conflict')
  await updateFaultCases(tx, [found.id], { decision: { fault, note: reason, by: doer.memberId } })
  const { moved } = await moveStates(tx, faultCases, { action: 'decide', as: 'staff', ids: [found.id], doer, reason })
  if (moved.length === 0) throw new Failure('INVALID_CONTRACT', '0001.INVALID_CONTRACT_STATE')
  const detail = fault === 'buyer' ? breachOfCase(found) : undefined
  if (detail !== undefined) emit('contractBroken', { contractId: found.contractId, detail, missedAt: null })
  await writeAudit(tx, doer, [{
    act: 'decide fault case', subject: 'faultCase', subjectId: found.id, after: { fault }, reason,
  }])
  tellCase(emit, found)
  return showFaultCase(viewer, await readCase(given, found))
})
