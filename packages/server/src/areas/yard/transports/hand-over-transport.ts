// A delivered car was handed over to its buyer; only once it is paid.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { deliveryTransports, type YardParts } from '../yard-parts.ts'
import { holdTransport } from './move-transport.ts'
import { keepUntilPaid } from './owed-price.ts'
import { showTransport, tellTransport } from './show-transport.ts'
import { mayLeave } from './transport-rules.ts'
import { getTransportRecord, updateLeft } from './transports.sql.ts'

export const handOverTransport = ({ personal }: YardParts) => action(yardCalls.handOverTransport, async (given) => {
  const { tx, params, doer, request, refuse, emit } = given
  const transport = await holdTransport(given, params.id)
  const isReady = transport.kind === 'delivery' && transport.state === 'transportAccepted'
  if (!isReady || !mayLeave(transport.orderState, 'buyer')) throw refuse('conflict')
  await keepUntilPaid(tx, { orderId: transport.orderId, to: 'buyer', language: request.language })
  await updateLeft(tx, transport.id, 'buyer')
  await moveStates(tx, deliveryTransports, { action: 'handOver', as: 'staff', ids: [transport.id], doer })
  await writeAudit(tx, doer, [{ act: 'hand over transport', subject: 'transport', subjectId: transport.id }])
  emit('carHandedOver', { orderId: transport.orderId })
  const handed = await getTransportRecord(tx, transport.id)
  tellTransport(emit, handed)
  return showTransport(personal, handed)
})
