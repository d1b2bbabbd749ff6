// Asks carriers for a transport, notes the one that takes it, hands a delivered car over, and calls transports off.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { faulty } from '../../cars/for-other-areas.ts'
import { findCompany, findDriver } from '../../shops/for-other-areas.ts'
import { deliveryTransports, type YardParts } from '../yard-parts.ts'
import { holdTransport, moveTransport } from './move-transport.ts'
import { showTransport, tellTransport } from './show-transport.ts'
import { keepUntilPaid } from './owed-price.ts'
import { rateOf } from './rate-of.ts'
import { mayLeave } from './transport-rules.ts'
import { getTransportRecord, updateAccepted, updateCancelled, updateLeft, updateRequested } from './transports.sql.ts'

const noCarrier = { ko: '운행 중인 탁송업체가 아닙니다.', en: 'This company carries no cars at present.' }
const noDriver = { ko: '이 업체의 기사가 아닙니다.', en: 'This driver does not drive for the company.' }

export const requestTransport = ({ personal }: YardParts) => action(yardCalls.requestTransport, async (given) => {
  const { tx, params, doer, refuse, emit } = given
  const transport = await holdTransport(given, params.id)
  if (!await moveTransport(given, transport, 'request')) throw refuse('conflict')
  await updateRequested(tx, transport.id)
  await writeAudit(tx, doer, [{ act: 'request transport', subject: 'transport', subjectId: transport.id }])
  const requested = await getTransportRecord(tx, transport.id)
  tellTransport(emit, requested)
  return showTransport(personal, requested)
})

export const acceptTransport = ({ personal }: YardParts) => action(yardCalls.acceptTransport, async (given) => {
  const { tx, params, body, doer, request, refuse, emit } = given
  const transport = await holdTransport(given, params.id)
  if (transport.state !== 'transportRequested') throw refuse('conflict')
  const carrier = await findCompany(tx, body.companyId)
  if (carrier?.kind !== 'transport' || carrier.state !== 'active')
    throw faulty(request.language, [{ path: 'body.companyId', said: noCarrier }])
  const driver = body.driverId === null ? undefined : await findDriver(tx, body.driverId)
  if (body.driverId !== null && (driver?.companyId !== carrier.id || !driver.isActive))
    throw faulty(request.language, [{ path: 'body.driverId', said: noDriver }])
  const amountWon = body.amountWon ?? await rateOf(tx, carrier.id, transport)
  await updateAccepted(tx, transport.id, { companyId: carrier.id, driverId: body.driverId, amountWon })
  await moveTransport(given, transport, 'accept')
  await writeAudit(tx, doer, [{
    act: 'accept transport', subject: 'transport', subjectId: transport.id,
    after: { companyId: carrier.id, driverId: body.driverId, amountWon },
  }])
  const accepted = await getTransportRecord(tx, transport.id)
  tellTransport(emit, accepted)
  return showTransport(personal, accepted)
})

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

export const cancelTransport = ({ personal }: YardParts) => action(yardCalls.cancelTransport, async (given) => {
  const { tx, params, body: { reason, seenVersion }, doer, refuse, emit } = given
  const transport = await holdTransport(given, params.id)
  if (transport.version !== seenVersion) throw refuse('conflict')
  if (!await moveTransport(given, transport, 'cancel', reason)) throw refuse('conflict')
  await updateCancelled(tx, [transport.id], reason)
  await writeAudit(tx, doer, [{
    act: 'cancel transport', subject: 'transport', subjectId: transport.id, before: { state: transport.state }, reason,
  }])
  const cancelled = await getTransportRecord(tx, transport.id)
  tellTransport(emit, cancelled)
  return showTransport(personal, cancelled)
})
