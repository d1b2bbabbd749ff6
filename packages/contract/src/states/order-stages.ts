// Which states of an order belong together: the car is made ready, may come to the yard, is paid, or all is over.
import type { OrderState } from '../enums/cars.ts'

/** Before the market sees the car, and again between two rounds. */
export const preparing: readonly OrderState[] = ['draft', 'confirmed', 'declined', 'retryAuction']
export const mayComeIn: readonly OrderState[] = ['confirmed', 'retryAuction']
export const paid: readonly OrderState[] = ['depositCompleted', 'completed']
export const ended: readonly OrderState[] = ['cancelled', 'declined']
