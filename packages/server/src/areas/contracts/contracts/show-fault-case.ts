// Shows a case of fault as the wire has it: what one side said, what the other answered, and how it was decided.
import type { z } from 'zod'
import type { faultCaseShape } from '@bidyard/contract/shapes/contracts/steps'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { FaultCaseRecord } from './fault-cases.sql.ts'
import type { ContractViewer } from './seen-contracts.ts'

/** Before the award a seller knows no shop by its name, nor by what it wrote. */
const noteFor = (viewer: ContractViewer, { awardedAt, openedAs, note }: FaultCaseRecord): string | null =>
  viewer === 'seller' && awardedAt === null && openedAs === 'buyer' ? null : note

export const showFaultCase = (viewer: ContractViewer, found: FaultCaseRecord): z.input<typeof faultCaseShape> => ({
  id: found.id, contractId: found.contractId, contractNo: found.contractNo,
  shopName: viewer === 'seller' && found.awardedAt === null ? null : found.shopName,
  kind: found.kind, state: found.state, claim: found.claim, note: noteFor(viewer, found), openedAs: found.openedAs,
  asked: found.asked, answerUntil: timeOf(found.answerUntil), answerNote: found.answerNote,
  answeredAt: timeOf(found.answeredAt), isOverdue: found.overdueAt !== null, fault: found.fault,
  decisionNote: found.decisionNote, decidedAt: timeOf(found.decidedAt), version: found.version,
  createdAt: timeOf(found.createdAt), updatedAt: timeOf(found.updatedAt),
})
