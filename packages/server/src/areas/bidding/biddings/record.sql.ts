// A shop's record, as it is shown to whoever may choose it: cars it was awarded, took over, and let go.
import type { ContractCancelCause } from '@bidyard/contract/enums'
import { type BuyerSaid, type Fall, falls, type SaidFact } from '@bidyard/contract/states/contracts/falls'
import { type RawBuilder, sql } from 'kysely'

export interface ShopRecord {
  readonly awarded: number
  readonly completed: number
  readonly cancelled: number
}

const columns = {
  purchaseDeclineType: 'past.purchase_decline_type', cancelType: 'past.cancel_type',
  scheduleCancelledAs: 'past.schedule_cancelled_as', scheduleCancelType: 'past.schedule_cancel_type',
} as const satisfies Readonly<Record<SaidFact, string>>

const wasDecided = sql<boolean>`
  exists (select from fault_cases where fault_cases.contract_id = past.id and fault_cases.fault = 'buyer')`

const wasSaid = (said: BuyerSaid): RawBuilder<boolean>[] => {
  const wanted = Object.entries(said) as [SaidFact, readonly string[]][]
  if (wanted.length === 0) return []
  return [sql`(${sql.join(wanted.map(([fact, answers]) =>
    sql`${sql.ref(columns[fact])} in (${sql.join(answers.map((answer) => sql.lit(answer)))})`), sql` and `)})`]
}

const heldAgainst = ({ buyersDoing }: Fall): RawBuilder<boolean> =>
  (typeof buyersDoing === 'boolean'
    ? sql`${sql.lit(buyersDoing)}` : sql`(${sql.join([...wasSaid(buyersDoing), wasDecided], sql` or `)})`)

const isBuyersDoing = sql<boolean>`case past.cancel_cause ${sql.join(
  (Object.entries(falls) as [ContractCancelCause, Fall][]).map(([cause, fall]) =>
    sql`when ${sql.lit(cause)} then ${heldAgainst(fall)}`), sql` `)} else false end`

/** What became of cars that this shop was chosen for; of those that fell, the ones that it let fall itself. */
export const recordQuery = (shopId: RawBuilder<unknown>) => sql<ShopRecord>`(
  select json_build_object(
    'awarded', count(*) filter (where past.awarded_at is not null),
    'completed', count(*) filter (where past.state = 'done'),
    'cancelled', count(*) filter (where ${isBuyersDoing}))
  from contracts past where past.shop_id = ${shopId})`
