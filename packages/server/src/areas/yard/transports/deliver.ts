// The delivery of a sold car as its contract has it: registered with a carrier and a time, put off, or called off.
import type { Province } from '@bidyard/contract/enums'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { deliveryTransports } from '../yard-parts.ts'
import { rateOf } from './rate-of.ts'
import { tellTransport } from './show-transport.ts'
import {
  findDeliveryOf, getTransportRecord, insertTransport, listUnderWay, type TransportRow, updateCancelled,
  updateDelivery,
} from './transports.sql.ts'

type DeliverGiven = Pick<ReactionGiven, 'tx' | 'doer' | 'emit'>

export interface DeliveryWish {
  readonly orderId: string
  readonly carNumber: string
  readonly companyId: string
  readonly deliverAt: Date
  readonly fromProvince: Province
  readonly toProvince: Province
  readonly fromSealed: Uint8Array | null
  readonly toSealed: Uint8Array | null
  readonly note: string | null
}

type Change = Pick<DeliveryWish, 'companyId'> & Partial<Pick<DeliveryWish, 'toProvince'>>

/** What one carrier has agreed to is not what another takes, nor what that one takes for another way. */
const newRate = async (
  { tx }: DeliverGiven, live: TransportRow, { companyId, toProvince = live.toProvince }: Change,
): Promise<{ readonly amountWon?: number | null }> => {
  const isOther = live.companyId !== companyId || live.toProvince !== toProvince
  if (live.state !== 'transportAccepted' || !isOther) return {}
  return { amountWon: await rateOf(tx, companyId, { fromProvince: live.fromProvince, toProvince }) }
}

/** The order is held. One that the office had registered before becomes this one. */
export const registerDelivery = async (given: DeliverGiven, wish: DeliveryWish): Promise<TransportRow> => {
  const { tx, emit } = given
  const { companyId, deliverAt, toProvince, toSealed } = wish
  const live = await findDeliveryOf(tx, wish.orderId)
  const id = live?.id ?? await insertTransport(tx, {
    ...wish, kind: 'delivery', wishedAt: timeOf(deliverAt),
  })
  if (id === undefined) throw new Error('a delivery is neither there nor to be registered')
  const taken = live === undefined ? {}
    : { toProvince, toSealed, note: wish.note ?? live.note, ...await newRate(given, live, wish) }
  await updateDelivery(tx, id, { companyId, deliverAt, ...taken })
  const transport = await getTransportRecord(tx, id)
  tellTransport(emit, transport)
  return transport
}

/** Undefined where nothing is on its way any more. */
export const rescheduleDelivery = async (
  given: DeliverGiven, orderId: string, change: { readonly companyId: string; readonly deliverAt: Date },
): Promise<TransportRow | undefined> => {
  const { tx, emit } = given
  const live = await findDeliveryOf(tx, orderId)
  if (live === undefined) return undefined
  await updateDelivery(tx, live.id, { ...change, ...await newRate(given, live, change) })
  const transport = await getTransportRecord(tx, live.id)
  tellTransport(emit, transport)
  return transport
}

/** Their contracts ended: nobody fetches these cars any more. */
export const callOffDeliveries = async (
  { tx, doer, emit }: DeliverGiven, orderIds: readonly string[], reason: string,
): Promise<void> => {
  const underWay = (await listUnderWay(tx, orderIds)).filter(({ kind }) => kind === 'delivery')
  if (underWay.length === 0) return
  const ids = underWay.map(({ id }) => id)
  await updateCancelled(tx, ids, reason)
  await moveStates(tx, deliveryTransports, { action: 'cancel', as: 'flow', ids, doer, reason })
  for (const transport of underWay) tellTransport(emit, transport)
}
