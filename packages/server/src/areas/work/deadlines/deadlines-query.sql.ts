// What people have to do by a time: their deadlines, what was billed and is overdue, and visits that are reserved.
import {
  contractKind, type ContractKind, type ContractStep, type DutyHolder, type DutyKind, type FeeType,
} from '@bidyard/contract/enums'
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'
import { traitsOf } from '@bidyard/contract/shapes/contracts/traits-of'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'

export interface OwedRecord {
  readonly id: string
  readonly kind: DutyKind
  readonly whose: DutyHolder
  readonly dueAt: Date
  readonly finalAt: Date | null
  readonly contractId: string | null
  readonly auctionId: string | null
  readonly orderId: string | null
  readonly checkId: string | null
  readonly amountId: string | null
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly contractNo: string | null
  readonly contractKind: ContractKind | null
  readonly step: ContractStep | null
  readonly revision: number | null
  readonly bidWon: number | null
  readonly priceWon: number | null
  readonly awardedAt: Date | null
  readonly carNumber: string | null
  readonly model: CarModel | null
  readonly amountNo: string | null
  readonly totalWon: number | null
  readonly feeType: FeeType | null
  /** Of a car whose money goes through the house. */
  readonly houseWon: number | null
}

/** Whose deadlines are looked for; each null leaves that kind of holder out. */
export interface Holders {
  readonly shopId: string | null
  readonly inspectorId: string | null
  readonly seesSellers: boolean
  readonly officeKinds: readonly DutyKind[]
}

interface DutyName {
  readonly machine: string
  readonly duty: string
  readonly kind: DutyKind
}

type Owed = Pick<
  OwedRecord,
  'id' | 'kind' | 'whose' | 'dueAt' | 'finalAt' | 'contractId' | 'auctionId' | 'orderId' | 'checkId' | 'amountId'
  | 'createdAt' | 'updatedAt'
>

const houseKinds = contractKind.values.filter((kind) => traitsOf(kind).paid === 'throughHouse')

/** Only what may be theirs is in the question, so that each part of it is a look into an index. */
const heldBy = ({ shopId, seesSellers, officeKinds }: Holders) => sql.join([
  ...(shopId === null ? [] : [sql`(live.whose in ('shop', 'buyer') and live.holder_id = ${shopId}::uuid)`]),
  ...(seesSellers ? [sql`live.whose = 'seller'`] : []),
  ...(officeKinds.length === 0 ? [] : [sql`(live.whose = 'staff' and named.kind = any(${officeKinds}::text[]))`]),
  sql`false`,
], sql` or `)

const ofDeadlines = (names: readonly DutyName[], holders: Holders) => sql`
  select live.id, named.kind, case live.whose when 'buyer' then 'shop' else live.whose end as whose,
    live.due_at as "dueAt", live.final_at as "finalAt",
    case when live.machine in ('adjustment', 'screening') or live.machine like 'contract-%' then live.row_id
      when live.machine = 'fault-case' then (select contract_id from fault_cases where id = live.row_id)
    end as "contractId",
    case when live.machine = 'auction' then live.row_id end as "auctionId",
    case when live.machine = 'order' then live.row_id end as "orderId", null::uuid as "checkId",
    case live.machine when 'amount' then live.row_id
      when 'shop-deposit' then (select amount_id from shop_deposits where id = live.row_id)
      when 'subscription' then (select amount_id from shop_subscriptions where id = live.row_id)
    end as "amountId",
    live.created_at as "createdAt", live.updated_at as "updatedAt"
  from deadlines live
    join json_to_recordset(${JSON.stringify(names)}::text::json) as named (machine text, duty text, kind text)
      using (machine, duty)
  where live.next_at is not null and (${heldBy(holders)})`

/** Its deadline is met once its time is over; it is owed all the same. */
const ofOverdue = ({ shopId }: Holders) => sql`
  select late.id, 'payAmount', 'shop', late.due_at, null, null, null, null, null, late.id, late.created_at,
    late.updated_at
  from amounts late
  where late.shop_id = ${shopId}::uuid and late.state = 'billed' and late.due_at <= app_now()
    and not exists (select from deadlines told
      where told.machine = 'amount' and told.row_id = late.id and told.duty = 'pay' and told.next_at is not null)`

const ofVisits = ({ inspectorId }: Holders) => sql`
  select visit.id, 'visitCar', 'inspector', visit.reserved_at, null, null, null, visit.order_id, visit.id, null,
    visit.created_at, visit.updated_at
  from car_checks visit
  where visit.inspector_id = ${inspectorId}::uuid and visit.state = 'inProgress' and visit.reserved_at is not null`

/** What is to be transferred for a car: one sum for its price and the fee that is paid with it. */
const houseWon = sql<number | null>`
  case when owed.kind = 'payment' and contracts.kind = any(${houseKinds}::text[]) then (
    select sum(due.total_won)::bigint from amounts due
    where due.contract_id = contracts.id and due.state in ('expected', 'billed')
      and (due.kind = 'carPrice' or due.fee_type = 'successBidFee')) end`

/** With `orders` in it, so that cars of one's own can be told from others. */
export const deadlinesQuery = (db: Reader, names: readonly DutyName[], holders: Holders) => {
  const owed: RawBuilder<Owed> = sql`(${ofDeadlines(names, holders)}
    union all ${ofOverdue(holders)} union all ${ofVisits(holders)})`
  return db
    .selectFrom(owed.as('owed'))
    .leftJoin('amounts', 'amounts.id', 'owed.amountId')
    // A bill says which car it is for.
    .leftJoin('contracts', (join) => join.on(sql<boolean>`
      contracts.id = coalesce(owed."contractId", amounts.contract_id)`))
    .leftJoin('auctions', 'auctions.id', 'owed.auctionId')
    .leftJoin('orders', (join) => join.on(sql<boolean>`
      orders.id = coalesce(owed."orderId", contracts.order_id, auctions.order_id)`))
    .select([
      'owed.id', 'owed.kind', 'owed.whose', 'owed.dueAt', 'owed.finalAt', 'owed.contractId', 'orders.id as orderId',
      sql<string | null>`coalesce(owed."auctionId", contracts.auction_id)`.as('auctionId'), 'owed.checkId',
      'owed.amountId', 'owed.createdAt', 'owed.updatedAt', 'contracts.contract_no as contractNo',
      'contracts.kind as contractKind', 'contracts.state as step', 'contracts.configuration_revision as revision',
      'contracts.amount_won as bidWon', 'contracts.price_won as priceWon', 'contracts.awarded_at as awardedAt',
      'orders.car_number as carNumber', 'orders.model', 'amounts.amount_no as amountNo',
      'amounts.total_won as totalWon', 'amounts.fee_type as feeType', houseWon.as('houseWon'),
    ])
    // The price of a car is owed by its contract, and stands there.
    .where(sql<boolean>`amounts.kind is distinct from 'carPrice'`)
}
