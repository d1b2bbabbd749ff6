// Lists over what grows without end: a plate is found by an index, and every order of the market comes from one.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { handlersOf } from './handlers.ts'
import { nobody } from './runtime/caller.ts'
import { conditionOf, orderOf } from './runtime/list/conditions.ts'
import type { AnyQuery, ListSource } from './runtime/list/source.ts'
import { startTestApp, type TestApp } from './testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const lists = () => {
  const { cars, yard, auctions, bidding, contracts, finance } = handlersOf(app.providers)
  const { listOrders, listCarRegisters, listCarHistories, listCarChecks, listCarPhotos } = cars
  const { listTransports, listCheckIns } = yard
  const { listAuctions, listAuctionSearchTables } = auctions
  const { listBuyerTradeProcesses } = bidding
  const { listContracts } = contracts
  const { listSellerFees } = finance
  return {
    listOrders, listCarRegisters, listCarHistories, listCarChecks, listCarPhotos, listTransports, listCheckIns,
    listAuctions, listAuctionSearchTables, listBuyerTradeProcesses, listContracts, listSellerFees,
  }
}
type List = keyof ReturnType<typeof lists>

const sourceOf = (list: List, role: 'staff' | 'dealer' = 'staff'): ListSource => {
  const { source } = lists()[list] as unknown as { readonly source: (given: object) => ListSource }
  return source({ db: app.database.primary, caller: { ...nobody(''), roles: new Set([role]), shopId: randomUUID() } })
}

/** As it would be with many rows: going through a table or sorting it is what costs then. */
const planOf = (query: AnyQuery): Promise<string> => app.database.transact(async (tx) => {
  for (const way of ['seqscan', 'sort', 'hashjoin', 'mergejoin', 'bitmapscan'])
    await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(tx)
  const { rows } = await sql<Readonly<Record<string, string>>>`explain select from (${query}) as listed`.execute(tx)
  return rows.flatMap((row) => Object.values(row)).join('\n')
})

test.each<List>([
  'listOrders', 'listCarRegisters', 'listCarHistories', 'listCarChecks', 'listCarPhotos', 'listTransports',
  'listCheckIns', 'listAuctions', 'listAuctionSearchTables', 'listContracts', 'listSellerFees',
])('%s finds a plate by an index', async (list) => {
  const { query, columns } = sourceOf(list)
  const column = columns['carNumber'] ?? sql``
  expect(await planOf(query.where(conditionOf(column, 'text', 'eq', '12가3456')))).toMatch(/Index Cond: .*car_number/)
})

test.each([
  ['orders', 'car_number', 'orders_by_part'], ['auctions', 'auction_no', 'auctions_by_part'],
  ['past_auctions', 'found', 'past_auctions_by_part'],
])('%s are found by a part of %s by an index', async (table, column, index) => {
  const like = conditionOf(sql.ref(column), 'words', 'like', '그랜저 143보')
  const query = sql`select from ${sql.table(table)} where ${like}`
  const plan = await app.database.transact(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<Readonly<Record<string, string>>>`explain ${query}`.execute(tx)
    return rows.flatMap((row) => Object.values(row)).join('\n')
  })
  expect(plan).toContain(index)
})

test.each([
  ['eq', '2031-05-01T03:00:00.123Z'], ['in', ['2031-05-01T03:00:00.123Z', '2031-05-02T03:00:00Z']],
  ['gt', '2031-05-01T03:00:00.123Z'],
] as const)('a moment that was shown is found by an index with %s', async (operator, value) => {
  const { query, columns: { openedAt = sql`` } } = sourceOf('listAuctions')
  expect(await planOf(query.where(conditionOf(openedAt, 'time', operator, value)))).toMatch(/Index Cond: .*opened_at/)
})

const orders: readonly (readonly [List, string])[] = [
  ['listAuctions', 'openedAt'], ['listAuctions', 'endsAt'], ['listAuctionSearchTables', 'carMileage'],
  ['listAuctionSearchTables', 'carYear'], ['listAuctionSearchTables', 'auctionCreatedAt'],
  ['listAuctionSearchTables', 'auctionBidEndAt'],
]
describe.each(['asc', 'desc'] as const)('%s', (direction) => {
  test.each(orders)('%s by %s sorts nothing', async (list, name) => {
    const { query, columns, always = [] } = sourceOf(list)
    const asked = query
      .orderBy(orderOf({ name, column: columns[name] ?? sql``, direction, always: always.includes(name) }))
      .orderBy(orderOf({ name: 'id', column: columns['id'] ?? sql``, direction, always: true })).limit(20)
    expect(await planOf(asked)).not.toMatch(/Sort/)
  })
})

test.each(['staff', 'dealer'] as const)('what ends next is found by %s in the index of what is open', async (role) => {
  const { query, columns: { state = sql``, auctionBidEndAt = sql`` }, atLeast } =
    sourceOf('listAuctionSearchTables', role)
  const asked = query.where(conditionOf(state, 'choice', 'eq', 'auction'))
    .where(atLeast?.['state']?.('eq', 'auction') ?? sql<boolean>`true`)
    .orderBy(orderOf({ name: 'auctionBidEndAt', column: auctionBidEndAt, direction: 'asc', always: true }))
    .orderBy(sql`searched.id`).limit(20)
  const plan = await planOf(asked)
  expect(plan).toContain('auction_search_open_by_end')
  expect(plan).not.toMatch(/Sort/)
})

test('what a shop bid on comes from its index, and what it bid anew is looked up in others', async () => {
  const { query, columns: { createdAt = sql`` } } = sourceOf('listBuyerTradeProcesses', 'dealer')
  const plan = await planOf(query.orderBy(sql`${createdAt} desc`).limit(20))
  for (const index of ['biddings_by_shop', 'biddings_one_live', 'biddings_cancelled']) expect(plan).toContain(index)
  expect(plan).not.toMatch(/Sort|Seq Scan on biddings/)
})
