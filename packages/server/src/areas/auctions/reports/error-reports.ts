// What dealers say is wrong in listings, as its writer and the office see it.
import type { AnswerOf } from '@bidyard/contract/call'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { sql } from 'kysely'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { findReport, type ReportRecord, reportsQuery } from './reports.sql.ts'

type Shown = AnswerOf<typeof auctionsCalls.getAuctionErrorReport>

export const showReport = (caller: Caller, report: ReportRecord): Shown => ({
  id: report.id, auctionId: report.auctionId, auctionNo: report.auctionNo, memberId: report.memberId,
  memberName: report.memberName, subject: report.subject, statement: report.statement,
  reportAt: timeOf(report.reportAt), outcome: report.outcome, answer: report.answer,
  answeredAt: timeOf(report.answeredAt), answeredBy: isStaff(caller) ? report.answeredBy : null,
  version: report.version, createdAt: timeOf(report.createdAt), updatedAt: timeOf(report.updatedAt),
})

export const getWritten = (report: ReportRecord | undefined): ReportRecord => {
  if (report === undefined) throw new Error('a report that was just written is gone')
  return report
}

export const listAuctionErrorReports = listing(auctionsCalls.listAuctionErrorReports, ({ db, caller }) => {
  const all = reportsQuery(db)
  return source({
    query: isStaff(caller) ? all : all.where('reports.member_id', '=', caller.memberId),
    columns: {
      id: sql`reports.id`,
      auctionId: sql`reports.auction_id`,
      memberId: sql`reports.member_id`,
      subject: sql`reports.subject`,
      outcome: sql`reports.outcome`,
      answeredAt: sql`reports.answered_at`,
      reportAt: sql`reports.report_at`,
      createdAt: sql`reports.created_at`,
      updatedAt: sql`reports.updated_at`,
    },
    item: (row) => showReport(caller, row),
  })
})

export const getAuctionErrorReport = read(
  auctionsCalls.getAuctionErrorReport, async ({ db, caller, params, refuse }) => {
    const report = await findReport(db, params.id)
    if (report === undefined || !(isStaff(caller) || report.memberId === caller.memberId)) throw refuse('notFound')
    return showReport(caller, report)
  },
)
