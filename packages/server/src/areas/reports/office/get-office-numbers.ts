// How the house does in a period and did in the one before, from the days as they were counted.
import { reportsCalls } from '@bidyard/contract/calls/reports'
import { read } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { periodsOf, spanDaysOf, spansOf } from '../days/day-rules.ts'
import { findFirstDay } from '../days/days.sql.ts'
import { findFreshness, listCells } from './day-numbers.sql.ts'
import { numbersOf } from './figures-rules.ts'

export const getOfficeNumbers = read(reportsCalls.getOfficeNumbers, async ({ db, query }) => {
  const { period, earlier } = periodsOf(query)
  const spanDays = spanDaysOf(query.days)
  const { countedAt, waitingDays } = await findFreshness(db, period, earlier, await findFirstDay(db))
  const cells = await listCells(db, period, earlier, spanDays)
  return {
    period, earlier, countedAt: timeOf(countedAt), waitingDays, ...numbersOf(cells, spansOf(period, spanDays)),
  }
})
