// Who may be sent to a car is one rule: whom the office may name, and for whom no visit waits in its queue.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { workCalls } from '@bidyard/contract/calls/work'
import { memberState, staffPart } from '@bidyard/contract/enums'
import { inspectingParts, mayAttend } from '@bidyard/contract/shapes/work/attended'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathsOf } from '../../../testing/ask.ts'
import { type CarWorld, confirmed, inHours, openCarWorld } from '../../../testing/cars/car-world.ts'

let world: CarWorld
beforeAll(async () => {
  world = await openCarWorld()
})
afterAll(() => world.stop())

const people = (['root', 'admin'] as const).flatMap((type) => memberState.values.flatMap((state) =>
  [null, ...staffPart.values].map((part) => ({ type, state, staffPart: part }))))

test('whoever may be named is waited for, and whoever may not has the visit wait for the office', async () => {
  const { staff, app, inspector } = world
  const order = await confirmed(await world.seller())
  const check = await staff.ask(carsCalls.reserveCarCheck, { body: {
    orderId: order.id, source: 'inspector', reservedAt: await inHours(world, 24), inspectorId: null, place: null,
  } })
  const { memberId } = await app.member({ type: 'admin', part: 'inspection' })
  const isWaiting = async () => (await staff.ask(workCalls.listWorkItems, {
    query: { filter: { kind: { eq: 'visit' } }, size: 100 },
  })).items.some(({ id }) => id === check.id)
  let { version } = check
  const isNamed = async (inspectorId: string) => {
    try {
      const named = await staff.ask(carsCalls.nameInspector, {
        params: { id: check.id }, body: { inspectorId, seenVersion: version },
      })
      version = named.version
      return true
    } catch (error) {
      expect(await pathsOf(Promise.reject(error))).toEqual(['body.inspectorId'])
      return false
    }
  }
  for (const person of people) {
    const { type, state, staffPart: part } = person
    expect(await isNamed(inspector.memberId)).toBe(true)
    await app.sql`update members set type = ${type}, state = ${state}, part = ${part} where id = ${memberId}`
    const may = mayAttend(person, inspectingParts)
    expect([person, await isNamed(memberId)]).toEqual([person, may])
    // As if they had been named before they became what they are.
    await app.sql`update car_checks set inspector_id = ${memberId} where id = ${check.id}`
    expect([person, await isWaiting()]).toEqual([person, !may])
  }
})
