// What went wrong in a span of time, and what money moved: counted day by day, each by an index on its time.
import { sql } from 'kysely'
import type { Span } from './day-types.ts'
import { dayQuery, withinQuery } from './market-days.sql.ts'

export const disputesQuery = (span: Span) => sql`
  select day, 'dispute', kind, count(*), 0 from (
    select ${dayQuery(sql`created_at`)} as day, 'fault' as kind from fault_cases
    where ${withinQuery(sql`created_at`, span)}
    union all
    select ${dayQuery(sql`answered_at`)}, 'priceCut' from adjustments
    where ${withinQuery(sql`answered_at`, span)} and exists (
      select from adjustment_lines line where line.adjustment_id = adjustments.id
        and line.attempt = adjustments.attempt and line.answer = 'disputed')
    union all
    select ${dayQuery(sql`opened_at`)}, 'takeover' from takeover_disputes where ${withinQuery(sql`opened_at`, span)}
    union all
    select ${dayQuery(sql`created_at`)}, 'errorReport' from auction_error_reports
    where ${withinQuery(sql`created_at`, span)}
    union all
    select ${dayQuery(sql`created_at`)}, 'appeal' from violation_appeals where ${withinQuery(sql`created_at`, span)}
  ) raised group by 1, 3`

/** What was deleted was never one. */
export const violationsQuery = (span: Span) => sql`
  select ${dayQuery(sql`applied_at`)}, 'violation', type, count(*), 0
  from shop_violations where ${withinQuery(sql`applied_at`, span)} and deleted_at is null group by 1, 3`

export const penaltiesQuery = (span: Span) => sql`
  select ${dayQuery(sql`penalty.created_at`)}, penalty.kind, '', count(*),
    sum(case penalty.kind when 'deduction' then penalty.value else 0 end)::bigint
  from shop_penalties penalty join shop_violations broken on broken.id = penalty.violation_id
  where ${withinQuery(sql`penalty.created_at`, span)} and penalty.kind in ('restriction', 'deduction')
    and broken.deleted_at is null and penalty.ended_as is distinct from 'rejudged'
  group by 1, 2`

/** Of the bank what came and what went; what was earned as it stands after corrections. */
export const moneyQuery = (span: Span) => sql`
  select ${dayQuery(sql`entry.happened_at`)} as day, 'money', flow.name, count(*), sum(flow.won)::bigint
  from ledger_entries entry
    join ledger_postings side on side.entry_id = entry.id
    join ledger_accounts account on account.id = side.account_id
    cross join lateral (
      select case account.kind when 'revenue' then 'revenue' when 'penaltyIncome' then 'penalty'
          when 'bankClearing' then case when side.won > 0 then 'in' else 'out' end end as name,
        case account.kind when 'bankClearing' then abs(side.won) else -side.won end as won
    ) flow
  where ${withinQuery(sql`entry.happened_at`, span)} and flow.name is not null
  group by 1, 3`
