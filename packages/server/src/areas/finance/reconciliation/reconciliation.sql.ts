// Compares the ledger with itself and with everything that stands on it, and keeps what came out for each day.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface Check {
  readonly name: string
  readonly leftWon: number
  readonly rightWon: number
  readonly differenceWon: number
}

/** Each pair is the same money counted in two ways. */
export const listChecks = async (db: Reader): Promise<readonly Check[]> => {
  const { rows } = await sql<{ name: string; leftWon: number; rightWon: number }>`
    with derived as (
      select account_id, sum(won)::bigint as won from ledger_postings group by account_id
    ), held as (
      select kind, balance_won from ledger_accounts
    ), checks (place, name, "leftWon", "rightWon") as (
      select 1, 'debitsAndCredits', coalesce(sum(won) filter (where won > 0), 0),
        coalesce(-sum(won) filter (where won < 0), 0) from ledger_postings
      union all
      -- Wrong by as much as all wrong balances together, so that two wrongs make no right.
      select 2, 'balancesAndPostings',
        coalesce(sum(abs(a.balance_won - ledger_side(a.kind) * coalesce(d.won, 0))), 0), 0
        from ledger_accounts a left join derived d on d.account_id = a.id
      union all
      select 3, 'entriesOutOfBalance', coalesce(sum(abs(total)), 0), 0
        from (select sum(won) as total from ledger_postings group by entry_id) entries
      union all
      select 4, 'depositsAndLedger', (select coalesce(sum(remaining_won), 0) from shop_deposits),
        (select coalesce(sum(balance_won), 0) from held where kind = 'shopDeposit')
      union all
      select 5, 'billedAndLedger',
        (select coalesce(sum(total_won), 0) from amounts where state = 'billed' and kind = 'fee'),
        (select coalesce(sum(balance_won), 0) from held where kind = 'shopReceivable')
      union all
      select 6, 'claimsAndLedger',
        (select coalesce(sum(total_won), 0) from amounts where state = 'billed' and kind = 'claim'),
        (select coalesce(sum(balance_won), 0) from held where kind = 'shopClaim')
      union all
      select 7, 'payoutsAndLedger', (select coalesce(sum(won), 0) from payouts where state = 'waiting')
          + (select coalesce(sum(won), 0) from seller_payouts where state = 'waiting'),
        (select coalesce(sum(balance_won), 0) from held where kind = 'payoutClearing')
      union all
      select 8, 'unmatchedAndLedger',
        (select coalesce(sum(won), 0) from unmatched_payments where state in ('waiting', 'returning')),
        (select coalesce(sum(balance_won), 0) from held where kind = 'unmatched')
      union all
      -- A price that was paid from hand to hand has no entry.
      select 9, 'carMoneyAndLedger',
        (select coalesce(sum(price.total_won - coalesce(taken.won, 0)), 0) from amounts price
          left join lateral (
            select (select coalesce(sum(won), 0) from price_corrections
                where contract_id = price.contract_id and undone_at is null)
              + (select coalesce(sum(won), 0) from seller_payouts where contract_id = price.contract_id) as won
          ) taken on true
          where price.kind = 'carPrice' and price.state = 'paid' and price.pay_entry_id is not null),
        (select coalesce(sum(balance_won), 0) from held where kind = 'carMoneyHeld')
      union all
      select 10, 'sellerFeesAndLedger', (select coalesce(sum(won), 0) from seller_fees where state = 'billed'),
        (select coalesce(sum(balance_won), 0) from held where kind = 'sellerReceivable')
    )
    select name, "leftWon"::bigint, "rightWon"::bigint from checks order by place`.execute(db)
  return rows.map(({ name, leftWon, rightWon }) => ({ name, leftWon, rightWon, differenceWon: leftWon - rightWon }))
}

export interface DayOfBooks {
  readonly entryCount: number
  readonly debitWon: number
  readonly creditWon: number
}

/** Of one day as Seoul counts it. */
export const findDayOfBooks = async (db: Reader, day: string): Promise<DayOfBooks> => {
  const { rows } = await sql<DayOfBooks>`
    select count(distinct entry.id)::int as "entryCount",
      coalesce(sum(side.won) filter (where side.won > 0), 0)::bigint as "debitWon",
      coalesce(-sum(side.won) filter (where side.won < 0), 0)::bigint as "creditWon"
    from ledger_entries entry join ledger_postings side on side.entry_id = entry.id
    where entry.happened_at >= ${day}::date::timestamp at time zone 'Asia/Seoul'
      and entry.happened_at < (${day}::date + 1)::timestamp at time zone 'Asia/Seoul'`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('a count came without a row')
  return row
}

export interface ReconciliationRow extends DayOfBooks {
  readonly id: string
  readonly day: string
  readonly differenceWon: number
  readonly checks: readonly Check[]
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const reconciliationsQuery = (db: Reader) =>
  db.selectFrom('reconciliations').select([
    'id', 'day', 'entry_count as entryCount', 'debit_won as debitWon', 'credit_won as creditWon',
    'difference_won as differenceWon', 'checks', 'created_at as createdAt', 'updated_at as updatedAt',
  ])
    .$castTo<ReconciliationRow>()

export const findReconciliation = (db: Reader, day: string): Promise<ReconciliationRow | undefined> =>
  reconciliationsQuery(db).where('day', '=', day).executeTakeFirst()

export const findLatestDifference = async (db: Reader): Promise<number> =>
  (await db.selectFrom('reconciliations').select('difference_won').orderBy('day', 'desc').limit(1)
    .executeTakeFirst())?.difference_won ?? 0

export const updateReconciliation = async (tx: Tx, row: DayOfBooks & {
  readonly day: string; readonly differenceWon: number; readonly checks: readonly Check[]
}): Promise<void> => {
  const facts = {
    entry_count: row.entryCount, debit_won: row.debitWon, credit_won: row.creditWon, difference_won: row.differenceWon,
    checks: JSON.stringify(row.checks),
  }
  await tx.insertInto('reconciliations').values({ day: row.day, ...facts })
    .onConflict((conflict) => conflict.column('day').doUpdateSet({ ...facts, updated_at: sql<Date>`app_now()` }))
    .execute()
}

/** As its index has it. Whatever posts is done within these minutes, so that a day that is closed later has it. */
const toldLate = sql`(created_at at time zone 'Asia/Seoul' + interval '10 minutes')::date
  > (happened_at at time zone 'Asia/Seoul')::date`

/**
 * Days that are over and not closed, oldest first: those after the last one that is closed, and any for which something
 * was told since it was.
 */
export const daysToCloseQuery = (most: number) => sql<{ day: string }>`
  with closed as (
    select day, updated_at from reconciliations where updated_at >= (day + 1)::timestamp at time zone 'Asia/Seoul'
  ), posted as (
    select (happened_at at time zone 'Asia/Seoul')::date as day from ledger_entries
    where happened_at >= coalesce((select max(day) + 1 from closed)::timestamp at time zone 'Asia/Seoul', '-infinity')
    union all
    select (happened_at at time zone 'Asia/Seoul')::date from ledger_entries entry
    where ${toldLate} and not exists (select from closed
      where day = (entry.happened_at at time zone 'Asia/Seoul')::date
        and updated_at > entry.created_at + interval '10 minutes')
  )
  select distinct day from posted where day < (app_now() at time zone 'Asia/Seoul')::date order by day limit ${most}`

export const listDaysToClose = async (db: Reader, most: number): Promise<readonly string[]> =>
  (await daysToCloseQuery(most).execute(db)).rows.map(({ day }) => day)
