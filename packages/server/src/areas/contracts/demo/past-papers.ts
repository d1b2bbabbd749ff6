// The past of papers and of price cuts in a sandbox: handed in, sent back, approved; asked for, disputed.
import type { DamagePosition } from '@bidyard/contract/enums'
import type { AdjustmentWish } from '@bidyard/contract/shapes/contracts/adjustment'
import { findLiveCheckOf } from '../../cars/for-other-areas.ts'
import { readConfigurationAt } from '../../reference/for-other-areas.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { findAdjustmentOf, insertAdjustment, insertLines, listLines, updateAdjustment, updateLines } from
  '../adjustment/adjustments.sql.ts'
import { photoSubject } from '../adjustment/hold-adjustment.ts'
import { awaitDecision, stopResult } from '../adjustment/result-clock.ts'
import { adjustments, screenings } from '../contract-parts.ts'
import { type ContractRecord } from '../contracts/contracts.sql.ts'
import { updateStepFacts } from '../contracts/step-facts.sql.ts'
import { askForPapersAgain } from '../papers/ask-again.ts'
import { finishContract } from '../papers/finish-contract.ts'
import { papersSubject } from '../papers/papers-subjects.ts'
import { beginReview, endReview } from '../papers/review-deadline.ts'
import { insertSubmission, listSubmissions, updateReviewed, type Verdict } from '../papers/submissions.sql.ts'
import { noteStep } from '../steps/advance.ts'
import { askOffice } from '../steps/attention.ts'
import { meetStep } from '../steps/step-deadlines.ts'
import { keepPaper, type Playing } from './past-steps.ts'

const dayMs = 86_400_000

export const handIn = async (playing: Playing, contract: ContractRecord): Promise<void> => {
  const { given } = playing
  const { tx, doer } = given
  const { id, kind, revision, memberId } = contract
  const { value: { requiredDocuments } } = await readConfigurationAt(tx, 'contractScreening', revision)
  const documents = []
  for (const document of requiredDocuments[kind])
    documents.push({ document, fileId: await keepPaper(playing, contract, {
      usageType: 'contractDocument', name: document, subject: papersSubject,
    }) })
  await insertSubmission(tx, { contractId: id, documents, note: null, by: memberId })
  await meetStep(given, contract)
  await moveStates(tx, screenings, { action: 'submit', as: 'buyer', ids: [id], doer })
  await noteStep(given, contract, {}, { act: 'submitScreening', as: 'buyer' })
  await beginReview(given, contract)
}

const review = async ({ given: { tx }, clerkId }: Playing, { id }: ContractRecord, said: Omit<Verdict, 'by'>) => {
  const [submission] = await listSubmissions(tx, id, 1)
  if (submission === undefined) throw new Error('a contract of the demo world has no papers')
  await updateReviewed(tx, submission.id, { ...said, by: clerkId })
}

export const sendBack = async (playing: Playing, contract: ContractRecord): Promise<void> => {
  const { given } = playing
  const note = '소유자 이름이 흐려 읽을 수 없습니다. 다시 찍어 주세요.'
  await review(playing, contract, { verdict: 'rejected', type: 'documentUnreadable', note })
  await endReview(given, contract)
  await moveStates(given.tx, screenings, { action: 'reject', as: 'staff', ids: [contract.id], doer: given.doer })
  await noteStep(given, contract, { rejectionCount: 1 }, { act: 'rejectScreening', as: 'staff', reason: note })
  await askForPapersAgain(given, contract)
}

export const finish = async (playing: Playing, contract: ContractRecord): Promise<void> => {
  await review(playing, contract, { verdict: 'approved', type: null, note: null })
  await endReview(playing.given, contract)
  await finishContract(playing.given, contract)
}

const tyresWon = 140_000
const dentWon = 60_000
/** Parts where a dent may be found; one of them was not told with a dent before. */
const dentPlaces: readonly DamagePosition[] = ['rl_door', 'trunk_lid', 'fr_fender', 'hood']

/** What was found at the visit: worn tyres, and a dent that nobody had told of. */
const foundAtVisit = async (playing: Playing, contract: ContractRecord, id: string): Promise<AdjustmentWish> => {
  const told = (await findLiveCheckOf(playing.given.tx, contract.orderId))?.record.damages ?? []
  const position = dentPlaces.find((place) =>
    !told.some((damage) => damage.position === place && damage.values.includes('dent')))
  const photoOf = (name: string) => keepPaper(playing, contract, {
    usageType: 'contractAdjustmentLineItemImage', name, subject: photoSubject, subjectId: id,
  })
  const tyres: AdjustmentWish['lines'][number] = {
    kind: 'tire', units: 2, amountWon: tyresWon, damages: [], note: '앞 타이어 두 개의 마모가 심합니다.',
    photoIds: [await photoOf('tire')],
  }
  if (position === undefined) return { lines: [tyres], totalWon: tyresWon }
  const dent: AdjustmentWish['lines'][number] = {
    kind: 'outerPanel', units: 1, amountWon: dentWon, damages: [{ position, value: 'dent' }],
    note: '점검표에 없는 찌그러짐입니다.', photoIds: [await photoOf('dent')],
  } as const
  return { lines: [tyres, dent], totalWon: tyresWon + dentWon }
}

export const cut = async (playing: Playing, contract: ContractRecord): Promise<void> => {
  const { given } = playing
  const { tx, doer } = given
  await insertAdjustment(tx, { contractId: contract.id, biddingId: contract.biddingId })
  // The car was looked at before.
  const { visitReservedAt, visitEndsAt } = contract
  const earlier = (at: Date | null): Date | null => (at === null ? null : new Date(at.getTime() - 2 * dayMs))
  await updateStepFacts(tx, [contract.id], {
    visitReservedAt: earlier(visitReservedAt), visitEndsAt: earlier(visitEndsAt),
  })
  const adjustment = await findAdjustmentOf(tx, contract.id)
  if (adjustment === undefined) throw new Error('a price cut that was just written is gone')
  const { id } = adjustment
  const { lines, totalWon } = await foundAtVisit(playing, contract, id)
  await insertLines(tx, { id, attempt: 1 }, lines)
  await updateAdjustment(tx, id, {
    submitted: { attempt: 1, totalWon, by: contract.memberId, resultDueAt: contract.dueAt }, allowedWon: null,
  })
  await moveStates(tx, adjustments, { action: 'submit', as: 'buyer', ids: [id], doer })
  await stopResult(given, contract)
}

export const dispute = async ({ given }: Playing, contract: ContractRecord): Promise<void> => {
  const { tx, doer } = given
  const adjustment = await findAdjustmentOf(tx, contract.id)
  if (adjustment === undefined) throw new Error('a car of the demo world has no price cut')
  const lines = await listLines(tx, adjustment)
  await updateLines(tx, lines.map(({ id, kind }) => ({
    id, answer: 'disputed' as const,
    answerNote: kind === 'tire' ? '지난달에 새로 끼운 타이어입니다.' : '방문 전에는 없던 손상입니다.',
  })))
  await updateAdjustment(tx, adjustment.id, { answered: { by: null } })
  await moveStates(tx, adjustments, { action: 'dispute', as: 'seller', ids: [adjustment.id], doer })
  await awaitDecision(given, contract)
  await askOffice(given, [contract], 'staff')
}
