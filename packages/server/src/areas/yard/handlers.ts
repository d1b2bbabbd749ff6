// Every call of the yard and the file that answers it.
import { arriveTransport } from './check-ins/arrive-transport.ts'
import { getCheckIn, listCheckIns } from './check-ins/reads.ts'
import { moveCheckIn } from './check-ins/move-check-in.ts'
import { releaseCheckIn } from './check-ins/release-check-in.ts'
import { addYardSlots } from './slots/add-yard-slots.ts'
import { closeYardSlot } from './slots/close-yard-slot.ts'
import { listYardSlots } from './slots/list-yard-slots.ts'
import { getTransport, listTransports } from './transports/reads.ts'
import { registerTransport } from './transports/register-transport.ts'
import { acceptTransport } from './transports/accept-transport.ts'
import { cancelTransport } from './transports/cancel-transport.ts'
import { handOverTransport } from './transports/hand-over-transport.ts'
import { requestTransport } from './transports/request-transport.ts'
import type { YardParts } from './yard-parts.ts'

export const yardHandlers = (parts: YardParts) => ({
  listTransports,
  getTransport: getTransport(parts),
  registerTransport: registerTransport(parts),
  requestTransport: requestTransport(parts),
  acceptTransport: acceptTransport(parts),
  arriveTransport: arriveTransport(parts),
  handOverTransport: handOverTransport(parts),
  cancelTransport: cancelTransport(parts),
  listCheckIns,
  getCheckIn: getCheckIn(parts),
  moveCheckIn,
  releaseCheckIn,
  listYardSlots,
  addYardSlots,
  closeYardSlot,
})
