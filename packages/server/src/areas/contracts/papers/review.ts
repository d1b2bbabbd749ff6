// The office's side of the papers: approved or sent back by somebody who did not hand them in, and looked at once more.
import type { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import type { ContractAttention, ContractKind } from '@bidyard/contract/enums'
import type { ActionGiven } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { findOpenPriceClaim } from '../../finance/for-other-areas.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import { type ContractGiven, type ContractParts, screenings } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { isSaid } from '../decisions/said.ts'
import { noteStep } from '../steps/advance.ts'
import { holdAct, type HeldAct } from '../steps/hold-act.ts'
import { takeBackPayout } from '../payouts/pay-out.ts'
import { tellContracts } from '../tell-contracts.ts'
import { askForPapersAgain } from './ask-again.ts'
import { finishContract } from './finish-contract.ts'
import { beginReview, endReview } from './review-deadline.ts'
import { listSubmissions, type SubmissionRecord, updateReopened, updateReviewed } from './submissions.sql.ts'

type Approving = ActionGiven<typeof calls.approveSelfScreening> | ActionGiven<typeof calls.approveProScreening>
  | ActionGiven<typeof calls.approvePrimeScreening>
type Rejecting = ActionGiven<typeof calls.rejectSelfScreening> | ActionGiven<typeof calls.rejectProScreening>
  | ActionGiven<typeof calls.rejectPrimeScreening>
type Reopening = ActionGiven<typeof calls.reopenScreening>

const isUnderReview = ({ screeningState }: ContractRecord): boolean => screeningState === 'inProgress'

interface Review extends HeldAct {
  readonly submission: SubmissionRecord
}

const holdReview = async (
  given: Approving | Rejecting, kind: ContractKind, act: 'approveScreening' | 'rejectScreening',
): Promise<Review> => {
  const { tx, caller, params, body: { submissionId }, refuse } = given
  const held = await holdAct(given, { ...params, kind, act, stands: isUnderReview })
  const [submission] = await listSubmissions(tx, held.contract.id, 1)
  if (submission === undefined) throw wrongStep('state')
  if (submission.submittedBy === caller.memberId) throw wrongStep('party')
  if (submissionId !== null && submissionId !== submission.id) throw refuse('conflict')
  return { ...held, submission }
}

/**
 * Of a contract that is done already, papers are approved once more without anything else that follows. What the
 * office looked at for the money it looks at still.
 */
const approveAgain = async (given: ContractGiven, contract: ContractRecord): Promise<void> => {
  const { tx, doer } = given
  await moveStates(tx, screenings, { action: 'approve', as: 'staff', ids: [contract.id], doer })
  const isOwed = await findOpenPriceClaim(tx, contract.orderId) !== undefined
  await noteStep(given, contract, { attention: isOwed ? 'staff' : null }, { act: 'approveScreening', as: 'staff' })
  given.emit('contractDone', { contractId: contract.id })
  tellContracts(given, [contract])
}

export const approvePapers = (parts: ContractParts, kind: ContractKind) => async (given: Approving) => {
  const { tx, doer } = given
  const held = await holdReview(given, kind, 'approveScreening')
  const { contract, submission } = held
  await updateReviewed(tx, submission.id, { verdict: 'approved', type: null, note: null, by: doer.memberId })
  await endReview(given, contract)
  await (contract.state === 'done' ? approveAgain(given, contract) : finishContract(given, contract))
  await writeAudit(tx, doer, [{
    act: 'approve screening', subject: 'contract', subjectId: contract.id, after: { submissionId: submission.id },
  }])
  return answerOf(given, parts, held)
}

/** Nobody's time runs for papers of a contract that is done, so the office keeps an eye on them. */
const attentionAfter = ({ state }: ContractRecord, isEscalated: boolean): ContractAttention | null => {
  if (isEscalated) return 'root'
  return state === 'done' ? 'staff' : null
}

export const rejectPapers = (parts: ContractParts, kind: ContractKind) => async (given: Rejecting) => {
  const { tx, now, doer, body: { type, note } } = given
  const held = await holdReview(given, kind, 'rejectScreening')
  const { contract, submission } = held
  if (!isSaid({ type, note })) throw wrongStep('input')
  const { value: rules } = await readConfigurationAt(tx, 'contractScreening', contract.revision)
  const rejectionCount = contract.rejectionCount + 1
  const isEscalated = rejectionCount >= rules.rejectionsBeforeEscalation
  await updateReviewed(tx, submission.id, { verdict: 'rejected', type, note, by: doer.memberId })
  await endReview(given, contract)
  await moveStates(tx, screenings, { action: 'reject', as: 'staff', ids: [contract.id], doer })
  await noteStep(given, contract, {
    rejectionCount, attention: attentionAfter(contract, isEscalated),
    ...(isEscalated ? { escalatedAt: contract.escalatedAt ?? now } : {}),
  }, { act: 'rejectScreening', as: 'staff', reason: note })
  if (contract.state === 'screening') await askForPapersAgain(given, contract)
  given.emit('papersRejected', { contractId: contract.id })
  await writeAudit(tx, doer, [{
    act: 'reject screening', subject: 'contract', subjectId: contract.id,
    after: { submissionId: submission.id, type, rejectionCount }, reason: note,
  }])
  tellContracts(given, [contract])
  return answerOf(given, parts, held)
}

/** Also what was sent back of a contract that is done: its seller never waits for a buyer who stays silent. */
const mayReopen = ({ screeningState, withoutPapersAt }: ContractRecord): boolean =>
  (screeningState === 'approved' || screeningState === 'rejected') && withoutPapersAt === null

export const reopenPapers = (parts: ContractParts) => async (given: Reopening) => {
  const { tx, doer, params, body: { reason } } = given
  const held = await holdAct(given, { ...params, act: 'reopenScreening', stands: mayReopen })
  const { contract } = held
  if (!await takeBackPayout(given, contract)) throw wrongStep('state')
  const [submission] = await listSubmissions(tx, contract.id, 1)
  if (submission === undefined) throw wrongStep('state')
  await updateReopened(tx, submission.id)
  await moveStates(tx, screenings, { action: 'reopen', as: 'staff', ids: [contract.id], doer, reason })
  await noteStep(given, contract, { attention: 'staff' }, { act: 'reopenScreening', as: 'staff', reason })
  await beginReview(given, contract)
  await writeAudit(tx, doer, [{ act: 'reopen screening', subject: 'contract', subjectId: contract.id, reason }])
  tellContracts(given, [contract])
  return answerOf(given, parts, held)
}
