// Every state of a car check × every act × everybody who may try it, for visits and for sellers' own checks.
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import type { CarCheckSource, CarCheckState } from '@bidyard/contract/enums'
import { actorsOf } from '@bidyard/contract/machine'
import { carCheckMachine } from '@bidyard/contract/states/yard/car-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestMember } from '../../../testing/app.ts'
import { Answered, type Ask } from '../../../testing/ask.ts'
import {
  addPhotos, type CarWorld, confirmed, openCarWorld, type Seller, wholeRecord,
} from '../../../testing/cars/car-world.ts'

let world: CarWorld
let stranger: Seller
let yardman: TestMember
beforeAll(async () => {
  world = await openCarWorld()
  stranger = await world.seller()
  yardman = await world.app.member({ type: 'admin', part: 'yard' })
})
afterAll(() => world.stop())

type Act = Exclude<keyof typeof carCheckMachine.actions, 'reserve'>
const parties = ['dealer', 'partner', 'stranger', 'seller', 'yardman', 'inspector'] as const
type Party = (typeof parties)[number]

interface Place {
  readonly seller: Seller
  readonly id: string
  readonly photoId: string
}

const ask: Readonly<Record<Act, (by: Ask, id: string) => Promise<unknown>>> = {
  start: (by, id) => by(calls.startCarCheck, { params: { id }, body: {} }),
  save: (by, id) => by(calls.saveCarCheck, { params: { id }, body: { record: { lamps: [] }, seenVersion: 1 } }),
  complete: (by, id) => by(calls.completeCarCheck, { params: { id }, body: { seenVersion: 1 } }),
  reopen: (by, id) => by(calls.reopenCarCheck, { params: { id }, body: { seenVersion: 1, reason: '오기' } }),
  callOff: (by, id) => by(calls.callOffCarCheck, { params: { id }, body: { reason: '일정 변경' } }),
  abandon: (by, id) => by(calls.abandonCarCheck, { params: { id }, body: { reason: '연락 두절', seenVersion: 1 } }),
  noShow: (by, id) => by(calls.noShowCarCheck, { params: { id }, body: { reason: '차량 없음' } }),
}

interface Standing {
  readonly state: CarCheckState
  readonly isStarted: boolean
}
const standings: readonly Standing[] = carCheckMachine.states.values.flatMap((state) =>
  (state === 'inProgress' ? [false, true] : [state === 'complete']).map((isStarted) => ({ state, isStarted })))

const put = async ({ id, photoId }: Place, source: CarCheckSource, { state, isStarted }: Standing): Promise<void> => {
  const isComplete = state === 'complete'
  await world.app.sql`
    update car_checks set state = ${state}, source = ${source}, version = 1,
      reserved_at = case when ${source} = 'inspector' then app_now() - interval '1 hour' end,
      started_at = case when ${isStarted} then app_now() end,
      completed_at = case when ${isComplete} then app_now() end,
      end_note = case when ${state.startsWith('reservation')} then '변경' end,
      accident_history = case when ${isComplete} then 'unknown' end,
      judgement = case when ${isComplete} then '{"accidentHistory": "unknown", "causes": []}'::jsonb end,
      record = ${JSON.stringify(isStarted ? wholeRecord(photoId) : {})}::text::jsonb
    where id = ${id}`
}

/** Who acts in which part: a partner's people stand in for sellers; who attends to the yard looks on. */
const actorOf: Readonly<Record<Party, readonly string[]>> = {
  dealer: [], partner: [], stranger: [], seller: ['seller'], yardman: [], inspector: ['staff', 'inspector'],
}

/** What the row of the table does not say is said by its guards. */
const guardHolds = (act: Act, source: CarCheckSource, isStarted: boolean): boolean => {
  if (act === 'save' || act === 'complete' || act === 'reopen') return isStarted
  if (act === 'abandon') return isStarted && source === 'seller'
  return !isStarted && (act !== 'noShow' || source === 'inspector')
}

const expectedOf = (party: Party, act: Act, source: CarCheckSource, { state, isStarted }: Standing): number => {
  if (party === 'dealer' || party === 'partner') return 403
  const isOfOffice = act === 'noShow' || act === 'abandon'
  if (party === 'seller' && isOfOffice) return 403
  if (party === 'stranger') return isOfOffice ? 403 : 404
  const row = carCheckMachine.actions[act]
  const by = actorsOf(row).filter((actor) => actorOf[party].includes(actor))
  const lookers = source === 'inspector' ? ['inspector'] : ['seller']
  const isLooked = act === 'start' || act === 'save' || act === 'complete' || act === 'reopen'
  if (by.length === 0 || (isLooked && !by.some((actor) => lookers.includes(actor)))) return 403
  const from: readonly string[] = row.from
  return from.includes(state) && guardHolds(act, source, isStarted) ? 200 : 409
}

const statusOf = (asked: Promise<unknown>): Promise<number> => asked.then(() => 200, (error: unknown) => {
  if (error instanceof Answered) return error.status
  throw error
})

const open = async (): Promise<Place> => {
  const seller = await world.seller()
  const order = await confirmed(seller)
  const [photo] = await addPhotos(world, world.inspector.ask, order.id, ['dashboard'])
  const { id } = await world.staff.ask(calls.reserveCarCheck, { body: {
    orderId: order.id, source: 'inspector', reservedAt: '2099-01-01T00:00:00Z', inspectorId: null, place: null,
  } })
  return { seller, id, photoId: photo?.id ?? '' }
}

const stateOf = async (id: string): Promise<string> => {
  const [row] = await world.app.sql<{ state: string }[]>`select state from car_checks where id = ${id}`
  return row?.state ?? 'gone'
}

describe.each(['inspector', 'seller'] as const)('a check of the source %s', (source) => {
  const cases = standings.map((one) => [one.state, one.isStarted ? 'begun' : 'not begun', one] as const)
  test.each(cases)('that is %s, %s, moves as its table says', async (_, __, standing) => {
    const place = await open()
    const asks: Readonly<Record<Party, Ask>> = {
      dealer: world.dealer.ask, partner: world.partner.officer.ask, stranger: stranger.ask, seller: place.seller.ask,
      yardman: yardman.ask, inspector: world.inspector.ask,
    }
    for (const act of Object.keys(ask) as Act[])
      for (const party of parties) {
        await put(place, source, standing)
        const expected = expectedOf(party, act, source, standing)
        const status = await statusOf(ask[act](asks[party], place.id))
        const { to } = carCheckMachine.actions[act]
        const after = expected === 200 && to !== 'same' ? to : standing.state
        expect([act, party, status, await stateOf(place.id)]).toEqual([act, party, expected, after])
      }
  })
})
