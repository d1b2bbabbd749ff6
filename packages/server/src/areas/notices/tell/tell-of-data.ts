// Tells a member what became of a request about the own data, and the office that its time comes near or is over.
import type { Reaction } from '../../../runtime/work/events.ts'
import { tell } from './tell.ts'

export const tellOfDataAnswer: Reaction<'dataRequestDecided'> = (given, payloads) =>
  tell(given, payloads.map(({ requestId, memberId, ...facts }) => ({
    kind: 'dataRequestDecided', of: memberId, key: `data request ${requestId} decided`, thing: requestId, facts,
  })))

export const tellOfDataDue: Reaction<'dataRequestDue'> = (given, payloads) =>
  tell(given, payloads.map(({ requestId, kind, until, isLate }) => ({
    kind: 'dataRequestDue', of: requestId, key: `data request ${requestId} ${isLate ? 'late' : 'due'}`,
    thing: requestId, facts: { requestId, kind, until, isLate },
  })))
