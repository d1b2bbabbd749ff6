// Registrations and insurance histories, one by one and in lists, for whoever sees their cars.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { sql } from 'kysely'
import type { Caller } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { findOrder } from '../orders/orders.sql.ts'
import { carViewerOf, findCarViewer, isWonBy, ofSeenCars } from '../seen-cars.ts'
import {
  findGuidePrice, findHistory, findHistoryOf, findRegister, historiesQuery, registersQuery,
} from './facts.sql.ts'
import { showGuidePrice, showHistory, showRegister } from './show-facts.ts'

const columns = {
  id: sql`facts.id`,
  orderId: sql`facts.order_id`,
  carNumber: sql`facts.car_number`,
  source: sql`facts.source`,
  outcome: sql`facts.outcome`,
  askedAt: sql`facts.asked_at`,
  createdAt: sql`facts.created_at`,
  updatedAt: sql`facts.updated_at`,
} as const

const isWon = (caller: Caller) => isWonBy(caller, sql`facts.order_id`).as('isWon')

export const listCarRegisters = listing(carsCalls.listCarRegisters, ({ db, caller }) => source({
  query: registersQuery(db).where(ofSeenCars(caller)).select(isWon(caller)),
  columns,
  item: (row) => showRegister(row, carViewerOf(caller, row) ?? 'dealer'),
}))

export const getCarRegister = read(carsCalls.getCarRegister, async ({ db, caller, params, refuse }) => {
  const row = await findRegister(db, params.id)
  const viewer = row === undefined ? undefined : await findCarViewer(db, caller, row)
  if (row === undefined || viewer === undefined) throw refuse('notFound')
  return showRegister(row, viewer)
})

export const listCarHistories = listing(carsCalls.listCarHistories, ({ db, caller }) => source({
  query: historiesQuery(db).where(ofSeenCars(caller)).select(isWon(caller)),
  columns,
  item: (row) => showHistory(row, carViewerOf(caller, row) ?? 'dealer'),
}))

export const getCarHistory = read(carsCalls.getCarHistory, async ({ db, caller, params, refuse }) => {
  const row = await findHistory(db, params.id)
  const viewer = row === undefined ? undefined : await findCarViewer(db, caller, row)
  if (row === undefined || viewer === undefined) throw refuse('notFound')
  return showHistory(row, viewer)
})

export const getOrderCarHistory = read(carsCalls.getOrderCarHistory, async ({ db, caller, params, refuse }) => {
  const row = await findHistoryOf(db, params.id)
  const viewer = row === undefined ? undefined : await findCarViewer(db, caller, row)
  if (row === undefined || viewer === undefined) throw refuse('notFound')
  return showHistory(row, viewer)
})

export const getOrderGuidePrice = read(carsCalls.getOrderGuidePrice, async ({ db, caller, params, refuse }) => {
  const order = await findOrder(db, params.id)
  const viewer = order === undefined ? undefined : await findCarViewer(db, caller, { ...order, orderId: order.id })
  if (order === undefined || viewer === undefined) throw refuse('notFound')
  return showGuidePrice(await findGuidePrice(db, order.id))
})
