// Reads and writes error reports, each with its auction and its writer.
import type { AuctionErrorOutcome, AuctionErrorSubject } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface ReportRecord {
  readonly id: string
  readonly auctionId: string
  readonly auctionNo: string
  readonly memberId: string
  readonly memberName: string
  readonly subject: AuctionErrorSubject
  readonly statement: string
  readonly reportAt: Date
  readonly outcome: AuctionErrorOutcome | null
  readonly answer: string | null
  readonly answeredAt: Date | null
  readonly answeredBy: string | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const reportsQuery = (db: Reader) =>
  db
    .selectFrom('auction_error_reports as reports')
    .innerJoin('auctions', 'auctions.id', 'reports.auction_id')
    .innerJoin('members', 'members.id', 'reports.member_id')
    .innerJoin('users', 'users.id', 'members.user_id')
    .select([
      'reports.id', 'reports.auction_id as auctionId', 'auctions.auction_no as auctionNo',
      'reports.member_id as memberId', 'users.name as memberName', 'reports.subject', 'reports.statement',
      'reports.report_at as reportAt', 'reports.outcome', 'reports.answer', 'reports.answered_at as answeredAt',
      'reports.answered_by as answeredBy', 'reports.version', 'reports.created_at as createdAt',
      'reports.updated_at as updatedAt',
    ])

export const findReport = (db: Reader, id: string): Promise<ReportRecord | undefined> =>
  reportsQuery(db).where('reports.id', '=', id).executeTakeFirst()

/** Its row waits for nobody else: of two clerks who answer at once the second finds it answered. */
export const lockReport = async (tx: Tx, id: string): Promise<ReportRecord | undefined> => {
  await tx.selectFrom('auction_error_reports').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findReport(tx, id)
}

/** Undefined while an earlier one of the same member waits for its answer. */
export const insertReport = async (tx: Tx, given: {
  readonly auctionId: string; readonly memberId: string; readonly shopId: string | null
  readonly subject: AuctionErrorSubject; readonly statement: string
}): Promise<string | undefined> => {
  const row = await tx
    .insertInto('auction_error_reports')
    .values({
      auction_id: given.auctionId, member_id: given.memberId, shop_id: given.shopId, subject: given.subject,
      statement: given.statement,
    })
    .onConflict((conflict) =>
      conflict.columns(['auction_id', 'member_id']).where('answered_at', 'is', null).doNothing())
    .returning('id').executeTakeFirst()
  return row?.id
}

export const updateAnswered = async (tx: Tx, id: string, given: {
  readonly outcome: AuctionErrorOutcome; readonly answer: string; readonly memberId: string | null
}): Promise<void> => {
  await tx.updateTable('auction_error_reports')
    .set({
      outcome: given.outcome, answer: given.answer, answered_by: given.memberId, answered_at: sql<Date>`app_now()`,
      version: sql<number>`version + 1`, updated_at: sql<Date>`app_now()`,
    })
    .where('id', '=', id).execute()
}
