// A bid as its batch writes it: on its way, and seen by nobody, until somebody waits for it.
import { sql } from 'kysely'
import type { TestApp, TestMember } from '../app.ts'
import { until } from '../until.ts'

type Bidder = Pick<TestMember, 'shopId' | 'companyId' | 'memberId'>

const land = ({ shopId, companyId, memberId }: Bidder) => sql`
  insert into biddings (auction_id, shop_id, company_id, member_id, state, amount_won, bid_at, sequence)
  select id, ${shopId}, ${companyId}, ${memberId}, 'bidding', 10000000, app_now(), nextval('bid_sequence')
  from auctions order by id desc limit 1`

/** Answers what becomes of an act that begins meanwhile; a bid that was refused lands nowhere. */
export const duringBid = async <Result>(
  { database, sql: look }: Pick<TestApp, 'database' | 'sql'>, bidder: Bidder, act: () => Promise<Result>,
  { lands = true } = {},
): Promise<Result> => {
  const begun: Promise<Result>[] = []
  await database.transact(async (tx) => {
    await sql`select from bidding_standings where shop_id = ${bidder.shopId} for share`.execute(tx)
    begun.push(act())
    await until(async () => (await look`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length > 0)
    if (lands) await land(bidder).execute(tx)
  })
  const [result] = begun
  if (result === undefined) throw new Error('nothing began meanwhile')
  return result
}
