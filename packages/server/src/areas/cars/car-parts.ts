// The machines that cars follow, and what the acts on them need beside the database.
import { orderMachine } from '@bidyard/contract/states/order'
import { carCheckMachine } from '@bidyard/contract/states/yard/car-check'
import type { Providers } from '../../providers/providers.ts'
import type { Tx } from '../../runtime/database/database.ts'
import { stateful } from '../../runtime/work/move-states.ts'

/** What later areas know of a car on the market: what stands in the way of taking it back. */
export interface TradesPort {
  /** Nobody bids any more between this answer and the end of the transaction. */
  readonly wasBidOn: (tx: Tx, orderId: string) => Promise<boolean>
  readonly isUnderContract: (tx: Tx, orderId: string) => Promise<boolean>
}

export type CarParts = Pick<Providers, 'personal' | 'storage' | 'carData'> & { readonly trades: TradesPort }

export const orders = stateful(orderMachine, 'orders')
export const carChecks = stateful(carCheckMachine, 'car_checks')
