// Shows the small steps of a contract: each where its kind has it, and to whom it is told.
import type { AnswerOf } from '@bidyard/contract/call'
import type { contractsCalls } from '@bidyard/contract/calls/contracts'
import { hasStep } from '@bidyard/contract/contract-kinds'
import { faultCasesMax } from '@bidyard/contract/shapes/contracts/contracts'
import { slipsMax, submissionsMax, takenMax } from '@bidyard/contract/shapes/contracts/bounds'
import type { Reader } from '../../../runtime/database/database.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { linkFiles, listFilesOf } from '../../files/for-other-areas.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import type { ContractParts } from '../contract-parts.ts'
import { withoutPapersSubject } from '../papers/papers-subjects.ts'
import { reviewDuty } from '../papers/review-deadline.ts'
import { listSubmissions } from '../papers/submissions.sql.ts'
import { slipSubject } from '../payment/payment-files.ts'
import { findOpenDue } from '../steps/last-due.sql.ts'
import { listVisitsOf } from '../visits/visits.sql.ts'
import { resultSubject } from '../visits/result-subject.ts'
import { visitedOf } from '../visits/visited.ts'
import type { ContractRecord } from './contracts.sql.ts'
import { listFaultCasesOf } from './fault-cases.sql.ts'
import type { ContractViewer } from './seen-contracts.ts'
import { showFaultCase } from './show-fault-case.ts'

type Whole = AnswerOf<typeof contractsCalls.getContract>

export interface Showing extends ContractParts {
  readonly db: Reader
  readonly now: Date
}

/** Of no use to anybody once the visit is agreed on. */
const takenOf = async (
  { db, now }: Showing, contract: ContractRecord,
): Promise<NonNullable<Whole['scheduling']>['taken']> => {
  if (contract.state !== 'tradeScheduling') return []
  const visits = await listVisitsOf(db, await visitedOf(db, contract), now, takenMax)
  return visits.map(({ from, to }) => ({ from: timeOf(from), to: timeOf(to) }))
}

const scheduling = async (showing: Showing, contract: ContractRecord): Promise<Whole['scheduling']> => {
  const { db } = showing
  const { value: rules } = await readConfigurationAt(db, 'contractTradeScheduling', contract.revision)
  return {
    state: contract.schedulingState, visitReservedAt: timeOf(contract.visitReservedAt),
    visitEndsAt: timeOf(contract.visitEndsAt), windows: [...contract.visitWindows],
    taken: await takenOf(showing, contract),
    delayCount: contract.delayCount, delayCountMax: rules.delayCountMax, withinDays: rules.visitWithinDays,
    from: rules.visitFrom, to: rules.visitTo, slotMinutes: rules.slotMinutes,
    cancelType: contract.scheduleCancelType, cancelledAs: contract.scheduleCancelledAs,
  }
}

/** What the office keeps as a proof stays in the office, as its reason does. */
const proofOf = async (
  { db, storage, now }: Showing, viewer: ContractViewer, { id }: ContractRecord, subject: string,
): Promise<NonNullable<Whole['result']>['proof']> => {
  const ids = viewer !== 'office' ? [] : (await listFilesOf(db, subject, [id])).map(({ fileId }) => fileId)
  const links = await linkFiles({ db, storage, now, ids })
  return ids.flatMap((fileId) => links.get(fileId) ?? [])[0] ?? null
}

const result = async (
  showing: Showing, viewer: ContractViewer, contract: ContractRecord,
): Promise<Whole['result']> => ({
  state: contract.resultState, outcome: contract.resultOutcome, failType: contract.resultFailType,
  note: contract.resultNote, submittedAt: timeOf(contract.resultSubmittedAt),
  proof: contract.resultOutcome === 'success' ? await proofOf(showing, viewer, contract, resultSubject) : null,
  draft: viewer !== 'buyer' || contract.resultDraft === null
    ? null : { ...contract.resultDraft, version: contract.resultDraftVersion },
})

const payment = async ({ db, storage, now }: Showing, contract: ContractRecord): Promise<Whole['payment']> => {
  const ids = (await listFilesOf(db, slipSubject, [contract.id])).map(({ fileId }) => fileId)
  const links = await linkFiles({ db, storage, now, ids })
  return {
    state: contract.paymentState, claimedAt: timeOf(contract.paymentClaimedAt),
    slips: ids.flatMap((id) => links.get(id) ?? []).slice(0, slipsMax),
    completedAt: timeOf(contract.paymentCompletedAt),
  }
}

const withoutPapersOf = async (
  showing: Showing, viewer: ContractViewer, contract: ContractRecord,
): Promise<NonNullable<Whole['screening']>['withoutPapers']> => {
  const { withoutPapersAt: at } = contract
  if (at === null) return null
  return { at: timeOf(at), proof: await proofOf(showing, viewer, contract, withoutPapersSubject) }
}

/** A seller hears how far the papers are, and not what is in them. */
const screening = async (
  showing: Showing, viewer: ContractViewer, contract: ContractRecord,
): Promise<Whole['screening']> => {
  const { db } = showing
  const { value: rules } = await readConfigurationAt(db, 'contractScreening', contract.revision)
  const submissions = viewer === 'seller' ? [] : await listSubmissions(db, contract.id, submissionsMax)
  const { screeningDraft: draft, screeningDraftVersion: version } = contract
  return {
    state: contract.screeningState, required: [...rules.requiredDocuments[contract.kind]],
    rejectionCount: contract.rejectionCount, rejectionsBeforeEscalation: rules.rejectionsBeforeEscalation,
    escalatedAt: viewer === 'office' ? timeOf(contract.escalatedAt) : null,
    reviewDueAt: timeOf(await findOpenDue(db, { ...reviewDuty, rowId: contract.id }) ?? null),
    withoutPapers: await withoutPapersOf(showing, viewer, contract),
    submissions: submissions.map(({ id, submissionNo, documents, note, submittedAt, ...review }) => ({
      id, submissionNo, documents: [...documents], note, submittedAt: timeOf(submittedAt),
      verdict: review.verdict, rejectType: review.rejectType, reviewNote: review.reviewNote,
      reviewedAt: timeOf(review.reviewedAt),
    })),
    draft: viewer !== 'buyer' || draft === null
      ? null : { documents: [...draft.documents], note: draft.note, version },
  }
}

/** They begin with the award; before it there is nothing of them to be seen. */
export const describeSteps = async (
  showing: Showing, viewer: ContractViewer, contract: ContractRecord,
): Promise<Pick<Whole, 'scheduling' | 'result' | 'payment' | 'screening' | 'faultCases'>> => {
  const { kind, awardedAt } = contract
  const cases = await listFaultCasesOf(showing.db, contract.id)
  const faultCases = cases.slice(0, faultCasesMax).map((found) => showFaultCase(viewer, found))
  if (awardedAt === null) return { scheduling: null, result: null, payment: null, screening: null, faultCases }
  return {
    scheduling: hasStep(kind, 'tradeScheduling') ? await scheduling(showing, contract) : null,
    result: hasStep(kind, 'tradeResult') ? await result(showing, viewer, contract) : null,
    payment: await payment(showing, contract),
    screening: await screening(showing, viewer, contract),
    faultCases,
  }
}
