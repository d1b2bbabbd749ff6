// Asks carriers for a transport.
import { yardCalls } from '@bidyard/contract/calls/yard'
import { action } from '../../../runtime/handler.ts'
import { writeAudit } from '../../../runtime/work/logs.ts'
import type { YardParts } from '../yard-parts.ts'
import { holdTransport, moveTransport } from './move-transport.ts'
import { showTransport, tellTransport } from './show-transport.ts'
import { getTransportRecord, updateRequested } from './transports.sql.ts'

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
