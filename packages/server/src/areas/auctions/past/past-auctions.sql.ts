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

export const listPastTakenAlong = async (
  db: Reader, after: Pick<PastAuction, 'system' | 'auctionNo'> | undefined, most: number,
): Promise<readonly PastRecord[]> => {
  const { system, auctionNo } = after ?? { system: '', auctionNo: '' }
  return (await pastAuctionsQuery(db)
    .where(sql<boolean>`(past.system, past.auction_no) > (${system}, ${auctionNo})`)
    .orderBy('past.system').orderBy('past.auction_no').limit(most).execute()) as PastRecord[]
}

export interface Written {
  readonly added: number
  readonly changed: number
  /** Days in Seoul that something of these began or ended on, before or now; null where nothing changed. */
  readonly from: string | null
  readonly until: string | null
}

/** What did not change is not written. */
export const insertOrUpdatePast = async (tx: Tx, auctions: readonly PastAuction[]): Promise<Written> => {
  const { rows: [written] } = await sql<Written>`
    with given as materialized (
      select * from json_to_recordset(${JSON.stringify(auctions)}::text::json) as given (
        system text, "auctionNo" text, result text, kind text, "carNumber" text, maker text, model text,
        "detailModel" text, grade text, "modelYear" integer, "odometerKm" integer, fuel text, region text,
        "openedAt" timestamptz, "closedAt" timestamptz, "bidCount" integer, "amountWon" bigint,
        "buyerBusinessNumber" text)
    ), known as materialized (
      select past.* from past_auctions past
        join given on given.system = past.system and given."auctionNo" = past.auction_no
    ), written as (
      insert into past_auctions (system, auction_no, result, kind, car_number, maker, model, detail_model, grade,
        model_year, odometer_km, fuel, region, opened_at, closed_at, bid_count, amount_won, buyer_business_number)
      select system, "auctionNo", result, kind, "carNumber", maker, model, "detailModel", grade, "modelYear",
        "odometerKm", fuel, region, "openedAt", "closedAt", "bidCount", "amountWon", "buyerBusinessNumber"
      from given
      on conflict (system, auction_no) do update set
        result = excluded.result, kind = excluded.kind, car_number = excluded.car_number, maker = excluded.maker,
        model = excluded.model, detail_model = excluded.detail_model, grade = excluded.grade,
        model_year = excluded.model_year, odometer_km = excluded.odometer_km, fuel = excluded.fuel,
        region = excluded.region, opened_at = excluded.opened_at, closed_at = excluded.closed_at,
        bid_count = excluded.bid_count, amount_won = excluded.amount_won,
        buyer_business_number = excluded.buyer_business_number, updated_at = app_now()
      where (past_auctions.result, past_auctions.kind, past_auctions.car_number, past_auctions.maker,
          past_auctions.model, past_auctions.detail_model, past_auctions.grade, past_auctions.model_year,
          past_auctions.odometer_km, past_auctions.fuel, past_auctions.region, past_auctions.opened_at,
          past_auctions.closed_at, past_auctions.bid_count, past_auctions.amount_won,
          past_auctions.buyer_business_number)
        is distinct from (excluded.result, excluded.kind, excluded.car_number, excluded.maker, excluded.model,
          excluded.detail_model, excluded.grade, excluded.model_year, excluded.odometer_km, excluded.fuel,
          excluded.region, excluded.opened_at, excluded.closed_at, excluded.bid_count, excluded.amount_won,
          excluded.buyer_business_number)
      returning past_auctions.*
    ), touched as (
      select opened_at, closed_at from written
      union all
      select known.opened_at, known.closed_at from known join written using (id)
    )
    select (select count(*)::int from written where id not in (select id from known)) as added,
      (select count(*)::int from written where id in (select id from known)) as changed,
      (select (min(least(opened_at, closed_at)) at time zone 'Asia/Seoul')::date from touched) as "from",
      (select (max(closed_at) at time zone 'Asia/Seoul')::date from touched) as until`.execute(tx)
  return written ?? { added: 0, changed: 0, from: null, until: null }
}
