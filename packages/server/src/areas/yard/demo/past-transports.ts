// The past of the yard in a sandbox: cars are fetched, stand in slots and leave, at the moment that is given.
import type { Province } from '@bidyard/contract/enums'
import { slotNumberMax } from '@bidyard/contract/shapes/cars/numbers/bounds'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { insertCheckIn, updateReleased } from '../check-ins/check-ins.sql.ts'
import { insertSlots } from '../slots/slots.sql.ts'
import {
  insertTransport, type TransportRow, updateAccepted, updateArrived, updateLeft, updateRequested,
} from '../transports/transports.sql.ts'
import { deliveryTransports, inboundTransports } from '../yard-parts.ts'
import { listCarsToBring, listFreeSlots, listLiveTransports, listStaying } from './made-transports.sql.ts'

type Given = Pick<ReactionGiven, 'tx' | 'now' | 'doer'>

export interface MadeCarrier {
  readonly companyId: string
  readonly driverIds: readonly string[]
}

const home = 'gyeonggi'
const hourMs = 3_600_000

export const fillSlots = async (
  { tx }: Given, zones: readonly { readonly zone: string; readonly count: number }[],
): Promise<void> => {
  for (const { zone, count } of zones) await insertSlots(tx, zone, { count, max: slotNumberMax })
}

/** Into the yard, or from where it stands to its buyer. */
export const registerMade = async (
  { tx, now }: Given, orderIds: readonly string[], kind: 'inbound' | 'delivery',
): Promise<void> => {
  for (const car of await listCarsToBring(tx, orderIds)) {
    const [fromProvince, toProvince] = [car.region as Province, kind === 'inbound' ? home : 'seoul'] as const
    await insertTransport(tx, {
      orderId: car.id, carNumber: car.carNumber, kind, fromProvince, toProvince, fromSealed: car.addressSealed,
      toSealed: null, note: null, wishedAt: new Date(now.getTime() + 30 * hourMs).toISOString(),
    })
  }
}

const idsOf = (transports: readonly TransportRow[], kind: TransportRow['kind']): string[] =>
  transports.filter((one) => one.kind === kind).map(({ id }) => id)

const moveBoth = async (
  { tx, doer }: Given, transports: readonly TransportRow[], action: 'request' | 'accept',
): Promise<void> => {
  const move = { action, as: 'staff', doer } as const
  await moveStates(tx, inboundTransports, { ...move, ids: idsOf(transports, 'inbound') })
  await moveStates(tx, deliveryTransports, { ...move, ids: idsOf(transports, 'delivery') })
}

export const requestMade = async (given: Given, orderIds: readonly string[]): Promise<void> => {
  const transports = await listLiveTransports(given.tx, orderIds)
  for (const { id } of transports) await updateRequested(given.tx, id)
  await moveBoth(given, transports, 'request')
}

const nearWon = 55_000
const farWon = 130_000

export const carryMade = async (
  given: Given, orderIds: readonly string[], carriers: readonly MadeCarrier[],
): Promise<void> => {
  const transports = await listLiveTransports(given.tx, orderIds)
  for (const [at, { id, carNumber, fromProvince }] of transports.entries()) {
    const turn = at + Number(carNumber.slice(-2))
    const carrier = carriers[turn % Math.max(1, carriers.length)]
    if (carrier === undefined) continue
    const driverId = carrier.driverIds[turn % Math.max(1, carrier.driverIds.length)] ?? null
    await updateAccepted(given.tx, id, {
      companyId: carrier.companyId, driverId,
      amountWon: ['seoul', 'gyeonggi', 'incheon'].includes(fromProvince) ? nearWon : farWon,
    })
  }
  await moveBoth(given, transports, 'accept')
}

export const arriveMade = async (given: Given, orderIds: readonly string[], memberId: string): Promise<void> => {
  const { tx, doer } = given
  const transports = (await listLiveTransports(tx, orderIds)).filter(({ kind }) => kind === 'inbound')
  const [slots, cars] = [await listFreeSlots(tx), await listCarsToBring(tx, orderIds)]
  for (const [at, { id, orderId, carNumber }] of transports.entries()) {
    const slotId = slots[at]
    if (slotId === undefined) throw new Error('the yard of the demo world is full')
    const km = (cars.find((car) => car.id === orderId)?.odometerKm ?? 0) + 8
    await insertCheckIn(tx, {
      orderId, carNumber, transportId: id, slotId, odometer: { reading: km, unit: 'Km', km }, keyCount: 1 + at % 2,
      papers: at % 3 === 0 ? ['registration', 'manual'] : ['registration'], note: null, memberId,
    })
    await updateArrived(tx, id)
  }
  await moveStates(tx, inboundTransports, { action: 'arrive', as: 'staff', ids: idsOf(transports, 'inbound'), doer })
}

/** To their buyers. */
export const leaveMade = async (given: Given, orderIds: readonly string[], memberId: string): Promise<void> => {
  const { tx, doer } = given
  for (const { checkInId } of await listStaying(tx, orderIds))
    await updateReleased(tx, checkInId, { memberId, to: 'buyer', note: null })
  const transports = await listLiveTransports(tx, orderIds)
  for (const { id } of transports) await updateLeft(tx, id, 'buyer')
  await moveStates(tx, inboundTransports, { action: 'leave', as: 'staff', ids: idsOf(transports, 'inbound'), doer })
  const handedOver = idsOf(transports, 'delivery')
  await moveStates(tx, deliveryTransports, { action: 'handOver', as: 'staff', ids: handedOver, doer })
}
