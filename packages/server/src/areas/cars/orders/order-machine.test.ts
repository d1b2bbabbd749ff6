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

const acts = {
  confirm: (ask: Ask, order: Order) => confirm(ask, order),
  cancel: (ask: Ask, { id }: Order) =>
    ask(calls.cancelOrder, { params: { id }, body: { reason: '판매 의사 철회' } }),
} as const
type Act = keyof typeof acts

/** The partner of this world is not trusted to act for its customers. */
const parties = ['seller', 'staff', 'partner', 'stranger', 'dealer'] as const
type Party = (typeof parties)[number]

const askOf = (party: Party, seller: Seller): Ask => ({
  seller: seller.ask, staff: world.staff.ask, partner: world.partner.officer.ask, stranger: stranger.ask,
  dealer: world.dealer.ask,
})[party]

const expectedOf = (party: Party, act: Act, state: Order['state']): number => {
  if (party === 'dealer' || party === 'partner') return 403
  if (party === 'stranger') return 404
  const row = orderMachine.actions[act]
  const from: readonly string[] = row.from
  return from.includes(state) && actorsOf(row).includes(party) ? 200 : 409
}

const statusOf = (asked: Promise<unknown>): Promise<number> => asked.then(() => 200, (error: unknown) => {
  if (error instanceof Answered) return error.status
  throw error
})

test.each(orderMachine.states.values)('an order that is %s moves as its table says', async (state) => {
  for (const act of Object.keys(acts) as Act[])
    for (const party of parties) {
      const seller = await world.seller()
      const order = await filled(seller)
      await world.app.sql`
        update orders set confirmed_at = app_now(), terms_version = 1, terms_accepted_at = app_now()
        where id = ${order.id}`
      await putInto(world, order, state)
      const status = await statusOf(acts[act](askOf(party, seller), order))
      expect([act, party, status]).toEqual([act, party, expectedOf(party, act, state)])
      const [after] = await world.app.sql<{ state: string }[]>`select state from orders where id = ${order.id}`
      expect(after?.state).toBe(status === 200 ? orderMachine.actions[act].to : state)
    }
}, 60_000)
