// Closed auctions that have no buyer yet, with who was chosen and until when somebody has to act.
import type { ContractKind } from '@bidyard/contract/enums'
import type { CarModel } from '@bidyard/contract/shapes/cars/register-facts'
import { sql } from 'kysely'
import { keptQuery } from '../../../runtime/database/kept-query.ts'
import { isDutyOfState } from '../../../runtime/work/deadlines.ts'
import { candidatesLeft, isUsed, roundDuties } from '../award/rounds.sql.ts'

export interface TradeProcessRow {
  readonly id: string
  readonly auctionNo: string
  readonly orderId: string
  readonly kind: ContractKind
  readonly carNumber: string
  readonly model: CarModel | null
  readonly modelYear: number | null
  readonly closedAt: Date
  readonly isConsulting: boolean
  readonly contractId: string | null
  readonly contractNo: string | null
  readonly shopName: string | null
  readonly amountWon: number | null
  readonly whose: string | null
  readonly dueAt: Date | null
  readonly candidatesUsed: number
  readonly candidatesLeft: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const isConsulting = sql<boolean>`exists (
  select from auction_bidders where auction_id = auctions.id and state = 'afterConsulting')`
/** Whoever was chosen has to answer, else the seller has to choose, or the office to talk. */
export const whose = sql<string | null>`coalesce(owed.whose, asked.whose)`
export const dueAt = sql<Date | null>`coalesce(owed.due_at, asked.due_at)`

const asked = sql<{ whose: string; due_at: Date }>`(
  select whose, due_at from deadlines
  where machine = 'auction' and row_id = auctions.id and duty = any(${[...roundDuties]}::text[])
    and stage in ('due', 'final')
  order by due_at limit 1)`

const candidatesUsed = sql<number>`(
  select count(*)::int from contracts chosen where chosen.auction_id = auctions.id and ${isUsed})`

export const tradeProcessesQuery = keptQuery((db) =>
  db
    .selectFrom('auctions')
    .innerJoin('orders', 'orders.id', 'auctions.order_id')
    .leftJoin('contracts', (join) =>
      join.onRef('contracts.auction_id', '=', 'auctions.id').on('contracts.state', '<>', 'cancelled'))
    .leftJoin('shops', 'shops.id', 'contracts.shop_id')
    .leftJoin('deadlines as owed', (join) =>
      join.on(isDutyOfState('contracts', sql`'contract-' || contracts.kind`)))
    .leftJoinLateral(asked.as('asked'), (join) => join.onTrue())
    .where('auctions.state', '=', 'contract')
    .where('contracts.awarded_at', 'is', null)
    .select([
      'auctions.id', 'auctions.auction_no as auctionNo', 'auctions.order_id as orderId', 'auctions.kind',
      'orders.car_number as carNumber', 'orders.model', 'orders.model_year as modelYear',
      'auctions.closed_at as closedAt', isConsulting.as('isConsulting'), 'contracts.id as contractId',
      'contracts.contract_no as contractNo', 'shops.name as shopName', 'contracts.amount_won as amountWon',
      whose.as('whose'), dueAt.as('dueAt'), candidatesUsed.as('candidatesUsed'), candidatesLeft.as('candidatesLeft'),
      'auctions.created_at as createdAt', 'auctions.updated_at as updatedAt',
    ])
    .$narrowType<Pick<TradeProcessRow, 'model' | 'closedAt'>>())
