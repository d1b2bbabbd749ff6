// Reads and writes auctions, each with what its order says of the car.
import type {
  AuctionEndReason, AuctionHouseType, AuctionNoticeKind, AuctionState, ContractKind, ListingReturnReason, OrderState,
  Province,
} from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import type { Corrected } from '@bidyard/contract/shapes/auctions/corrections'
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'
import type { RoundEndedBy } from '@bidyard/contract/states/derived'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { keptQuery } from '../../../runtime/database/kept-query.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'

export interface AuctionRecord {
  readonly id: string
  readonly auctionNo: string
  readonly orderId: string
  readonly round: number
  readonly state: AuctionState
  /** Its state as dealers are told. */
  readonly toldState: AuctionState
  readonly kind: ContractKind
  readonly houseType: AuctionHouseType
  readonly returnedAt: Date | null
  readonly returnReasons: ListingReturnReason[]
  readonly returnNote: string | null
  readonly resubmittedAt: Date | null
  readonly screenedAt: Date | null
  readonly openAt: Date | null
  readonly openedAt: Date | null
  readonly endsAt: Date | null
  readonly correctedAt: Date | null
  readonly closedAt: Date | null
  readonly endReason: AuctionEndReason | null
  readonly endNote: string | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly carNumber: string
  readonly orderState: OrderState
  readonly partnerId: string | null
  readonly exhibitId: string | null
  readonly region: Province | null
  readonly model: CarModel | null
  readonly modelYear: number | null
}

const columns = [
  'auctions.id', 'auctions.auction_no as auctionNo', 'auctions.order_id as orderId', 'auctions.round',
  'auctions.state', 'auctions.kind', 'auctions.house_type as houseType', 'auctions.returned_at as returnedAt',
  'auctions.return_reasons as returnReasons', 'auctions.return_note as returnNote',
  'auctions.resubmitted_at as resubmittedAt', 'auctions.screened_at as screenedAt', 'auctions.open_at as openAt',
  'auctions.opened_at as openedAt', 'auctions.ends_at as endsAt', 'auctions.corrected_at as correctedAt',
  'auctions.closed_at as closedAt', 'auctions.end_reason as endReason', 'auctions.end_note as endNote',
  'auctions.version', 'auctions.created_at as createdAt', 'auctions.updated_at as updatedAt',
  'orders.car_number as carNumber', 'orders.state as orderState', 'orders.partner_id as partnerId',
  'orders.exhibit_id as exhibitId', 'orders.region', 'orders.model', 'orders.model_year as modelYear',
] as const

const undecidedTime = sql.lit(`${limits.undecidedDays} days`)

/**
 * After its end a car looks the same to dealers whether anybody bid or not, until it is sold or the longest time in
 * which its seller chooses and the two decide is over. What was cancelled before its end is seen by everybody who
 * looks at the market.
 */
export const toldState = sql<AuctionState>`
  case when auctions.state = 'cancelled' and auctions.closed_at >= auctions.ends_at
    and auctions.ends_at + interval ${undecidedTime} > app_now() then 'contract' else auctions.state end`

/** Later moves are nobody's but the seller's and the bidders'. */
export const toldUpdatedAt = sql<Date>`
  case when auctions.state = 'auction' then auctions.updated_at else least(auctions.closed_at, auctions.ends_at) end`

export const auctionsQuery = keptQuery((db) =>
  db.selectFrom('auctions').innerJoin('orders', 'orders.id', 'auctions.order_id').select(columns)
    .select(toldState.as('toldState'))
    .$narrowType<Pick<AuctionRecord, 'returnReasons' | 'model'>>())

export const findAuction = (db: Reader, id: string): Promise<AuctionRecord | undefined> =>
  auctionsQuery(db).where('auctions.id', '=', id).executeTakeFirst()

export const listAuctionsById = (db: Reader, ids: readonly string[]): Promise<readonly AuctionRecord[]> =>
  auctionsQuery(db).where(sql<boolean>`auctions.id = any(${ids}::uuid[])`)
    .orderBy('auctions.id').execute()

/**
 * Open ones wait for bids in flight, which hold their auction's key; whoever bids later sees what is written here. The
 * others keep their key free: money and papers that name them are written meanwhile.
 */
export const lockAuctions = async (tx: Tx, ids: readonly string[]): Promise<readonly AuctionRecord[]> => {
  await sql`
    with held as (select id, state from auctions where id = any(${ids}::uuid[]) order by id for no key update)
    select from auctions where id in (select id from held where state = 'auction') order by id for update`.execute(tx)
  return listAuctionsById(tx, ids)
}

/** An act on one car takes its order first, as everything that is written about a car does. */
export const lockOrdersOf = async (tx: Tx, auctionIds: readonly string[]): Promise<void> => {
  await sql`
    select from orders where id in (select order_id from auctions where id = any(${auctionIds}::uuid[]))
    order by id for no key update`.execute(tx)
}

/** Neither an end nor another state comes between this and the end of the transaction. */
export const lockEnd = async (tx: Tx, id: string): Promise<AuctionRecord | undefined> => {
  await sql`select from auctions where id = ${id} for key share`.execute(tx)
  return findAuction(tx, id)
}

/** Prepares one for each order that may have another; the ids of the new ones. */
export const insertPrepared = async (
  tx: Tx, orderIds: readonly string[], roundsMax: number,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    insert into auctions (order_id, round, state, kind, house_type)
    select id, round + 1, 'preparation', kind, house_type from orders
    where id = any(${orderIds}::uuid[]) and state in ('confirmed', 'retryAuction') and round < ${roundsMax}
    order by id
    on conflict do nothing returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

export interface AuctionChanges {
  readonly returned?: { readonly reasons: readonly ListingReturnReason[]; readonly note: string | null }
  readonly resubmitted?: true
  readonly screened?: true
  readonly corrected?: true
  readonly openAt?: Date | null
  readonly endsAt?: Date
}

const nowSql = sql<Date>`app_now()`

/** Before the machine moves it, whose checks want both together. */
export const updateAuction = async (
  tx: Tx, id: string, memberId: string | null, changes: AuctionChanges,
): Promise<void> => {
  const { returned, resubmitted, screened, corrected, openAt, endsAt } = changes
  await tx.updateTable('auctions').set({
    ...(returned === undefined ? {} : {
      returned_at: nowSql, returned_by: memberId, return_reasons: [...returned.reasons], return_note: returned.note,
      resubmitted_at: null, screened_at: null, screened_by: null, open_at: null,
    }),
    ...(resubmitted === undefined ? {} : { resubmitted_at: nowSql }),
    ...(screened === undefined ? {} : { screened_at: nowSql, screened_by: memberId }),
    ...(corrected === undefined ? {} : { corrected_at: nowSql }),
    ...(openAt === undefined ? {} : { open_at: openAt }),
    ...(endsAt === undefined ? {} : { ends_at: endsAt }),
    version: sql<number>`version + 1`, updated_at: nowSql,
  }).where('id', '=', id).execute()
}

export interface Opening {
  readonly id: string
  readonly endsAt: Date
}

export const updateOpened = async (
  tx: Tx, openings: readonly Opening[], openedAt: Date, revision: number,
): Promise<void> => {
  await sql`
    update auctions set opened_at = ${openedAt}, ends_at = given.ends_at, first_ends_at = given.ends_at,
      open_at = null, configuration_revision = ${revision}, version = version + 1
    from unnest(${openings.map(({ id }) => id)}::uuid[],
      ${openings.map(({ endsAt }) => timeOf(endsAt))}::timestamptz[]) as given (id, ends_at)
    where auctions.id = given.id`.execute(tx)
}

/** The order remembers its newest auction and how many there were. */
export const updateOrdersOfOpened = async (tx: Tx, auctionIds: readonly string[]): Promise<void> => {
  await sql`
    update orders set auction_id = auctions.id, round = auctions.round
    from auctions where auctions.id = any(${auctionIds}::uuid[]) and orders.id = auctions.order_id`.execute(tx)
}

export interface Ending {
  readonly reason: AuctionEndReason
  readonly by: RoundEndedBy
  readonly note: string | null
}

/** Set with the state of an auction that is over. */
export const endedQuery = ({ reason, by, note }: Ending) => sql`
  end_reason = ${reason}, round_ended_by = ${by}, end_note = ${note}, open_at = null,
  closed_at = case when opened_at is null then null else coalesce(closed_at, app_now()) end, version = version + 1`

/** Set with the state of an auction that nobody can bid on any more. */
export const closedQuery = sql`closed_at = app_now(), version = version + 1`

export interface NewNotice {
  readonly auctionId: string
  readonly kind: AuctionNoticeKind
  readonly reason: string
  readonly endsBefore: Date
  readonly endsAfter: Date
  readonly memberId: string | null
  readonly corrected?: Corrected | null
}

export const insertNotices = async (tx: Tx, notices: readonly NewNotice[]): Promise<void> => {
  if (notices.length === 0) return
  await sql`
    insert into auction_notices (auction_id, kind, reason, ends_before, ends_after, member_id, corrected)
    select "auctionId", kind, reason, "endsBefore", "endsAfter", "memberId", corrected
    from json_to_recordset(${JSON.stringify(notices)}::text::json) as given (
      "auctionId" uuid, kind text, reason text, "endsBefore" timestamptz, "endsAfter" timestamptz, "memberId" uuid,
      corrected jsonb)`.execute(tx)
}

export const listNotices = (db: Reader, auctionId: string, max: number) =>
  db.selectFrom('auction_notices')
    .select([
      'kind', 'reason', 'ends_before as endsBefore', 'ends_after as endsAfter', 'corrected', 'created_at as createdAt',
    ])
    .where('auction_id', '=', auctionId).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(max).execute()

export interface PutOff {
  readonly id: string
  readonly endsBefore: Date
  readonly endsAfter: Date
}

/** Open auctions whose deadline an outage moved: it comes later than their end. */
export const listMovedByOutage = async (tx: Tx): Promise<readonly PutOff[]> => {
  const { rows } = await sql<PutOff>`
    select auctions.id, auctions.ends_at as "endsBefore", deadlines.due_at as "endsAfter"
    from deadlines join auctions on auctions.id = deadlines.row_id
    where deadlines.machine = 'auction' and deadlines.duty = 'close' and deadlines.next_at is not null
      and auctions.state = 'auction' and deadlines.due_at > auctions.ends_at
    order by auctions.id`.execute(tx)
  return rows
}

export const updateEnds = async (tx: Tx, putOff: readonly PutOff[]): Promise<void> => {
  await sql`
    update auctions set ends_at = given.ends_at, version = version + 1
    from unnest(${putOff.map(({ id }) => id)}::uuid[],
      ${putOff.map(({ endsAfter }) => timeOf(endsAfter))}::timestamptz[]) as given (id, ends_at)
    where auctions.id = given.id`.execute(tx)
}

/** Auctions of these orders that are not over yet. */
export const listLiveOf = async (tx: Tx, orderIds: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from auctions
    where order_id = any(${orderIds}::uuid[]) and state in ('preparation', 'auction', 'contract')
    order by id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Listings of these orders, as far as they are still on their way to market. */
export const listPreparedOf = async (tx: Tx, orderIds: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select auctions.id from auctions join orders on orders.id = auctions.order_id
    where auctions.order_id = any(${orderIds}::uuid[]) and auctions.state = 'preparation'
      and orders.state in ('confirmed', 'retryAuction')
    order by auctions.id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Whoever saw these before sees another version now, approved or not. */
export const updateUnscreened = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await sql`
    update auctions set screened_at = null, screened_by = null, open_at = null, version = version + 1,
      updated_at = app_now()
    where id = any(${ids}::uuid[])`.execute(tx)
}

/** Whether there is an auction that came to market, of this order and with this id as far as they are named. */
export const findOpened = async (
  db: Reader, { orderId, auctionId }: { readonly orderId: string | null; readonly auctionId: string | null },
): Promise<boolean> => {
  const { rows } = await sql<{ isThere: boolean }>`
    select exists (
      select from auctions where opened_at is not null
        and (${orderId}::uuid is null or order_id = ${orderId}::uuid)
        and (${auctionId}::uuid is null or id = ${auctionId}::uuid)
    ) as "isThere"`.execute(db)
  return rows[0]?.isThere === true
}

/** Set with the state of an order whose seller says by then what is next. */
export const orderDueQuery = (dueAt: Date) => sql`due_at = ${dueAt}`
