// Every state of an order × every act that people have × everybody who may try it, as the machine's table says.
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import { actorsOf } from '@bidyard/contract/machine'
import { orderMachine } from '@bidyard/contract/states/order'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Answered, type Ask } from '../../../testing/ask.ts'
import {
  type CarWorld, confirm, filled, openCarWorld, type Order, putInto, type Seller,
} from '../../../testing/cars/car-world.ts'

let world: CarWorld
let stranger: Seller
beforeAll(async () => {
  world = await openCarWorld()
  stranger = await world.seller()
})
afterAll(() => world.stop())

type State = Order['state']
type Row = keyof typeof orderMachine.actions
interface Act {
  readonly ask: (ask: Ask, order: Order) => Promise<Order>
  /** The rows of the table that this one call stands for. */
  readonly rows: readonly Row[]
  /** Other states that the table names wait for a contract to end. */
  readonly only?: readonly State[]
}

const acts: Readonly<Record<string, Act>> = {
  confirm: { ask: (ask, order) => confirm(ask, order), rows: ['confirm'] },
  cancel: {
    ask: (ask, { id }) => ask(calls.cancelOrder, { params: { id }, body: { reason: '판매 의사 철회' } }),
    rows: ['cancel', 'cancelBidding', 'withdraw', 'cancelAfterContract'],
  },
  retry: {
    ask: (ask, { id }) => ask(calls.retryOrder, { params: { id }, body: {} }), rows: ['retry'], only: ['declined'],
  },
}

/** The partner of this world is not trusted to act for its customers. */
const parties = ['dealer', 'partner', 'stranger', 'seller', 'staff'] as const
type Party = (typeof parties)[number]

const askOf = (party: Party, seller: Seller): Ask => ({
  seller: seller.ask, staff: world.staff.ask, partner: world.partner.officer.ask, stranger: stranger.ask,
  dealer: world.dealer.ask,
})[party]

interface Expected {
  readonly status: number
  readonly to: State
}

const expectedOf = (party: Party, { rows, only }: Act, state: State): Expected => {
  if (party === 'dealer' || party === 'partner') return { status: 403, to: state }
  if (party === 'stranger') return { status: 404, to: state }
  const row = rows.map((name) => orderMachine.actions[name]).find((one) =>
    (one.from as readonly State[]).includes(state) && actorsOf(one).includes(party))
  return row === undefined || only?.includes(state) === false
    ? { status: 409, to: state } : { status: 200, to: row.to }
}

const statusOf = (asked: Promise<unknown>): Promise<number> => asked.then(() => 200, (error: unknown) => {
  if (error instanceof Answered) return error.status
  throw error
})

const made = async (state: State): Promise<{ readonly seller: Seller; readonly order: Order }> => {
  const seller = await world.seller()
  const order = await filled(seller)
  await world.app.sql`
    update orders set confirmed_at = app_now(), terms_version = 1, terms_accepted_at = app_now()
    where id = ${order.id}`
  await putInto(world, order, state)
  return { seller, order }
}

test.each(orderMachine.states.values)('an order that is %s moves as its table says', async (state) => {
  let { seller, order } = await made(state)
  for (const [name, act] of Object.entries(acts))
    for (const party of parties) {
      const expected = expectedOf(party, act, state)
      const status = await statusOf(act.ask(askOf(party, seller), order))
      const [after] = await world.app.sql<{ state: State }[]>`select state from orders where id = ${order.id}`
      expect([name, party, { status, to: after?.state }]).toEqual([name, party, expected])
      // Whoever was refused changed nothing, so the next one may ask about the same car.
      if (status === 200) ({ seller, order } = await made(state))
    }
})

test('a car that was offered three times is not offered again', async () => {
  const { seller, order } = await made('declined')
  await world.app.sql`update orders set round = 3 where id = ${order.id}`
  expect(await statusOf(seller.ask(calls.retryOrder, { params: { id: order.id }, body: {} }))).toBe(409)
})
