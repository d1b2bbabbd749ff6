// Past auctions of other systems: written from files, listed for the office, taken along again.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { PastAuction } from './past-types.ts'

export interface PastRecord extends PastAuction {
  readonly id: string
  readonly buyerShopId: string | null
  readonly buyerShopName: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const pastAuctionsQuery = (db: Reader) =>
  db
    .selectFrom('past_auctions as past')
    .leftJoin('companies', (join) => join
      .onRef('companies.business_number', '=', 'past.buyer_business_number').on('companies.kind', '=', 'shop'))
    .leftJoin('shops', 'shops.company_id', 'companies.id')
    .select([
      'past.id', 'past.system', 'past.auction_no as auctionNo', 'past.result', 'past.kind',
      'past.car_number as carNumber', 'past.maker', 'past.model', 'past.detail_model as detailModel', 'past.grade',
      'past.model_year as modelYear', 'past.odometer_km as odometerKm', 'past.fuel', 'past.region',
      'past.opened_at as openedAt', 'past.closed_at as closedAt', 'past.bid_count as bidCount',
      'past.amount_won as amountWon', 'past.buyer_business_number as buyerBusinessNumber', 'shops.id as buyerShopId',
      'shops.name as buyerShopName', 'past.created_at as createdAt', 'past.updated_at as updatedAt',
    ])
    .$narrowType<Pick<PastRecord, 'fuel' | 'region'>>()

export const listPastTakenAlong = async (
  db: Reader, after: Pick<PastAuction, 'system' | 'auctionNo'> | undefined, most: number,
): Promise<readonly PastRecord[]> => {
  const { system, auctionNo } = after ?? { system: '', auctionNo: '' }
  return pastAuctionsQuery(db)
    .where(sql<boolean>`(past.system, past.auction_no) > (${system}, ${auctionNo})`)
    .orderBy('past.system').orderBy('past.auction_no').limit(most).execute()
}

export const getPastCount = async (db: Reader): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from past_auctions`.execute(db)
  return rows[0]?.count ?? 0
}

export interface Written {
  readonly added: number
  readonly changed: number
  /** Days in Seoul that something of these began or ended on, before or now; null where nothing changed. */
  readonly from: string | null
  readonly until: string | null
}

/** What a file tells of an auction: a column that it has not got is no key. */
export type ToldAuction = Partial<PastAuction> & Pick<PastAuction, 'system' | 'auctionNo'>

const rowOf = (auction: ToldAuction) => Object.fromEntries(Object.entries(auction).map(([key, value]) =>
  [key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]))

const kept = [
  'result', 'kind', 'car_number', 'maker', 'model', 'detail_model', 'grade', 'model_year', 'odometer_km', 'fuel',
  'region', 'closed_at', 'bid_count', 'amount_won', 'buyer_business_number',
] as const
const all = [...kept, 'opened_at'] as const
const listed = (columns: readonly string[], of?: 'given' | 'past_auctions' | 'excluded') =>
  sql.join(columns.map((column) => sql.ref(of === undefined ? column : `${of}.${column}`)))
const replaced = sql.join(all.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))

/**
 * What a file does not tell stays as it is, but for a beginning that lies behind the new end; what did not change is
 * not written.
 */
export const insertOrUpdatePast = async (tx: Tx, auctions: readonly ToldAuction[]): Promise<Written> => {
  const { rows: [written] } = await sql<Written>`
    with given as materialized (
      select merged.*, past.id is not null as is_known, past.opened_at as opened_before, past.closed_at as closed_before
      from jsonb_array_elements(${JSON.stringify(auctions.map(rowOf))}::text::jsonb) as told (facts)
        left join past_auctions past on past.system = facts->>'system' and past.auction_no = facts->>'auction_no'
        cross join lateral jsonb_populate_record(past, facts) merged
    ), written as (
      insert into past_auctions (system, auction_no, ${listed(kept)}, opened_at)
      select system, auction_no, ${listed(kept, 'given')}, case when opened_at <= closed_at then opened_at end
      from given
      on conflict (system, auction_no) do update set ${replaced}, updated_at = app_now()
      where (${listed(all, 'past_auctions')}) is distinct from (${listed(all, 'excluded')})
      returning system, auction_no, opened_at, closed_at
    ), changed as (
      select written.opened_at, written.closed_at, is_known, opened_before, closed_before
      from written join given using (system, auction_no)
    )
    select (count(*) filter (where not is_known))::int as added, (count(*) filter (where is_known))::int as changed,
      (min(least(opened_at, closed_at, opened_before, closed_before)) at time zone 'Asia/Seoul')::date as "from",
      (max(greatest(closed_at, closed_before)) at time zone 'Asia/Seoul')::date as until
    from changed`.execute(tx)
  return written ?? { added: 0, changed: 0, from: null, until: null }
}

/** All that one system held. */
export const deletePast = async (tx: Tx, system: string) => {
  const { rows: [gone] } = await sql<{ count: number; from: string | null; until: string | null }>`
    with gone as (delete from past_auctions where system = ${system} returning opened_at, closed_at)
    select count(*)::int as count, (min(least(opened_at, closed_at)) at time zone 'Asia/Seoul')::date as "from",
      (max(closed_at) at time zone 'Asia/Seoul')::date as until
    from gone`.execute(tx)
  return gone ?? { count: 0, from: null, until: null }
}
