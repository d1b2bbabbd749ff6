// A car whose order was taken back is not fetched any more, but from a buyer; one in the yard waits to be returned.
import type { Reaction } from '../../../runtime/work/events.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { listAtBuyers } from '../check-ins/check-ins.sql.ts'
import { deliveryTransports, inboundTransports } from '../yard-parts.ts'
import { tellTransport } from './show-transport.ts'
import { listUnderWay, updateCancelled } from './transports.sql.ts'

const reason = 'the order was cancelled'

export const cancelTransportsOfOrders: Reaction<'orderCancelled'> = async ({ tx, doer, emit }, payloads) => {
  const orderIds = payloads.map(({ orderId }) => orderId)
  const atBuyers = await listAtBuyers(tx, orderIds)
  // What is on its way back to us goes on to its owner from here.
  const underWay = (await listUnderWay(tx, orderIds))
    .filter(({ kind, orderId }) => kind !== 'inbound' || !atBuyers.has(orderId))
  const idsOf = (kind: 'inbound' | 'delivery'): string[] =>
    underWay.filter((one) => one.kind === kind).map(({ id }) => id)
  await updateCancelled(tx, underWay.map(({ id }) => id), reason)
  const move = { action: 'cancel', as: 'flow', doer, reason } as const
  await moveStates(tx, inboundTransports, { ...move, ids: idsOf('inbound') })
  await moveStates(tx, deliveryTransports, { ...move, ids: idsOf('delivery') })
  for (const transport of underWay) tellTransport(emit, transport)
}
