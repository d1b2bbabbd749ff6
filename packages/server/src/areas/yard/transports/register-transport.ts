// Registers that a car has to be brought, into the yard or to its buyer.
import { yardCalls } from '@bidyard/contract/calls/yard'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { lockOrder } from '../../cars/for-other-areas.ts'
import { listAtBuyers } from '../check-ins/check-ins.sql.ts'
import type { YardParts } from '../yard-parts.ts'
import { showTransport, tellTransport } from './show-transport.ts'
import { mayRegister } from './transport-rules.ts'
import { findHandedOver, getTransportRecord, insertTransport } from './transports.sql.ts'

const seal = (personal: PersonalData, address: object | null): Uint8Array | null =>
  address === null ? null : personal.seal(JSON.stringify(address))

export const registerTransport = ({ personal }: YardParts) => action(yardCalls.registerTransport, async (given) => {
  const { tx, body, doer, refuse, emit } = given
  const order = await lockOrder(tx, body.orderId)
  if (order === undefined) throw refuse('notFound')
  const isDelivered = await findHandedOver(tx, order.id)
  const isAtBuyer = (await listAtBuyers(tx, [order.id])).has(order.id)
  if (!mayRegister(body.kind, order, { isDelivered, isAtBuyer })) throw refuse('conflict')
  const { fromProvince, toProvince, kind, wishedAt } = body
  const id = await insertTransport(tx, {
    orderId: order.id, carNumber: order.carNumber, kind, fromProvince, toProvince, wishedAt,
    // An inbound car is fetched from where its order says that it is, unless a buyer has it or another place is said.
    fromSealed: seal(personal, body.from) ?? (kind === 'inbound' && !isAtBuyer ? order.addressSealed : null),
    toSealed: seal(personal, body.to), note: body.note === '' ? null : body.note,
  })
  if (id === undefined) throw refuse('conflict')
  const transport = await getTransportRecord(tx, id)
  await writeAudit(tx, doer, [{
    act: 'register transport', subject: 'transport', subjectId: id,
    after: { orderId: order.id, kind, fromProvince, toProvince, wishedAt },
  }])
  tellTransport(emit, transport)
  return showTransport(personal, transport)
})
