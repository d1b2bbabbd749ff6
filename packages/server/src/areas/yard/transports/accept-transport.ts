// Notes the carrier that takes a transport; its own rate is the price unless another one was agreed.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import { faulty } from '../../cars/for-other-areas.ts'
import { findCompany, findDriver } from '../../shops/for-other-areas.ts'
import type { YardParts } from '../yard-parts.ts'
import { holdTransport, moveTransport } from './move-transport.ts'
import { rateOf } from './rate-of.ts'
import { showTransport, tellTransport } from './show-transport.ts'
import { getTransportRecord, updateAccepted } from './transports.sql.ts'

const noCarrier = { ko: '운행 중인 탁송업체가 아닙니다.', en: 'This company carries no cars at present.' }

const noDriver = { ko: '이 업체의 기사가 아닙니다.', en: 'This driver does not drive for the company.' }

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
