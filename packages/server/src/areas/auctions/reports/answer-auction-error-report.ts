// Answers an error report; its writer is told.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { getWritten, showReport } from './error-reports.ts'
import { findReport, lockReport, updateAnswered } from './reports.sql.ts'

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
