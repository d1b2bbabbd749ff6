// What a seller has to do next with a car, or whom the car waits for.
import type { ItemOf } from '@bidyard/contract/list'
import type { carsCalls } from '@bidyard/contract/calls/cars'
import type { OrderState } from '@bidyard/contract/enums/cars'
import type { Tone } from '../../../../ui/show/badge.tsx'

export type OrderRow = ItemOf<typeof carsCalls.listOrders>

export const stateTones: Readonly<Record<OrderState, Tone>> = {
  draft: 'waiting', confirmed: 'action', biddingInProgress: 'action', biddingCompleted: 'waiting', awarded: 'done',
  declined: 'waiting', retryAuction: 'action', depositCompleted: 'done', cancelled: 'neutral', completed: 'done',
}

export const isOver = (state: OrderState): boolean => state === 'cancelled' || state === 'completed'

const ends: readonly OrderState[] = ['draft', 'confirmed', 'declined', 'retryAuction', 'biddingInProgress']

/** Once somebody was chosen, a car is no longer the seller's alone to take back. */
export const mayTakeBack = (state: OrderState): boolean => ends.includes(state)
