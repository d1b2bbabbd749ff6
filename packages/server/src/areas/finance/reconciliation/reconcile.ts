// Closes the books of a day: each check compares the same money counted in two ways; the difference must be nothing.
import type { AnswerOf } from '@bidyard/contract/call'
import { financeCalls } from '@bidyard/contract/calls/finance'
import { sql } from 'kysely'
import { listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { seoulDayOf } from '../../../runtime/seoul.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { JobRuns } from '../../../runtime/work/jobs.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import {
  findDayOfBooks, findReconciliation, listChecks, listDaysToClose, type ReconciliationRow, reconciliationsQuery,
  updateReconciliation,
} from './reconciliation.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Closes the books of every day that is over, and looks at today's. */
    reconcileLedger: object
  }
}

const daysAtOnce = 400

export const reconcileDay = async (
  { tx, emit }: Pick<MoneyGiven, 'tx' | 'emit'>, day: string,
): Promise<ReconciliationRow> => {
  const checks = await listChecks(tx)
  const differenceWon = checks.reduce((sum, one) => sum + Math.abs(one.differenceWon), 0)
  await updateReconciliation(tx, { day, ...(await findDayOfBooks(tx, day)), differenceWon, checks })
  emit('dayReconciled', { day, differenceWon })
  const row = await findReconciliation(tx, day)
  if (row === undefined) throw new Error(`the books of ${day} were not kept`)
  return row
}

export const showDay = (row: ReconciliationRow): AnswerOf<typeof financeCalls.reconcileNow> => ({
  id: row.id, day: row.day, entryCount: row.entryCount, debitWon: row.debitWon, creditWon: row.creditWon,
  differenceWon: row.differenceWon, checks: [...row.checks], createdAt: timeOf(row.createdAt),
  updatedAt: timeOf(row.updatedAt),
})

export const listReconciliations = listing(financeCalls.listReconciliations, ({ db }) => source({
  query: reconciliationsQuery(db),
  columns: {
    id: sql`id`, day: sql`day`, differenceWon: sql`difference_won`, createdAt: sql`created_at`,
    updatedAt: sql`updated_at`,
  },
  item: showDay,
}))

export const reconcileLedger: JobRuns['reconcileLedger'] = async (_, { act, database, log }) => {
  for (const day of await listDaysToClose(database.primary, daysAtOnce))
    await act('clock', (given) => reconcileDay(given, day))
  const { day, differenceWon, checks } = await act('clock', (given) => reconcileDay(given, seoulDayOf(given.now)))
  if (differenceWon !== 0) log.error('the books are off', { day, differenceWon, checks })
}
