// Shows the office all closed auctions that have no buyer yet.
import type { ItemOf } from '@bidyard/contract/list'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { dutyParty } from '@bidyard/contract/enums/contracts'
import { sql } from 'kysely'
import { listing } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { dueAt, isConsulting, type TradeProcessRow, tradeProcessesQuery, whose } from './trade-processes.sql.ts'

type Shown = ItemOf<typeof contractsCalls.listTradeProcesses>

const chosenOf = ({ contractId, contractNo, shopName, amountWon }: TradeProcessRow): Shown['chosen'] =>
  contractId === null || contractNo === null || shopName === null || amountWon === null
    ? null : { contractId, contractNo, shopName, amountWon }

const show = (row: TradeProcessRow): Shown => ({
  id: row.id, auctionNo: row.auctionNo, orderId: row.orderId, kind: row.kind, carNumber: row.carNumber,
  model: row.model, modelYear: row.modelYear, closedAt: timeOf(row.closedAt), isConsulting: row.isConsulting,
  chosen: chosenOf(row), whose: dutyParty.values.find((party) => party === row.whose) ?? null,
  dueAt: timeOf(row.dueAt), candidatesUsed: row.candidatesUsed, candidatesLeft: row.candidatesLeft,
  createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})

export const listTradeProcesses = listing(contractsCalls.listTradeProcesses, ({ db }) => source({
  query: tradeProcessesQuery(db),
  columns: {
    id: sql`auctions.id`,
    kind: sql`auctions.kind`,
    carNumber: sql`orders.car_number`,
    isConsulting,
    closedAt: sql`auctions.closed_at`,
    dueAt,
    whose,
    createdAt: sql`auctions.created_at`,
    updatedAt: sql`auctions.updated_at`,
  },
  item: show,
}))
