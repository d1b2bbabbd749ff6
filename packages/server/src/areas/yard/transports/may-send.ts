// Whether a car may leave us now: as its order stands, and to its buyer only while nobody owes the house its price.
import type { OrderState, ReleasedTo } from '@bidyard/contract/enums'
import type { Reader } from '../../../runtime/database/database.ts'
import { findOpenPriceClaim } from '../../finance/for-other-areas.ts'
import { mayLeave } from './transport-rules.ts'

interface Leaving {
  readonly orderId: string
  readonly orderState: OrderState
}

/** The order is held, before which no bank takes anything back. */
export const maySend = async (db: Reader, { orderId, orderState }: Leaving, to: ReleasedTo): Promise<boolean> =>
  mayLeave(orderState, to) && (to === 'owner' || await findOpenPriceClaim(db, orderId) === undefined)
