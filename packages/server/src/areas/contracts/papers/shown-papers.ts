// The files that a contract's buyer and the office are shown on its screen, of many contracts at once.
import { hasStep } from '@bidyard/contract/contract-kinds'
import type { Label } from '@bidyard/contract/enumeration'
import { contractKind } from '@bidyard/contract/enums'
import type { Reader } from '../../../runtime/database/database.ts'
import { listFilesOf } from '../../files/for-other-areas.ts'
import { arrivalSubject } from '../../yard/for-other-areas.ts'
import { listAdjustmentsOf } from '../adjustment/adjustments.sql.ts'
import { photoSubject } from '../adjustment/hold-adjustment.ts'
import type { ContractViewer } from '../contracts/seen-contracts.ts'
import { lienSubject } from '../liens/lien-calls.ts'
import { slipSubject } from '../payment/payment-files.ts'
import { listLastRecords } from '../record/records.sql.ts'
import { resultSubject } from '../visits/result-subject.ts'
import { disputeSubject, proofSubject, takeoverSubject } from '../takeover/takeover-subjects.ts'
import { listDisputesOf, listStaysOf } from '../takeover/takeovers.sql.ts'
import { papersSubject, withoutPapersSubject } from './papers-subjects.ts'

interface UsedFile {
  readonly contractId: string
  readonly fileId: string
}

export interface ShownPaper extends UsedFile {
  readonly title: Label
}

interface Kind {
  readonly title: Label
  readonly seenBy: readonly ContractViewer[]
  readonly list: (db: Reader, contractIds: readonly string[]) => Promise<readonly UsedFile[]>
}

const both = ['buyer', 'office'] as const

const at = (subject: string): Kind['list'] => async (db, contractIds) =>
  (await listFilesOf(db, subject, contractIds)).map(({ subjectId, fileId }) => ({ contractId: subjectId, fileId }))

interface OfContract {
  readonly id: string
  readonly contractId: string
}

/** Of what stands at something that belongs to the contract. */
const under = (
  subject: string, find: (db: Reader, contractIds: readonly string[]) => Promise<readonly OfContract[]>,
): Kind['list'] => async (db, contractIds) => {
  const contractOf = new Map((await find(db, contractIds)).map(({ id, contractId }) => [id, contractId]))
  return (await listFilesOf(db, subject, [...contractOf.keys()])).flatMap(({ subjectId, fileId }) => {
    const contractId = contractOf.get(subjectId)
    return contractId === undefined ? [] : [{ contractId, fileId }]
  })
}

const shownCuts = async (db: Reader, contractIds: readonly string[]) =>
  (await listAdjustmentsOf(db, contractIds)).filter(({ state }) => state !== 'notSubmitted')

const takenOver = contractKind.values.filter((kind) => hasStep(kind, 'takeoverConfirmation'))
const shownStays = (db: Reader, contractIds: readonly string[]) => listStaysOf(db, contractIds, takenOver)

const kinds: readonly Kind[] = [
  { title: { ko: '이체확인증', en: 'Payment slip' }, seenBy: both, list: at(slipSubject) },
  {
    title: { ko: '감가 증빙', en: 'Evidence of a price cut' }, seenBy: both,
    list: under(photoSubject, shownCuts),
  },
  { title: { ko: '거래 성공 증빙', en: 'Proof of the trade' }, seenBy: ['office'], list: at(resultSubject) },
  { title: { ko: '이전 서류', en: 'Paper of the transfer' }, seenBy: both, list: at(papersSubject) },
  {
    title: { ko: '서류 없이 완료한 증빙', en: 'Proof of an end without papers' }, seenBy: ['office'],
    list: at(withoutPapersSubject),
  },
  // Whose debts lie on a car is told to the buyer as a sum, and not as a paper.
  { title: { ko: '압류·저당 조회', en: 'Register of liens' }, seenBy: ['office'], list: at(lienSubject) },
  { title: { ko: '입고 사진', en: 'Photo of the arrival' }, seenBy: both, list: under(arrivalSubject, shownStays) },
  { title: { ko: '인수 사진', en: 'Photo of the takeover' }, seenBy: both, list: at(takeoverSubject) },
  { title: { ko: '인수 증빙', en: 'Proof of the takeover' }, seenBy: both, list: at(proofSubject) },
  {
    title: { ko: '이의 증빙', en: 'Evidence of a dispute' }, seenBy: both,
    list: under(disputeSubject, listDisputesOf),
  },
  { title: { ko: '거래 기록', en: 'Record of the trade' }, seenBy: both, list: listLastRecords },
]

/** The viewer must be known to see the contracts. */
export const listShownPapers = async (
  db: Reader, viewer: ContractViewer, contractIds: readonly string[],
): Promise<readonly ShownPaper[]> => {
  const papers: ShownPaper[] = []
  for (const { title, seenBy, list } of kinds)
    if (seenBy.includes(viewer)) papers.push(...(await list(db, contractIds)).map((file) => ({ ...file, title })))
  return papers
}
