// What went wrong in a span of time, and what money moved: counted day by day, each by an index on its time.
import { sql } from 'kysely'
import type { Span } from './day-types.ts'
import { dayQuery, withinQuery } from './market-days.sql.ts'

export const disputesQuery = (span: Span) => sql`
  select day, 'dispute', kind, count(*), 0 from (
    select ${dayQuery(sql`created_at`)} as day, 'fault' as kind from fault_cases
    where ${withinQuery(sql`created_at`, span)}
    union all
    select ${dayQuery(sql`created_at`)}, 'priceCut' from state_history
    where ${withinQuery(sql`created_at`, span)} and machine = 'adjustment' and action = 'dispute'
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

/** Of the bank what came and what went, a reversal against what it undoes; what was earned as it stands after that. */
export const moneyQuery = (span: Span) => sql`
  select ${dayQuery(sql`entry.happened_at`)} as day, 'money', flow.name, count(*), sum(flow.won)::bigint
  from ledger_entries entry
    join ledger_postings side on side.entry_id = entry.id
    join ledger_accounts account on account.id = side.account_id
    cross join lateral (
      select case account.kind when 'revenue' then 'revenue' when 'penaltyIncome' then 'penalty'
          when 'bankClearing' then case when (side.won > 0) <> is_undone then 'in' else 'out' end end as name,
        case when account.kind <> 'bankClearing' then -side.won
          when is_undone then -abs(side.won) else abs(side.won) end as won
      from (select entry.reverses_id is not null as is_undone) as undoing
    ) flow
  where ${withinQuery(sql`entry.happened_at`, span)} and flow.name is not null
  group by 1, 3`
