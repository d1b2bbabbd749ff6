// Everything that waits for the office, each kind by the words of its own queue, with who has taken it.
import type { StaffPart, WorkKind } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { inspectingParts } from '@bidyard/contract/shapes/work/attended'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface WorkRecord {
  readonly id: string
  readonly kind: WorkKind
  readonly part: StaffPart
  readonly about: string
  readonly won: number | null
  readonly waitsSince: Date
  readonly dueAt: Date | null
  readonly placeId: string
  readonly ownerId: string | null
  readonly ownerName: string | null
  readonly takenAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

interface Asked {
  readonly kinds: readonly WorkKind[]
  readonly partOf: Readonly<Record<WorkKind, readonly StaffPart[]>>
  /** What the office did not do in time waits for root alone. */
  readonly isRoot: boolean
  /** Of a row of `orders`: its car was looked at. */
  readonly hasCheck: RawBuilder<boolean>
  /** Of a row of `orders`: nobody looks at its car, and it is time that somebody does. */
  readonly lacksLook: RawBuilder<boolean>
  /** Of rows of `requests`, `biddings` and `auctions`: its shop asks still. */
  readonly isAskedBid: RawBuilder<boolean>
  /** Of a row of `amounts`: its paper waits to be issued or cancelled, and by which day it is issued. */
  readonly isBillDue: RawBuilder<boolean>
  readonly billDueDay: RawBuilder<string | null>
}

const visitLate = sql`make_interval(hours => ${sql.lit(limits.visitLateHours)})`

/** As `mayAttend` has it, which a test compares with this statement. */
const inspecting = sql.join(inspectingParts.map((part) => sql.lit(part)))

const ofPeople = sql`
  select id, 'registration' as kind, shop_name as about, null::bigint as won, submitted_at as since, id as place_id,
    null::text as machine, null::uuid as owed_id, created_at, updated_at
  from member_registrations where state = 'inProgress'
  union all
  select appeals.id, 'appeal', shops.name, null, appeals.created_at, appeals.violation_id, null, null,
    appeals.created_at, appeals.updated_at
  from violation_appeals appeals join shops on shops.id = appeals.shop_id where appeals.state = 'submitted'
  union all
  select asked.id, 'dataRequest', members.member_no, null, asked.created_at, asked.id, 'data-request', asked.id,
    asked.created_at, asked.updated_at
  from data_requests asked join members on members.id = asked.member_id where asked.state = 'submitted'`

const ofCars = ({ hasCheck, lacksLook, isAskedBid }: Pick<Asked, 'hasCheck' | 'lacksLook' | 'isAskedBid'>) => sql`
  -- Nobody can be expected there, or what was to be over by now was not begun, completed or noted as missed.
  select id, 'visit', car_number, null, case when late then reserved_at + ${visitLate} else created_at end,
    order_id, null, null, created_at, updated_at
  from car_checks cross join lateral (select reserved_at < app_now() - ${visitLate} as late) as ends
  where state = 'inProgress' and source = 'inspector' and (late or not exists (
    select from members where members.id = inspector_id and members.state = 'active' and (members.type = 'root'
      or (members.type = 'admin' and (members.part is null or members.part in (${inspecting}))))))
  union all
  -- Of a car that nobody presented the house is the seller, and agrees on a visit with nobody.
  select id, 'visit', car_number, null, confirmed_at, id, null, null, created_at, updated_at
  from orders where partner_id is null and confirmed_at is not null and ${lacksLook}
  union all
  select auctions.id, case when auctions.screened_at is null then 'screening' else 'opening' end, orders.car_number,
    null,
    coalesce(auctions.screened_at, auctions.resubmitted_at, auctions.created_at), auctions.id, null, null,
    auctions.created_at, auctions.updated_at
  from auctions join orders on orders.id = auctions.order_id
  where auctions.state = 'preparation' and auctions.open_at is null
    and (auctions.returned_at is null or auctions.resubmitted_at is not null)
    and (auctions.screened_at is not null or ${hasCheck})
  union all
  select id, 'carImport', file_name, null, coalesce(failed_at, read_at), id, null, null, created_at, updated_at
  from order_imports
  where failed_at is not null or (refusal is not null and created_at > app_now() - interval '7 days')
  union all
  select reports.id, 'errorReport', auctions.auction_no, null, reports.report_at, reports.id, null, null,
    reports.created_at, reports.updated_at
  from auction_error_reports reports join auctions on auctions.id = reports.auction_id
  where reports.answered_at is null
  union all
  select requests.id, 'cancelRequest', orders.car_number, null, requests.created_at, requests.auction_id, null, null,
    requests.created_at, requests.updated_at
  from bidding_cancel_requests requests
    join auctions on auctions.id = requests.auction_id join orders on orders.id = auctions.order_id
    join biddings on biddings.id = requests.bidding_id
  where ${isAskedBid}
  union all
  -- Of a delivery that its buyer agreed on nobody here knows until it is paid: then a carrier is to be asked.
  select id, 'transport', car_number, null, coalesce(paid.at, created_at), id, null, null, created_at, updated_at
  from transports left join lateral (
    select payment_completed_at as at from contracts
    where contracts.order_id = transports.order_id and contracts.state not in ('done', 'cancelled')
      and contracts.payment_state = 'completed' and transports.kind = 'delivery' limit 1) as paid on true
  where state in ('registered', 'transportRequested') and (state = 'transportRequested' or paid.at is not null)`

/** One line for each contract: what has to be decided comes before what only has to be looked at. */
const ofContracts = (isRoot: boolean) => sql`
  select bidders.id, 'consulting', orders.car_number, bidders.bid_amount_won, bidders.created_at, bidders.auction_id,
    'auction', bidders.auction_id, bidders.created_at, bidders.updated_at
  from auction_bidders bidders
    join auctions on auctions.id = bidders.auction_id join orders on orders.id = auctions.order_id
  where bidders.state = 'afterConsulting'
  union all
  select contracts.id,
    case when contracts.state = 'lienConfirmation' then 'lien'
      when contracts.state = 'screening' and contracts.screening_state = 'inProgress' then 'papers' else 'stuck' end,
    orders.car_number, contracts.price_won, contracts.updated_at, contracts.id,
    case when contracts.state = 'screening' and contracts.screening_state = 'inProgress' then 'screening'
      else 'contract-' || contracts.kind end,
    contracts.id, contracts.created_at, contracts.updated_at
  from contracts join orders on orders.id = contracts.order_id
  where contracts.state not in ('done', 'cancelled') and (
    contracts.state = 'lienConfirmation' or (contracts.state = 'screening' and contracts.screening_state = 'inProgress')
    or contracts.attention = 'staff' or (${isRoot}::boolean and contracts.attention = 'root'))
  union all
  -- Done, and looked at once more, or without its money.
  select contracts.id, case when contracts.screening_state = 'inProgress' then 'papers' else 'stuck' end,
    orders.car_number, contracts.price_won, contracts.updated_at, contracts.id, 'screening', contracts.id,
    contracts.created_at, contracts.updated_at
  from contracts join orders on orders.id = contracts.order_id
  where contracts.state = 'done' and contracts.attention is not null and (
    contracts.screening_state = 'inProgress' or contracts.attention = 'staff' or ${isRoot}::boolean)
  union all
  select cuts.id, 'priceCut', orders.car_number, cuts.total_won, cuts.updated_at, cuts.contract_id, 'adjustment',
    cuts.contract_id, cuts.created_at, cuts.updated_at
  from adjustments cuts
    join contracts on contracts.id = cuts.contract_id join orders on orders.id = contracts.order_id
  where cuts.state = 'disputed' and contracts.state not in ('done', 'cancelled')
  union all
  select claims.id, 'takeover', orders.car_number, claims.wished_won, claims.opened_at, claims.contract_id, null, null,
    claims.opened_at, claims.opened_at
  from takeover_disputes claims
    join contracts on contracts.id = claims.contract_id join orders on orders.id = contracts.order_id
  where claims.state = 'open' and contracts.state = 'takeoverConfirmation'
  union all
  select cases.id, 'fault', orders.car_number, null, coalesce(cases.answered_at, cases.overdue_at, cases.created_at),
    cases.contract_id, null, null, cases.created_at, cases.updated_at
  from fault_cases cases
    join contracts on contracts.id = cases.contract_id join orders on orders.id = contracts.order_id
  where cases.state in ('confirmed', 'disputed') or (cases.state = 'open' and cases.overdue_at is not null)`

/** What is put down by, or owed to, a shop that trades no more: nobody there asks for it, and its bills come first. */
const ofLeftShops = sql`
  select shops.id, 'leftMoney', shops.name, held.won, coalesce(shops.barred_at, shops.updated_at), shops.id, null,
    null, shops.created_at, shops.updated_at
  from shops cross join lateral (select (
      select coalesce(sum(remaining_won), 0)::bigint from shop_deposits
      where shop_id = shops.id and state = 'deposited'
    ) + (
      select coalesce(sum(balance_won), 0)::bigint from ledger_accounts
      where owner_id = shops.id and kind = 'shopCredit'
    ) as won) as held
  where held.won > 0 and (shops.state = 'closed' or shops.barred_at is not null
      or not exists (select from members where shop_id = shops.id and state <> 'left'))
    and not exists (select from amounts where shop_id = shops.id and state = 'billed')
    and not exists (select from contracts where shop_id = shops.id and state not in ('done', 'cancelled'))
    and not exists (select from biddings
      where shop_id = shops.id and state in ('bidding', 'biddingPaused', 'awardReserved', 'awarded'))
    and not exists (select from money_proposals where shop_id = shops.id and state = 'proposed')`

const ofMoney = ({ isBillDue }: Pick<Asked, 'isBillDue'>) => sql`
  select proposals.id, 'proposal', coalesce(shops.name, ''), proposals.won, proposals.created_at, proposals.id, null,
    null, proposals.created_at, proposals.updated_at
  from money_proposals proposals left join shops on shops.id = proposals.shop_id where proposals.state = 'proposed'
  union all
  select payouts.id, 'payout', shops.name, payouts.won, payouts.created_at, payouts.id, null, null, payouts.created_at,
    payouts.updated_at
  from payouts join shops on shops.id = payouts.shop_id where payouts.state = 'waiting'
  union all
  select sent.id, 'sellerPayout', orders.car_number, sent.won, sent.created_at, sent.contract_id, null, null,
    sent.created_at, sent.updated_at
  from seller_payouts sent join orders on orders.id = sent.order_id where sent.state = 'waiting'
  union all
  select id, 'unmatched', '', won, arrived_at, id, null, null, created_at, updated_at
  from unmatched_payments where state = 'waiting'
  union all
  select amounts.id, 'billPaper', shops.name, amounts.total_won,
    case amounts.state when 'paid' then amounts.paid_at else amounts.updated_at end, amounts.id, null, null,
    amounts.created_at, amounts.updated_at
  from amounts join shops on shops.id = amounts.shop_id where ${isBillDue}
  union all ${ofLeftShops}`

type Waiting = Omit<WorkRecord, 'dueAt' | 'ownerId' | 'ownerName' | 'takenAt'> & {
  readonly machine: string | null
  readonly owedId: string | null
  readonly lastsUntil: Date | null
}

/** What the law wants done by a day may be done until that is over in Seoul. */
const lastsUntil = ({ billDueDay }: Pick<Asked, 'billDueDay'>) => sql`
  case kind when 'billPaper' then (
    select (${billDueDay} + 1)::timestamp at time zone 'Asia/Seoul' - interval '1 second'
    from amounts where amounts.id = everything.id) end`

/** Of `waiting` and `owed`. */
export const workDueAt = sql<Date | null>`coalesce(owed.due_at, waiting."lastsUntil")`

export const workQuery = (db: Reader | Tx, { kinds, partOf, isRoot, ...judged }: Asked) => {
  const parts = Object.fromEntries(Object.entries(partOf).map(([kind, [first]]) => [kind, first]))
  const waiting: RawBuilder<Waiting> = sql`(
    select id, kind, ${JSON.stringify(parts)}::text::json ->> kind as part, about, won, since as "waitsSince",
      place_id as "placeId", machine, owed_id as "owedId", ${lastsUntil(judged)} as "lastsUntil",
      created_at as "createdAt", updated_at as "updatedAt"
    from (
      ${ofPeople} union all ${ofCars(judged)} union all ${ofContracts(isRoot)} union all ${ofMoney(judged)}
    ) as everything
    where kind = any(${kinds}::text[]))`
  return db
    .selectFrom(waiting.as('waiting'))
    .leftJoin('deadlines as owed', (join) => join.onRef('owed.machine', '=', 'waiting.machine')
      .onRef('owed.row_id', '=', 'waiting.owedId').on('owed.whose', '=', 'staff')
      .on('owed.stage', 'in', ['due', 'final']))
    .leftJoin('work_owners as owners', (join) => join.onRef('owners.kind', '=', 'waiting.kind')
      .onRef('owners.row_id', '=', 'waiting.id'))
    .leftJoin('members', 'members.id', 'owners.member_id')
    .leftJoin('users', 'users.id', 'members.user_id')
    .select([
      'waiting.id', 'waiting.kind', 'waiting.part', 'waiting.about', 'waiting.won', 'waiting.waitsSince',
      workDueAt.as('dueAt'), 'waiting.placeId', 'owners.member_id as ownerId', 'users.name as ownerName',
      'owners.taken_at as takenAt', 'waiting.createdAt', 'waiting.updatedAt',
    ])
}

export interface CountRow {
  readonly kind: WorkKind
  readonly part: StaffPart
  readonly count: number
  readonly mine: number
  readonly free: number
  readonly oldestAt: Date
}

export const listWorkCounts = async (
  db: Reader, asked: Asked, memberId: string | null,
): Promise<readonly CountRow[]> => {
  const { rows } = await sql<CountRow>`
    select kind, part, count(*)::int as count, count(*) filter (where "ownerId" = ${memberId}::uuid)::int as mine,
      count(*) filter (where "ownerId" is null)::int as free, min("waitsSince") as "oldestAt"
    from (${workQuery(db, asked)}) as waiting group by kind, part order by min("waitsSince")`.execute(db)
  return rows
}

/** The oldest first; what has a time of its own is late after it. */
export const listLateWork = async (
  db: Reader | Tx, asked: Asked, hours: number,
): Promise<readonly WorkRecord[]> =>
  (await sql<WorkRecord>`
    select * from (${workQuery(db, asked)}) as late
    where coalesce("dueAt", "waitsSince" + make_interval(hours => ${hours})) < app_now()
    order by "waitsSince", id limit 1000`.execute(db)).rows
