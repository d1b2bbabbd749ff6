// Reads and writes price cuts and their lines.
import type { AdjustmentStatus, LineAnswer, TradeAdjustmentLineItemKind } from '@bidyard/contract/enums'
import type { AdjustmentWish } from '@bidyard/contract/shapes/contracts/adjustment'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface AdjustmentRecord {
  readonly id: string
  readonly contractId: string
  readonly biddingId: string
  readonly state: AdjustmentStatus
  readonly attempt: number
  readonly totalWon: number
  readonly allowedWon: number | null
  readonly submittedAt: Date | null
  readonly answeredAt: Date | null
  readonly answeredBy: string | null
  readonly decidedAt: Date | null
  readonly decisionNote: string | null
  readonly isUnfair: boolean
  readonly resultDueAt: Date | null
  readonly answerUntil: Date | null
  readonly version: number
}

const adjustmentsQuery = (db: Reader) =>
  db
    .selectFrom('adjustments')
    .leftJoin('deadlines as owed', (join) =>
      join.onRef('owed.row_id', '=', 'adjustments.contract_id').on('owed.machine', '=', 'adjustment')
        .on('owed.duty', '=', 'answer').on('owed.stage', '=', 'due'))
    .select([
      'adjustments.id', 'contract_id as contractId', 'bidding_id as biddingId', 'state', 'attempt',
      'total_won as totalWon', 'allowed_won as allowedWon', 'submitted_at as submittedAt',
      'answered_at as answeredAt', 'answered_by as answeredBy', 'decided_at as decidedAt',
      'decision_note as decisionNote',
      'is_unfair as isUnfair', 'result_due_at as resultDueAt', 'owed.due_at as answerUntil', 'version',
    ])

/** Whoever writes one holds its contract. */
export const findAdjustmentOf = (db: Reader, contractId: string): Promise<AdjustmentRecord | undefined> =>
  adjustmentsQuery(db).where('contract_id', '=', contractId).executeTakeFirst()

export const listAdjustmentsOf = (
  db: Reader, contractIds: readonly string[],
): Promise<readonly AdjustmentRecord[]> =>
  adjustmentsQuery(db).where('contract_id', '=', sql<string>`any(${contractIds}::uuid[])`).execute()

export interface AdjustmentLine {
  readonly id: string
  readonly kind: TradeAdjustmentLineItemKind
  readonly units: number
  readonly amountWon: number
  readonly damages: AdjustmentWish['lines'][number]['damages']
  readonly note: string | null
  readonly photoIds: readonly string[]
  readonly answer: LineAnswer | null
  readonly answerNote: string | null
  readonly allowedWon: number | null
  readonly decisionNote: string | null
}

/** Of its attempt in force. */
export const listLines = (
  db: Reader, { id, attempt }: Pick<AdjustmentRecord, 'id' | 'attempt'>,
): Promise<readonly AdjustmentLine[]> =>
  db.selectFrom('adjustment_lines')
    .select([
      'id', 'kind', 'units', 'amount_won as amountWon',
      sql<AdjustmentLine['damages']>`damages`.as('damages'), 'note', 'photo_ids as photoIds', 'answer',
      'answer_note as answerNote', 'allowed_won as allowedWon', 'decision_note as decisionNote',
    ])
    .where('adjustment_id', '=', id).where('attempt', '=', attempt).orderBy('place').execute()

export const insertAdjustment = async (
  tx: Tx, { contractId, biddingId }: { readonly contractId: string; readonly biddingId: string },
): Promise<void> => {
  await tx.insertInto('adjustments')
    .values({ contract_id: contractId, bidding_id: biddingId, state: 'notSubmitted' })
    .onConflict((conflict) => conflict.column('contract_id').doNothing()).execute()
}

export const insertLines = async (
  tx: Tx, { id, attempt }: Pick<AdjustmentRecord, 'id' | 'attempt'>, lines: AdjustmentWish['lines'],
): Promise<void> => {
  await tx.insertInto('adjustment_lines')
    .values(lines.map(({ kind, units, amountWon, damages, note, photoIds }, at) => ({
      adjustment_id: id, attempt, place: at + 1, kind, units, amount_won: amountWon,
      damages: sql`${JSON.stringify(damages)}::text::jsonb`, note, photo_ids: photoIds,
    }))).execute()
}

export interface AdjustmentFacts {
  readonly submitted?: { readonly attempt: number; readonly totalWon: number; readonly by: string | null
    readonly resultDueAt: Date | null }
  readonly answered?: { readonly by: string | null }
  readonly decided?: { readonly by: string | null; readonly note: string; readonly isUnfair: boolean }
  readonly allowedWon?: number | null
}

const now = sql<Date>`app_now()`

/** What a move needs is written before it, and what it forbids after it. */
export const updateAdjustment = async (tx: Tx, id: string, facts: AdjustmentFacts): Promise<void> => {
  const { submitted, answered, decided, allowedWon } = facts
  await tx
    .updateTable('adjustments')
    .set({
      ...(submitted === undefined ? {} : {
        attempt: submitted.attempt, total_won: submitted.totalWon, submitted_by: submitted.by, submitted_at: now,
        result_due_at: submitted.resultDueAt, answered_at: null, answered_by: null, decided_at: null,
        decided_by: null, decision_note: null, is_unfair: false,
      }),
      ...(answered === undefined ? {} : { answered_by: answered.by, answered_at: now }),
      ...(decided === undefined ? {} : {
        decided_by: decided.by, decided_at: now, decision_note: decided.note, is_unfair: decided.isUnfair,
      }),
      ...(allowedWon === undefined ? {} : { allowed_won: allowedWon }),
      version: sql<number>`version + 1`, updated_at: now,
    })
    .where('id', '=', id).execute()
}

export interface LineFacts {
  readonly id: string
  readonly answer?: LineAnswer
  readonly answerNote?: string | null
  readonly allowedWon?: number
  readonly decisionNote?: string | null
}

export const updateLines = async (tx: Tx, lines: readonly LineFacts[]): Promise<void> => {
  for (const { id, answer, answerNote, allowedWon, decisionNote } of lines)
    await tx
      .updateTable('adjustment_lines')
      .set({
        ...(answer === undefined ? {} : { answer, answer_note: answerNote ?? null }),
        ...(allowedWon === undefined ? {} : { allowed_won: allowedWon }),
        ...(decisionNote === undefined ? {} : { decision_note: decisionNote }),
      })
      .where('id', '=', id).execute()
}
