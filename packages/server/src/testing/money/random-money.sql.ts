// What there is to do something with at random, and where a shop stands by the ledger and by everything but the ledger.
import type { MoneyWorld } from './money-world.ts'

const conditions = {
  open: `from amounts where state in ('expected', 'billed') and shop_id = $1`,
  billed: `from amounts where state = 'billed' and shop_id = $1`,
  paid: `from amounts where state = 'paid' and kind = 'fee' and shop_id = $1`,
  settled: `from amounts where state in ('paid', 'refunding', 'refunded') and shop_id = $1`,
  deposited: `from (select id, remaining_won as total_won, '' as kind, '' as fee_type, shop_id from shop_deposits
    where state = 'deposited') amounts where shop_id = $1`,
  waiting: `from (select id, won as total_won, '' as kind, '' as fee_type, shop_id from payouts
    where state = 'waiting') amounts where shop_id = $1`,
  used: `from (select source as id, wanted_won as total_won, '' as kind, '' as fee_type, shop_id from deposit_uses
    where source like 'penalty:%') amounts where shop_id = $1`,
} as const

export interface Found {
  readonly id: string
  readonly won: number
  readonly kind: string
  /** Nothing else hangs on it. */
  readonly isFree: boolean
}

export const listIds = async (
  { app }: MoneyWorld, which: keyof typeof conditions, shopId: string,
): Promise<readonly Found[]> => {
  const rows = await app.sql.unsafe<{ id: string; won: string; kind: string; isFree: boolean }[]>(
    `select id, total_won as won, kind, fee_type is distinct from 'subscriptionFee' and kind = 'fee' as "isFree"
     ${conditions[which]} order by id`, [shopId])
  return rows.map(({ won, ...row }) => ({ ...row, won: Number(won) }))
}

/** What the ledger holds for the shop, and what the shop was charged by amounts and penalties that still stand. */
export const findPosition = async (
  { app }: MoneyWorld, shopId: string,
): Promise<{ readonly heldWon: number; readonly owedForWon: number }> => {
  const [row] = await app.sql<{ held: string; charged: string; penalties: string; waiting: string }[]>`
    select
      (select coalesce(sum(case when kind in ('shopDeposit', 'shopCredit') then balance_won else -balance_won end), 0)
        from ledger_accounts where owner_id = ${shopId}) as held,
      (select coalesce(sum(won), 0) from payouts where state = 'waiting' and shop_id = ${shopId}) as waiting,
      (select coalesce(sum(total_won), 0) from amounts
        where kind = 'fee' and state in ('billed', 'paid') and shop_id = ${shopId}) as charged,
      (select coalesce(sum(wanted_won), 0) from deposit_uses
        where source like 'penalty:%' and restored_at is null and shop_id = ${shopId}) as penalties`
  if (row === undefined) throw new Error('no position')
  return { heldWon: Number(row.held) + Number(row.waiting), owedForWon: Number(row.charged) + Number(row.penalties) }
}
