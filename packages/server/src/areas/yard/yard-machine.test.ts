// Every state of a transport and of a stay × every act × everybody who may try it, as the tables say.
import { yardCalls as calls } from '@bidyard/contract/calls/yard'
import type { TransportKind, TransportState } from '@bidyard/contract/enums'
import { actorsOf } from '@bidyard/contract/machine'
import { deliveryTransportMachine } from '@bidyard/contract/states/yard/delivery-transport'
import { inboundTransportMachine } from '@bidyard/contract/states/yard/inbound-transport'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Answered, type Ask } from '../../testing/ask.ts'
import { type CarWorld, confirmed, openCarWorld, putInto, type Seller } from '../../testing/cars/car-world.ts'
import { makeCompany } from '../../testing/make.ts'

let world: CarWorld
let carrier: string
let slot: string
let seller: Seller
let orderId: string
const asks: Partial<Record<Party, Ask>> = {}
beforeAll(async () => {
  world = await openCarWorld()
  carrier = (await makeCompany(world.app.database, { kind: 'transport', name: '빠른탁송' })).companyId
  await world.staff.ask(calls.addYardSlots, { body: { zone: 'M', count: 2, reason: '구역 신설' } })
  slot = (await world.staff.ask(calls.listYardSlots, { query: { sort: [{ number: 'asc' }] } })).items[0]?.id ?? ''
  seller = await world.seller()
  orderId = (await confirmed(seller, { kind: 'prime', houseType: 'inflow' })).id
  Object.assign(asks, {
    dealer: world.dealer.ask, seller: seller.ask, partner: world.partner.officer.ask, inspector: world.inspector.ask,
    yardman: (await world.app.member({ type: 'admin', part: 'yard' })).ask, staff: world.staff.ask,
  })
})
afterAll(() => world.stop())

type Act = 'request' | 'accept' | 'arrive' | 'leave' | 'handOver' | 'cancel'
const parties = ['dealer', 'seller', 'partner', 'inspector', 'yardman', 'staff'] as const
type Party = (typeof parties)[number]

interface Held {
  readonly transport: string
  readonly checkIn: string
}

const acts: Readonly<Record<Act, (ask: Ask, held: Held) => Promise<unknown>>> = {
  request: (ask, { transport: id }) => ask(calls.requestTransport, { params: { id }, body: {} }),
  accept: (ask, { transport: id }) =>
    ask(calls.acceptTransport, { params: { id }, body: { companyId: carrier, driverId: null, amountWon: null } }),
  arrive: (ask, { transport: id }) => ask(calls.arriveTransport, { params: { id }, body: {
    slotId: slot, odometer: { reading: 10, unit: 'Km' }, keyCount: 1, papers: [], note: '',
  } }),
  leave: (ask, { checkIn: id }) =>
    ask(calls.releaseCheckIn, { params: { id }, body: { to: 'buyer', note: '', seenVersion: 1 } }),
  handOver: (ask, { transport: id }) => ask(calls.handOverTransport, { params: { id }, body: {} }),
  cancel: (ask, { transport: id }) =>
    ask(calls.cancelTransport, { params: { id }, body: { reason: '배차 취소', seenVersion: 1 } }),
}

/** A stay belongs to an inbound transport that came; the others get one too, so that leaving can be tried. */
const put = async (kind: TransportKind, state: TransportState, act: Act): Promise<Held> => {
  const { sql } = world.app
  await sql`delete from check_ins`
  await sql`delete from transports`
  await putInto(world, { id: orderId }, 'depositCompleted')
  const isTaken = ['transportAccepted', 'inflow', 'outflow'].includes(state)
  const [transport] = await sql<{ id: string }[]>`
    insert into transports (order_id, car_number, kind, state, from_province, to_province, company_id, accepted_at,
      arrived_at, left_at, leaves_to)
    values (${orderId}, ${seller.carNumber}, ${kind}, ${state}, 'seoul', 'busan', ${isTaken ? carrier : null},
      case when ${isTaken} then app_now() end, case when ${state === 'inflow'} then app_now() end,
      case when ${state === 'outflow'} then app_now() end, ${state === 'outflow' ? 'buyer' : null})
    returning id`
  const id = transport?.id ?? ''
  if (act !== 'leave') return { transport: id, checkIn: id }
  const isGone = state === 'outflow'
  const [stay] = await sql<{ id: string }[]>`
    insert into check_ins (order_id, car_number, transport_id, slot_id, odometer_reading, odometer_unit, odometer_km,
      key_count, checked_in_by, released_at, released_by, released_to)
    values (${orderId}, ${seller.carNumber}, ${id}, ${slot}, 10, 'Km', 10, 1, ${world.staff.memberId},
      case when ${isGone} then app_now() end, ${isGone ? world.staff.memberId : null}, ${isGone ? 'buyer' : null})
    returning id`
  return { transport: id, checkIn: stay?.id ?? '' }
}

const statusOf = (asked: Promise<unknown>): Promise<number> => asked.then(() => 200, (error: unknown) => {
  if (error instanceof Answered) return error.status
  throw error
})

type Row = Parameters<typeof actorsOf>[0]
const tables: Readonly<Record<TransportKind, Readonly<Partial<Record<string, Row>>>>> = {
  inbound: inboundTransportMachine.actions, delivery: deliveryTransportMachine.actions,
}
const states: Readonly<Record<TransportKind, readonly TransportState[]>> = {
  inbound: inboundTransportMachine.states.values, delivery: deliveryTransportMachine.states.values,
}

describe.each(['inbound', 'delivery'] as const)('an %s transport', (kind) => {
  test.each(states[kind])('that is %s moves as its table says', async (state) => {
    for (const act of Object.keys(acts) as Act[])
      for (const party of parties) {
        const held = await put(kind, state, act)
        const row = tables[kind][act]
        const mayAct = party === 'yardman' || party === 'staff'
        const isRow = row?.from.includes(state) === true && actorsOf(row).includes('staff')
        const expected = mayAct ? (isRow ? 200 : 409) : 403
        const asked = asks[party]
        if (asked === undefined) throw new Error(`nobody is ${party}`)
        const status = await statusOf(acts[act](asked, held))
        const [after] = await world.app.sql<{ state: string }[]>`
          select state from transports where id = ${held.transport}`
        expect([act, party, status, after?.state]).toEqual([act, party, expected, expected === 200 ? row?.to : state])
      }
  })
})

describe('a stay', () => {
  test.each(['inYard', 'released'] as const)('that is %s is moved and let go by the yard alone', async (state) => {
    const { items } = await world.staff.ask(calls.listYardSlots, { query: { sort: [{ number: 'asc' }] } })
    const other = items[1]?.id ?? ''
    for (const party of parties)
      for (const act of ['move', 'release'] as const) {
        const { checkIn: id } = await put('inbound', state === 'inYard' ? 'inflow' : 'outflow', 'leave')
        const ask = asks[party]
        if (ask === undefined) throw new Error(`nobody is ${party}`)
        const status = await statusOf(act === 'move'
          ? ask(calls.moveCheckIn, { params: { id }, body: { slotId: other, seenVersion: 1 } })
          : ask(calls.releaseCheckIn, { params: { id }, body: { to: 'buyer', note: '', seenVersion: 1 } }))
        const mayAct = party === 'yardman' || party === 'staff'
        expect([party, act, status]).toEqual([party, act, mayAct ? (state === 'inYard' ? 200 : 409) : 403])
      }
  })
})
