// The buyer's side of the papers: kept as a draft, and handed in once all that is needed is there.
import type { ContractKind } from '@bidyard/contract/enums'
import type { Paper } from '@bidyard/contract/shapes/contracts/steps'
import { submissionsMax } from '@bidyard/contract/shapes/contracts/bounds'
import type { ActionGiven } from '../../../runtime/handler.ts'
import type { contractsCalls as calls } from '@bidyard/contract/calls/contracts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { attachFiles, keepFilesAnew } from '../../files/for-other-areas.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import { type ContractParts, screenings } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { wrongStep } from '../contracts/wrong-step.ts'
import { answerOf } from '../contracts/answer-of.ts'
import { healBreach, noteStep } from '../steps/advance.ts'
import { holdAct } from '../steps/hold-act.ts'
import { meetStep } from '../steps/step-deadlines.ts'
import { tellContracts } from '../tell-contracts.ts'
import { isComplete, newPapers } from './paper-rules.ts'
import { papersSubject } from './papers-subjects.ts'
import { beginReview } from './review-deadline.ts'
import { insertSubmission, listSubmissions } from './submissions.sql.ts'

type Drafting = ActionGiven<typeof calls.submitSelfScreeningDraft> | ActionGiven<typeof calls.submitProScreeningDraft>
  | ActionGiven<typeof calls.submitPrimeScreeningDraft>
type HandingIn = ActionGiven<typeof calls.submitSelfScreening> | ActionGiven<typeof calls.submitProScreening>
  | ActionGiven<typeof calls.submitPrimeScreening>

export const awaitsPapers = ({ screeningState }: ContractRecord): boolean =>
  screeningState === 'pending' || screeningState === 'rejected'

export const draftPapers = (parts: ContractParts, kind: ContractKind) => async (given: Drafting) => {
  const { tx, caller, params, body: { seenDraftVersion, documents, note }, refuse } = given
  const held = await holdAct(given, { ...params, kind, act: 'submitScreeningDraft', stands: awaitsPapers })
  const { contract } = held
  const { screeningDraft: before, screeningDraftVersion: version } = contract
  // What was handed in is no draft any more, and whoever mends what came back has seen none.
  if (seenDraftVersion !== null && seenDraftVersion !== (before === null ? 0 : version)) throw refuse('conflict')
  const shopsFileIds = await keepFilesAnew(tx, {
    fileIds: documents.map(({ fileId }) => fileId), uploaderId: caller.userId, knownIds: before?.shopsFileIds ?? [],
  })
  // Each change is no line of the history: the first one says that somebody has begun.
  const draft = { documents, note, shopsFileIds }
  await noteStep(given, contract, { screeningDraft: draft, screeningDraftVersion: version + 1 },
    version === 0 ? { act: 'submitScreeningDraft', as: 'buyer' } : undefined)
  return answerOf(given, parts, held)
}

const attachPapers = async (
  { tx, caller }: HandingIn, { id, kind, revision, screeningDraft }: ContractRecord, papers: readonly Paper[],
): Promise<void> => {
  const { value: { requiredDocuments } } = await readConfigurationAt(tx, 'contractScreening', revision)
  if (!isComplete(papers, requiredDocuments[kind])) throw wrongStep('input')
  const before = (await listSubmissions(tx, id, submissionsMax)).flatMap(({ documents }) => documents)
  const refused = await attachFiles(tx, {
    subject: papersSubject, subjectId: id, fileIds: newPapers(papers, before).map(({ fileId }) => fileId),
    usageTypes: ['contractDocument'], uploaderId: caller.userId, knownIds: screeningDraft?.shopsFileIds ?? [],
  })
  if (refused.length > 0) throw wrongStep('input')
}

export const submitPapers = (parts: ContractParts, kind: ContractKind) => async (given: HandingIn) => {
  const { tx, doer, params, body: { documents, note } } = given
  const held = await holdAct(given, { ...params, kind, act: 'submitScreening', stands: awaitsPapers })
  const { contract } = held
  await attachPapers(given, contract, documents)
  await insertSubmission(tx, { contractId: contract.id, documents, note, by: doer.memberId })
  await meetStep(given, contract)
  await moveStates(tx, screenings, { action: 'submit', as: 'buyer', ids: [contract.id], doer })
  // Of a contract that is done nothing but the office's eye brings its papers into the queue.
  await noteStep(given, contract, { screeningDraft: null, attention: contract.state === 'done' ? 'staff' : null }, {
    act: 'submitScreening', as: 'buyer', reason: note,
  })
  await beginReview(given, contract)
  await healBreach(given, contract)
  tellContracts(given, [contract])
  return answerOf(given, parts, held)
}
