// Reads and writes what buyers handed in of papers, and what became of it.
import type { ScreeningRejectType } from '@bidyard/contract/enums'
import type { Paper } from '@bidyard/contract/shapes/contracts/steps'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface SubmissionRecord {
  readonly id: string
  readonly submissionNo: number
  readonly documents: readonly Paper[]
  readonly note: string | null
  readonly submittedBy: string | null
  readonly submittedAt: Date
  readonly verdict: 'approved' | 'rejected' | null
  readonly rejectType: ScreeningRejectType | null
  readonly reviewNote: string | null
  readonly reviewedAt: Date | null
}

/** The newest first. */
export const listSubmissions = (
  db: Reader, contractId: string, max: number,
): Promise<readonly SubmissionRecord[]> =>
  db.selectFrom('screening_submissions')
    .select([
      'id', 'submission_no as submissionNo', sql<readonly Paper[]>`documents`.as('documents'), 'note',
      'submitted_by as submittedBy', 'submitted_at as submittedAt', 'verdict', 'reject_type as rejectType',
      'review_note as reviewNote',
      'reviewed_at as reviewedAt',
    ])
    .where('contract_id', '=', contractId).orderBy('submission_no', 'desc').limit(max).execute()

export interface NewSubmission {
  readonly contractId: string
  readonly documents: readonly Paper[]
  readonly note: string | null
  readonly by: string | null
}

/** Whoever hands in holds the contract, so the numbers follow each other. */
export const insertSubmission = async (tx: Tx, { contractId, documents, note, by }: NewSubmission): Promise<void> => {
  await sql`
    insert into screening_submissions (contract_id, submission_no, documents, note, submitted_by)
    select ${contractId}::uuid, coalesce(max(submission_no), 0) + 1, ${JSON.stringify(documents)}::text::jsonb,
      ${note}, ${by}::uuid
    from screening_submissions where contract_id = ${contractId}::uuid`.execute(tx)
}

export interface Verdict {
  readonly verdict: 'approved' | 'rejected'
  readonly type: ScreeningRejectType | null
  readonly note: string | null
  readonly by: string | null
}

export const updateReviewed = async (tx: Tx, id: string, { verdict, type, note, by }: Verdict): Promise<void> => {
  await tx.updateTable('screening_submissions')
    .set({ verdict, reject_type: type, review_note: note, reviewed_by: by, reviewed_at: sql<Date>`app_now()` })
    .where('id', '=', id).execute()
}

/** Looked at once more: its verdict is open again. */
export const updateReopened = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('screening_submissions')
    .set({ verdict: null, reject_type: null, review_note: null, reviewed_by: null, reviewed_at: null })
    .where('id', '=', id).execute()
}

export const findLastRejection = async (
  db: Reader, contractId: string,
): Promise<(SubmissionRecord & { readonly rejectType: ScreeningRejectType }) | undefined> => {
  const [last] = await listSubmissions(db, contractId, 1)
  if (last === undefined || last.rejectType === null) return undefined
  return { ...last, rejectType: last.rejectType }
}
