// Writes what the acts of a contract's steps leave at it, by the names that the acts have for it.
import type {
  ContractAttention, TradeParty, TradeResultFailType, TradeResultOutcome, TradeSchedulingCancelType,
} from '@bidyard/contract/enums'
import type { ResultDraft, VisitWindow } from '@bidyard/contract/shapes/contracts/steps'
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'
import type { KeptPapersDraft } from './contracts-query.sql.ts'

export interface StepFacts {
  readonly visitReservedAt?: Date | null
  readonly visitEndsAt?: Date | null
  readonly visitSellerId?: string | null
  readonly visitWindows?: readonly VisitWindow[]
  readonly delayCount?: number
  readonly scheduleCancelType?: TradeSchedulingCancelType
  readonly scheduleCancelledAs?: TradeParty
  readonly resultOutcome?: TradeResultOutcome
  readonly resultFailType?: TradeResultFailType | null
  readonly resultNote?: string | null
  readonly resultSubmittedAt?: Date
  readonly resultDraft?: ResultDraft
  readonly resultDraftVersion?: number
  readonly paymentClaimedAt?: Date | null
  readonly paymentCompletedAt?: Date | null
  readonly screeningDraft?: KeptPapersDraft | null
  readonly screeningDraftVersion?: number
  readonly withoutPapersAt?: Date
  readonly withoutPapersBy?: string
  readonly rejectionCount?: number
  readonly escalatedAt?: Date | null
  readonly priceWon?: number
  readonly correctedWon?: number
  readonly correctionReason?: string
  readonly doneAt?: Date
  /** Together with its moment. */
  readonly attention?: ContractAttention | null
}

const columnOf: Readonly<Record<Exclude<keyof StepFacts, 'attention'>, string>> = {
  visitReservedAt: 'visit_reserved_at', visitEndsAt: 'visit_ends_at', visitSellerId: 'visit_seller_id',
  visitWindows: 'visit_windows', delayCount: 'delay_count', scheduleCancelType: 'schedule_cancel_type',
  scheduleCancelledAs: 'schedule_cancelled_as', resultOutcome: 'result_outcome', resultFailType: 'result_fail_type',
  resultNote: 'result_note', resultSubmittedAt: 'result_submitted_at', resultDraft: 'result_draft',
  resultDraftVersion: 'result_draft_version', paymentClaimedAt: 'payment_claimed_at',
  paymentCompletedAt: 'payment_completed_at', screeningDraft: 'screening_draft',
  screeningDraftVersion: 'screening_draft_version', withoutPapersAt: 'without_papers_at',
  withoutPapersBy: 'without_papers_by', rejectionCount: 'rejection_count', escalatedAt: 'escalated_at',
  priceWon: 'price_won', correctedWon: 'corrected_won', correctionReason: 'correction_reason', doneAt: 'done_at',
}
const asJson: readonly string[] = ['visitWindows', 'resultDraft', 'screeningDraft']

const valueOf = (name: string, value: unknown): unknown =>
  asJson.includes(name) && value !== null ? sql`${JSON.stringify(value)}::text::jsonb` : value

/** Before the machine moves them, whose checks want both together. */
export const updateStepFacts = async (tx: Tx, ids: readonly string[], facts: StepFacts): Promise<void> => {
  const { attention, ...others } = facts
  const known = Object.entries(others).filter(([, value]) => value !== undefined)
    .map(([name, value]) => [columnOf[name as keyof typeof columnOf], valueOf(name, value)] as const)
  await tx
    .updateTable('contracts')
    .set({
      ...Object.fromEntries(known),
      ...(attention === undefined
        ? {} : { attention, attention_at: attention === null ? null : sql<Date>`app_now()` }),
      version: sql<number>`version + 1`, updated_at: sql<Date>`app_now()`,
    })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}
