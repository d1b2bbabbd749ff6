// A history that comes after its check counts: nobody reads "free of accidents" beside a total loss.
import type { ReceivedOf } from '@bidyard/contract/call'
import { carsCalls as calls } from '@bidyard/contract/calls/cars'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addPhotos, type CarWorld, confirm, filled, freshPlate, inHours, lookUp, openCarWorld, wholeRecord,
} from '../../../testing/cars/car-world.ts'
import { auditOf, eventsOf } from '../../../testing/traces.ts'

let world: CarWorld
beforeAll(async () => {
  world = await openCarWorld()
})
afterAll(() => world.stop())

type History = NonNullable<ReceivedOf<typeof calls.getCarHistory>['facts']>

/** As the providers tell them of a car that they know. */
const knownFacts = async () => {
  const seller = await world.seller()
  const { registerId, historyId } = await filled(seller)
  const register = await seller.ask(calls.getCarRegister, { params: { id: registerId ?? '' } })
  const history = await seller.ask(calls.getCarHistory, { params: { id: historyId ?? '' } })
  if (register.facts === null || history.facts === null) throw new Error('the stand-in told nothing')
  return { register: register.facts, history: history.facts }
}

const lost = (history: History): History => ({ ...history, specials: [{ kind: 'totalLoss', on: '2024-05-01' }] })

/** Confirmed, and looked at by an inspector who found nothing. */
const checked = async (orderId: string) => {
  const { ask } = world.inspector
  const { id } = await world.staff.ask(calls.reserveCarCheck, { body: {
    orderId, source: 'inspector', reservedAt: await inHours(world, 2), inspectorId: null, place: null,
  } })
  const params = { id }
  const { version } = await ask(calls.startCarCheck, { params, body: {} })
  const [photo] = await addPhotos(world, ask, orderId, ['dashboard'])
  const saved = await ask(calls.saveCarCheck, {
    params, body: { record: wholeRecord(photo?.id ?? ''), seenVersion: version },
  })
  return ask(calls.completeCarCheck, { params, body: { seenVersion: saved.version } })
}

const seen = (id: string) => world.staff.ask(calls.getCarCheck, { params: { id } })
const writeHistory = (orderId: string, facts: History) => world.staff.ask(calls.writeCarHistory, {
  params: { id: orderId }, body: { facts, reason: '조회 장애로 보험개발원 조회서를 보고 입력' },
})

test('a history written after the check of a car of which nobody told one is judged', async () => {
  const facts = await knownFacts()
  const seller = await world.seller(freshPlate('0503'))
  const draft = await filled(seller)
  await seller.ask(calls.writeCarRegister, {
    params: { id: draft.id }, body: { facts: facts.register, reason: '조회 장애로 등록증을 보고 입력' },
  })
  const order = await confirm(seller.ask, await seller.ask(calls.getOrder, { params: { id: draft.id } }))
  const check = await checked(order.id)
  expect(check).toMatchObject({ state: 'complete', accidentHistory: 'unknown' })

  await writeHistory(order.id, lost(facts.history))
  const judged = await seen(check.id)
  expect(judged).toMatchObject({ state: 'complete', accidentHistory: 'accident_totalLoss' })
  expect(judged.judgement?.causes[0]).toMatchObject({ reason: 'totalLoss', count: 1 })
  expect(judged.version).toBeGreaterThan(check.version)
  const noted = (await auditOf(world.app, check.id)).find(({ act }) => act === 'judge car check anew')
  expect(noted?.by).toBe(world.staff.memberId)

  // Told the same again, it is the same judgement, and nobody is called to look at it.
  const told = async () => (await eventsOf(world.app, 'carCheckChanged')).length
  const before = await told()
  await writeHistory(order.id, lost(facts.history))
  expect(await told()).toBe(before)
  expect((await seen(check.id)).version).toBe(judged.version)
})

test('a history found after the check is judged', async () => {
  const seller = await world.seller()
  const order = await confirm(seller.ask, await filled(seller))
  const check = await checked(order.id)
  const { facts } = await seller.ask(calls.getCarHistory, { params: { id: order.historyId ?? '' } })
  if (facts === null) throw new Error('the stand-in told nothing')
  await writeHistory(order.id, lost(facts))
  expect((await seen(check.id)).accidentHistory).toBe('accident_totalLoss')
  await lookUp(seller.ask, order)
  const { accidentHistory, judgement } = await seen(check.id)
  expect({ accidentHistory, judgement }).toEqual({
    accidentHistory: check.accidentHistory, judgement: check.judgement,
  })
})
