// A dealer says what is wrong in a listing, once until it is answered; the office answers.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { AnswerOf } from '@bidyard/contract/call'
import { sql } from 'kysely'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import { action, listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { lockEnd } from '../auctions/auctions.sql.ts'
import { auctionViewerOf } from '../auctions/seen-auctions.ts'
import {
  findReport, insertReport, lockReport, type ReportRecord, reportsQuery, updateAnswered,
} from './reports.sql.ts'

type Shown = AnswerOf<typeof auctionsCalls.getAuctionErrorReport>

const showReport = (caller: Caller, report: ReportRecord): Shown => ({
  id: report.id, auctionId: report.auctionId, auctionNo: report.auctionNo, memberId: report.memberId,
  memberName: report.memberName, subject: report.subject, statement: report.statement,
  reportAt: timeOf(report.reportAt), outcome: report.outcome, answer: report.answer,
  answeredAt: timeOf(report.answeredAt), answeredBy: isStaff(caller) ? report.answeredBy : null,
  version: report.version, createdAt: timeOf(report.createdAt), updatedAt: timeOf(report.updatedAt),
})

const getWritten = (report: ReportRecord | undefined): ReportRecord => {
  if (report === undefined) throw new Error('a report that was just written is gone')
  return report
}

export const submitAuctionErrorReport = action(auctionsCalls.submitAuctionErrorReport, async (given) => {
  const { tx, now, caller, body, fail, emit } = given
  const { memberId, shopId } = caller
  if (memberId === null) throw fail('REPORT_MEMBER_NOT_FOUND')
  const { auctionId } = body
  const auction = await lockEnd(tx, auctionId)
  if (auction === undefined || auctionViewerOf(caller, auction) === undefined) throw fail('AUCTION_NOT_FOUND')
  const isOver = auction.endsAt === null || auction.endsAt.getTime() <= now.getTime()
  if (auction.state !== 'auction' || isOver) throw fail('AUCTION_NOT_IN_BIDDABLE_STATE')
  const id = await insertReport(tx, { ...body, memberId, shopId })
  if (id === undefined) throw fail('AUCTION_ALREADY_REPORTED')

  emit('auctionErrorReportChanged', { reportId: id, auctionId, memberId })
  return showReport(caller, getWritten(await findReport(tx, id)))
})

export const answerAuctionErrorReport = action(auctionsCalls.answerAuctionErrorReport, async (given) => {
  const { tx, caller, params: { id }, body: { seenVersion, outcome, answer }, doer, refuse, emit } = given
  const report = await lockReport(tx, id)
  if (report === undefined) throw refuse('notFound')
  if (report.version !== seenVersion || report.answeredAt !== null) throw refuse('conflict')
  const { auctionId, memberId } = report
  await updateAnswered(tx, id, { outcome, answer, memberId: caller.memberId })
  await writeAudit(tx, doer, [{
    // What was answered stands in the report, where it can go with the rest.
    act: 'answer error report', subject: 'auctionErrorReport', subjectId: id, after: { outcome },
  }])
  emit('auctionErrorReportChanged', { reportId: id, auctionId, memberId })
  return showReport(caller, getWritten(await findReport(tx, id)))
})

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
