// The colour that the state of a transport has everywhere.
import type { TransportState } from '@bidyard/contract/enums/yard'
import type { Tone } from '../../../ui/show/badge.tsx'

export const transportTones: Readonly<Record<TransportState, Tone>> = {
  registered: 'neutral', transportRequested: 'waiting', transportAccepted: 'action', inflow: 'done', outflow: 'done',
  cancelled: 'neutral',
}
