// Every minute: counts the days of which something may have changed, a week at most in one transaction.
import { timedStep } from '@bidyard/contract/enums'
import type { Tx } from '../../../runtime/database/database.ts'
import type { JobRun } from '../../../runtime/work/jobs.ts'
import { addDays, startOf, weeksOf } from './day-rules.ts'
import { findFirstDay, findLastHistory, listDaysToCount, lockDays, updateDayNumbers, updateMark } from './days.sql.ts'

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Every minute. */
    countDays: object
  }
}

const daysAtOnce = 400

/** Days that follow each other, none left out. */
export const countDays = async (tx: Tx, first: string, last: string): Promise<void> => {
  await lockDays(tx, first, last)
  await updateDayNumbers(tx, { first, last }, { from: startOf(first), until: startOf(addDays(last, 1)) },
    timedStep.values)
}

export const countDaysJob: JobRun<object> = async (_, { database, act, signal }) => {
  const first = await findFirstDay(database.primary)
  if (first === null) return
  const seen = await findLastHistory(database.primary)
  const days = await listDaysToCount(database.primary, first, daysAtOnce)
  // The newest first: that is what people look at while an old house is counted.
  for (const week of weeksOf(days).toReversed()) {
    if (signal.aborted) return
    await act('clock', ({ tx }) => countDays(tx, week.first, week.last))
  }
  if (days.length < daysAtOnce) await act('clock', ({ tx }) => updateMark(tx, seen))
}
