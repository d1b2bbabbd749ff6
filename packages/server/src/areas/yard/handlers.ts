// Every call of the yard and the file that answers it.
import { arriveTransport } from './check-ins/arrive-transport.ts'
import { getCheckIn, listCheckIns } from './check-ins/reads.ts'
import { moveCheckIn, releaseCheckIn } from './check-ins/work-on-check-in.ts'
import { addYardSlots, closeYardSlot, listYardSlots } from './slots/work-on-slots.ts'
import { getTransport, listTransports } from './transports/reads.ts'
import { registerTransport } from './transports/register-transport.ts'
import {
  acceptTransport, cancelTransport, handOverTransport, requestTransport,
} from './transports/work-on-transport.ts'
import type { YardParts } from './yard-parts.ts'

export const yardHandlers = (parts: YardParts) => ({
  listTransports,
  getTransport: getTransport(parts),
  registerTransport: registerTransport(parts),
  requestTransport: requestTransport(parts),
  acceptTransport: acceptTransport(parts),
  arriveTransport,
  handOverTransport: handOverTransport(parts),
  cancelTransport: cancelTransport(parts),
  listCheckIns,
  getCheckIn,
  moveCheckIn,
  releaseCheckIn,
  listYardSlots,
  addYardSlots,
  closeYardSlot,
})
