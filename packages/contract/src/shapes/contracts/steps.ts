// The small steps of a contract as they are seen: visit, result, payment, papers, and whose fault it was.
import { z } from 'zod'
import { fileWithLinks } from '../../calls/files.ts'
import {
  contractDocument, faultCaseKind, faultCaseState, faultParty, paymentState, schedulingState, screeningRejectType,
  screeningState, tradeParty, tradeResultFailType, type TradeResultFailType, tradeResultOutcome,
  type TradeResultOutcome, tradeResultState, tradeSchedulingCancelType,
} from '../../enums/contracts.ts'
import { limits } from '../../limits.ts'
import { versionShape } from '../companies.ts'
import { timeOfDay } from '../configuration/amounts.ts'
import { timeShape } from '../labels.ts'
import { textOf } from '../texts.ts'
import { slipsMax, submissionsMax, takenMax, visitWindowsMax } from './bounds.ts'

const count = z.int().min(0).max(1_000)
const note = z.string().max(limits.reason)

export const visitWindowShape = z.strictObject({ from: timeShape, to: timeShape }).meta({ id: 'VisitWindow' })

export const schedulingShape = z.object({
  state: schedulingState.schema,
  /** When the buyer comes, and until when the seller is there for it. */
  visitReservedAt: timeShape.nullable(),
  visitEndsAt: timeShape.nullable(),
  /** When the seller is there; without any, every hour that the house allows. */
  windows: z.array(visitWindowShape).max(visitWindowsMax),
  /** When the seller receives somebody else, while a visit is to be agreed on; nobody is named. */
  taken: z.array(visitWindowShape).max(takenMax),
  delayCount: count,
  delayCountMax: count,
  withinDays: count,
  from: timeOfDay,
  to: timeOfDay,
  slotMinutes: count,
  cancelType: tradeSchedulingCancelType.schema.nullable(),
  cancelledAs: tradeParty.schema.nullable(),
}).meta({ id: 'ContractScheduling' })

/** As far as somebody has typed: nothing of it has to be complete. */
export const resultDraft = {
  outcome: tradeResultOutcome.schema.nullable(),
  failType: tradeResultFailType.schema.nullable(),
  note: textOf(0, limits.reason),
}
const draftVersion = z.int().min(0).max(1_000_000_000)
export const seenDraftVersion = draftVersion.nullable().meta({
  description: 'What was on the screen, 0 where there was none; another one in between is a conflict. Null overwrites.',
})

export const resultShape = z.object({
  state: tradeResultState.schema,
  outcome: tradeResultOutcome.schema.nullable(),
  failType: tradeResultFailType.schema.nullable(),
  note: note.nullable(),
  submittedAt: timeShape.nullable(),
  /** Where the office told it for a silent buyer: what shows that the trade happened, which it alone sees. */
  proof: fileWithLinks.nullable(),
  /** Of the buyer alone. */
  draft: z.object({ ...resultDraft, version: draftVersion }).nullable(),
}).meta({ id: 'ContractResult' })

export const paymentShape = z.object({
  state: paymentState.schema,
  /** When the buyer said that the seller has the money, and the slips that say so. */
  claimedAt: timeShape.nullable(),
  slips: z.array(fileWithLinks).max(slipsMax),
  completedAt: timeShape.nullable(),
}).meta({ id: 'ContractPayment' })

export const paperShape = z.strictObject({ document: contractDocument.schema, fileId: z.uuid() })
  .meta({ id: 'ContractPaper' })
export const papersShape = z.array(paperShape).max(contractDocument.values.length)

export const screeningSubmissionShape = z.object({
  id: z.uuid(),
  submissionNo: z.int().min(1).max(1_000),
  documents: papersShape,
  note: note.nullable(),
  submittedAt: timeShape,
  /** Null while it is looked at. */
  verdict: z.enum(['approved', 'rejected']).nullable(),
  rejectType: screeningRejectType.schema.nullable(),
  reviewNote: note.nullable(),
  reviewedAt: timeShape.nullable(),
}).meta({ id: 'ScreeningSubmission' })

export const screeningShape = z.object({
  state: screeningState.schema,
  required: z.array(contractDocument.schema).max(contractDocument.values.length),
  rejectionCount: count,
  rejectionsBeforeEscalation: count,
  /** When it went to the owner of the house; of the office alone. */
  escalatedAt: timeShape.nullable(),
  /** By when the office looks at what was handed in. */
  reviewDueAt: timeShape.nullable(),
  /** Approved though nothing was handed in that was right: since when, and the office's proof, which it alone sees. */
  withoutPapers: z.object({ at: timeShape, proof: fileWithLinks.nullable() }).nullable(),
  /** The newest first; of the buyer and the office. */
  submissions: z.array(screeningSubmissionShape).max(submissionsMax),
  /** Of the buyer alone. */
  draft: z.object({ documents: papersShape, note: textOf(0, limits.reason), version: draftVersion }).nullable(),
}).meta({ id: 'ContractScreening' })

export const faultCaseShape = z.object({
  id: z.uuid(),
  contractId: z.uuid(),
  contractNo: z.string().max(limits.code),
  shopName: z.string().max(limits.name).nullable(),
  kind: faultCaseKind.schema,
  state: faultCaseState.schema,
  /** What the side that opened it says. */
  claim: z.string().max(limits.code),
  note: note.nullable(),
  openedAs: z.enum(['buyer', 'seller', 'staff']),
  /** Which side is heard, until when, and what it said. */
  asked: tradeParty.schema,
  answerUntil: timeShape.nullable(),
  answerNote: note.nullable(),
  answeredAt: timeShape.nullable(),
  isOverdue: z.boolean(),
  fault: faultParty.schema.nullable(),
  decisionNote: note.nullable(),
  decidedAt: timeShape.nullable(),
  version: versionShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'FaultCase' })

export type VisitWindow = z.output<typeof visitWindowShape>
export interface ResultDraft {
  readonly outcome: TradeResultOutcome | null
  readonly failType: TradeResultFailType | null
  readonly note: string
}
export type Paper = z.output<typeof paperShape>
export interface PapersDraft {
  readonly documents: readonly Paper[]
  readonly note: string
}
