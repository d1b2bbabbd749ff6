// Cars of the house for stories: confirmed as the office would, and visits to them.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { demoKeyOf } from '@bidyard/contract/calls/sandbox'
import { type Ask, askerOf } from '../../packages/server/src/testing/ask.ts'
import { confirmed, type Order } from '../../packages/server/src/testing/cars/car-world.ts'
import type { World } from './open-world.ts'

/** As somebody of the demo world, by the key that programs have. */
export const askerAs = (world: World, uid: string): Ask => {
  const ask = askerOf(world.base) as (...given: readonly unknown[]) => Promise<unknown>
  const headers = { authorization: `api-key ${demoKeyOf(uid)}` }
  const asKnown = (call: unknown, given: unknown = {}, options: object = {}) =>
    ask(call, given, { headers, ...options })
  return asKnown as Ask
}

/** Sold from our yard, so that an inspector checks it and a carrier brings it. */
export const confirmCar = (world: World, carNumber: string): Promise<Order> =>
  confirmed({ ask: askerAs(world, 'owner'), carNumber }, { kind: 'prime', houseType: 'inflow' })

const dayMs = 86_400_000
const seoulAheadMs = 9 * 3_600_000

/** For the inspector of the demo world: in so many minutes, and today, which is what a tablet takes along. */
export const reserveVisit = async (world: World, orderId: string, minutes = 30): Promise<string> => {
  const now = Date.now()
  const midnight = Math.ceil((now + seoulAheadMs) / dayMs) * dayMs - seoulAheadMs
  const reservedAt = new Date(Math.min(now + minutes * 60_000, midnight - 1_000)).toISOString()
  const { id } = await askerAs(world, 'owner')(carsCalls.reserveCarCheck, {
    body: { orderId, source: 'inspector', reservedAt, inspectorId: null, place: null },
  })
  return id
}
