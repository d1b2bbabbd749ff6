// The review of a month of the logs: what stands out by which rules, and the one word that confirms it.
import { auditCalls as calls } from '@bidyard/contract/calls/audit/audit'
import { limits } from '@bidyard/contract/limits'
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'
import { action, listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { isOver, type Month, readMonth } from '../../finance/for-other-areas.ts'
import {
  type Confirmation, confirmationsQuery, type Finding, findConfirmation, findTotals, insertConfirmation, listFindings,
} from './review.sql.ts'
import { behindGlass, reviewRules } from './review-rules.ts'

const showConfirmation = ({ id, month, word, memberId, name, findingCount, createdAt }: Confirmation) => ({
  id, month, word, author: { memberId, name, actor: 'staff' }, findingCount, createdAt: timeOf(createdAt),
  updatedAt: timeOf(createdAt),
})

const showFinding = ({ firstAt, lastAt, ...rest }: Finding) => ({
  ...rest, firstAt: timeOf(firstAt), lastAt: timeOf(lastAt),
})

const readFindings = (db: Reader, month: Month) =>
  listFindings(db, month, { ...reviewRules, behindGlass }, limits.logFindings)

const showReview = async (db: Reader, month: Month, now: Date) => {
  const confirmation = await findConfirmation(db, month.name)
  return {
    month: month.name, isOver: isOver(month, now), rules: reviewRules, totals: await findTotals(db, month),
    findings: (await readFindings(db, month)).map(showFinding),
    confirmation: confirmation === undefined ? null : showConfirmation(confirmation),
  }
}

export const getLogReview = read(calls.getLogReview, async ({ db, now, params, fail }) => {
  const month = readMonth(params.month)
  if (month === undefined) throw fail('INVALID_MONTH_FORMAT')
  return showReview(db, month, now)
})

export const confirmLogReview = action(calls.confirmLogReview, async (given) => {
  const { tx, caller, now, doer, params, body: { word }, fail, refuse } = given
  const month = readMonth(params.month)
  if (month === undefined) throw fail('INVALID_MONTH_FORMAT')
  if (caller.memberId === null) throw refuse('forbidden')
  if (!isOver(month, now)) throw refuse('conflict')
  const found = (await readFindings(tx, month)).map(showFinding)
  if (!await insertConfirmation(tx, { month: month.name, word, memberId: caller.memberId, found }))
    throw refuse('conflict')
  await writeAudit(tx, doer, [{
    act: 'confirm log review', subject: 'logReview', subjectId: month.name, after: { word, found: found.length },
  }])
  return showReview(tx, month, now)
})

export const listLogConfirmations = listing(calls.listLogConfirmations, ({ db }) => source({
  query: confirmationsQuery(db),
  columns: {
    id: sql`confirmed.id`,
    month: sql`confirmed.month`,
    createdAt: sql`confirmed.created_at`,
    updatedAt: sql`confirmed.created_at`,
  },
  item: showConfirmation,
}))
