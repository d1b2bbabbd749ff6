// What is kept of a person, for that person alone.
import { call } from '../../call.ts'
import { ownDataShape } from '../../shapes/audit/own-data.ts'

export const ownDataCalls = {
  readOwnData: call({
    surface: 'office',
    method: 'POST',
    path: '/own-data',
    summary: 'Everything that is kept of whoever asks, and how long it stays; that one asked is written down',
    who: ['dealer', 'partner', 'staff'],
    answer: ownDataShape,
    idempotency: 'none',
    isOwn: true,
    perMinute: 6,
  }),
}
