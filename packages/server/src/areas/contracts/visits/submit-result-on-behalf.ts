// The office tells that the car was bought, for a buyer who never says how the visit went, and keeps what shows it.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { attachFiles } from '../../files/for-other-areas.ts'
import { isAdjusting } from '../adjustment/adjustment-of.ts'
import type { ContractParts } from '../contract-parts.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { holdAct } from '../steps/hold-act.ts'
import { findStepOverdue } from '../steps/overdue.sql.ts'
import { resultSubject } from './result-subject.ts'
import { succeed } from './submit-result.ts'

export const submitResultOnBehalf = (parts: ContractParts) => action(calls.submitResultOnBehalf, async (given) => {
  const { tx, caller, doer, params, body: { reason, proofId } } = given
  const held = await holdAct(given, { ...params, act: 'submitResultOnBehalf' })
  const { contract } = held
  if (!await findStepOverdue(tx, contract) || await isAdjusting(tx, contract.id)) throw wrongStep('state')
  const refused = await attachFiles(tx, {
    subject: resultSubject, subjectId: contract.id, fileIds: [proofId],
    usageTypes: ['document', 'contractDocument'], uploaderId: caller.userId,
  })
  if (refused.length > 0) throw wrongStep('input')
  await succeed(given, contract, { note: null, onBehalf: reason })
  await writeAudit(tx, doer, [{
    act: 'submit result on behalf', subject: 'contract', subjectId: contract.id, after: { proofId }, reason,
  }])
  return answerOf(given, parts, held)
})
