// Finds for a day the period that it lies in, of two that follow each other, and the span in it.
import { sql } from 'kysely'
import type { Period } from './day-types.ts'

export const placedQuery = (
  { period, earlier, spanDays }: { readonly period: Period; readonly earlier: Period; readonly spanDays: number },
) => sql`
  day < ${period.from}::date as "isEarlier",
  (day - case when day < ${period.from}::date then ${earlier.from}::date else ${period.from}::date end)
    / ${spanDays}::int as place`
