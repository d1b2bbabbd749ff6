// Calls a transport off before the car has come.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { YardParts } from '../yard-parts.ts'
import { holdTransport, moveTransport } from './move-transport.ts'
import { showTransport, tellTransport } from './show-transport.ts'
import { getTransportRecord, updateCancelled } from './transports.sql.ts'

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
