// The office finishes a contract whose papers never came: its buyer has the car, and its seller waits for the money.
import { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { attachFiles } from '../../files/for-other-areas.ts'
import type { ContractParts } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { holdAct } from '../steps/hold-act.ts'
import { findStepOverdue } from '../steps/overdue.sql.ts'
import { finishContract } from './finish-contract.ts'
import { awaitsPapers } from './hand-in.ts'
import { withoutPapersSubject } from './papers-subjects.ts'

/** Whoever pays hand to hand drives away; of any other car it is written down, or its money goes back. */
const hasCar = ({ kind, handedOverAt }: ContractRecord): boolean =>
  traitsOf(kind).paid === 'handToHand' || handedOverAt !== null

export const finishWithoutPapers = (parts: ContractParts) => action(calls.finishWithoutPapers, async (given) => {
  const { tx, caller: { memberId, userId }, doer, params, body: { reason, proofId }, refuse } = given
  const held = await holdAct(given, {
    ...params, act: 'finishWithoutPapers', stands: (contract) => awaitsPapers(contract) && hasCar(contract),
  })
  const { contract: { id }, contract } = held
  if (memberId === null) throw refuse('forbidden')
  if (!await findStepOverdue(tx, contract)) throw wrongStep('state')
  const refused = await attachFiles(tx, {
    subject: withoutPapersSubject, subjectId: id, fileIds: proofId === null ? [] : [proofId],
    usageTypes: ['document', 'contractDocument'], uploaderId: userId,
  })
  if (refused.length > 0) throw wrongStep('input')
  await finishContract(given, contract, { reason, memberId })
  await writeAudit(tx, doer, [{
    act: 'finish without papers', subject: 'contract', subjectId: id, after: { proofId }, reason,
  }])
  return answerOf(given, parts, held)
})
