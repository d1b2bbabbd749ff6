// The colour of each state of a car on its way to market, the same on every screen of the office.
import type {
  CarCheckState, LookUpOutcome, OrderImportOutcome, OrderImportStep, OrderState,
} from '@bidyard/contract/enums/cars'
import type { TransportState } from '@bidyard/contract/enums/yard'
import type { Tone } from '../../../../ui/show/badge.tsx'

export const orderTone: Readonly<Record<OrderState, Tone>> = {
  draft: 'neutral', confirmed: 'action', biddingInProgress: 'action', biddingCompleted: 'waiting', awarded: 'waiting',
  declined: 'closing', retryAuction: 'waiting', depositCompleted: 'done', cancelled: 'neutral', completed: 'done',
}

export const checkTone: Readonly<Record<CarCheckState, Tone>> = {
  inProgress: 'waiting', complete: 'done', reservationCancel: 'neutral', reservationDefault: 'closing',
}

export const lookUpTone: Readonly<Record<LookUpOutcome, Tone>> = {
  found: 'done', missing: 'waiting', declined: 'closing', unclear: 'waiting', down: 'closing',
}

export const transportTone: Readonly<Record<TransportState, Tone>> = {
  registered: 'neutral', transportRequested: 'waiting', transportAccepted: 'action', inflow: 'done', outflow: 'done',
  cancelled: 'neutral',
}

export const importTone: Readonly<Record<OrderImportStep, Tone>> = {
  receiving: 'action', reading: 'action', refused: 'closing', read: 'waiting', running: 'action', failed: 'closing',
  done: 'done',
}

export const rowTone: Readonly<Record<OrderImportOutcome, Tone>> = { right: 'action', wrong: 'closing', made: 'done' }
