// A shop's month out of the ledger: what stood before it, and each entry that moved what is owed or lies here.
import type { FeeType, LedgerAct } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

export interface Balances {
  readonly owedWon: number
  readonly depositWon: number
  readonly creditWon: number
}

const sides = sql`
  coalesce(sum(side.won) filter (where account.kind in ('shopReceivable', 'shopClaim')), 0)::bigint as "owedWon",
  coalesce(-sum(side.won) filter (where account.kind = 'shopDeposit'), 0)::bigint as "depositWon",
  coalesce(-sum(side.won) filter (where account.kind = 'shopCredit'), 0)::bigint as "creditWon"`

const ofShop = (shopId: string) => sql`
  ledger_postings side
  join ledger_accounts account on account.id = side.account_id and account.owner_id = ${shopId}
    and account.kind in ('shopReceivable', 'shopClaim', 'shopDeposit', 'shopCredit')
  join ledger_entries entry on entry.id = side.entry_id`

export const findBalancesBefore = async (db: Reader, shopId: string, moment: Date): Promise<Balances> => {
  const { rows } = await sql<Balances>`
    select ${sides} from ${ofShop(shopId)} where entry.happened_at < ${moment}`.execute(db)
  return rows[0] ?? { owedWon: 0, depositWon: 0, creditWon: 0 }
}

export interface StatementLine extends Balances {
  readonly entryId: string
  readonly act: LedgerAct
  readonly happenedAt: Date
  readonly amountNo: string | null
  readonly feeType: FeeType | null
  readonly reason: string | null
}

export const linesMax = 2_000

export const listStatementLines = async (
  db: Reader, shopId: string, from: Date, until: Date,
): Promise<readonly StatementLine[]> => {
  const { rows } = await sql<StatementLine>`
    select entry.id as "entryId", entry.act, entry.happened_at as "happenedAt", amounts.amount_no as "amountNo",
      amounts.fee_type as "feeType", entry.reason, ${sides}
    from ${ofShop(shopId)}
      left join amounts on entry.subject = 'amount' and amounts.id::text = entry.subject_id
    where entry.happened_at >= ${from} and entry.happened_at < ${until}
    group by entry.id, amounts.id
    order by entry.happened_at, entry.id limit ${linesMax}`.execute(db)
  return rows
}

export interface Billed {
  readonly supplyWon: number
  readonly vatWon: number
  readonly totalWon: number
  readonly paidWon: number
  /** What is owed no more though nobody paid it. */
  readonly writtenOffWon: number
}

const paying: readonly LedgerAct[] = ['paid', 'claimPaid']
const lessening: readonly LedgerAct[] = [...paying, 'writtenOff']

/**
 * What was billed, paid and written off in the month, each less what was taken back in it: a month that is over stays
 * as it was told, and what is owed at its beginning leads to what is owed at its end.
 */
export const findBilled = async (db: Reader, shopId: string, from: Date, until: Date): Promise<Billed> => {
  const { rows: [found] } = await sql<Record<'vatWon' | 'totalWon' | 'paidWon' | 'writtenOffWon', number>>`
    with moved as (
      select entry.id, coalesce(original.act, entry.act) as act, sum(side.won) as won
      from ${ofShop(shopId)} left join ledger_entries original on original.id = entry.reverses_id
      where entry.happened_at >= ${from} and entry.happened_at < ${until}
        and account.kind in ('shopReceivable', 'shopClaim')
      group by entry.id, original.act
    )
    select
      coalesce(sum(won) filter (where act <> all(${lessening})), 0)::bigint as "totalWon",
      coalesce(-sum(won) filter (where act = any(${paying})), 0)::bigint as "paidWon",
      coalesce(-sum(won) filter (where act = 'writtenOff'), 0)::bigint as "writtenOffWon",
      coalesce((
        select -sum(side.won) from ledger_postings side
          join ledger_accounts account on account.id = side.account_id and account.kind = 'vatPayable'
          join moved on moved.id = side.entry_id and moved.act <> all(${lessening})
      ), 0)::bigint as "vatWon"
    from moved`.execute(db)
  const { vatWon = 0, totalWon = 0, paidWon = 0, writtenOffWon = 0 } = found ?? {}
  return { supplyWon: totalWon - vatWon, vatWon, totalWon, paidWon, writtenOffWon }
}
