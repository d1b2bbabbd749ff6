// When a car may be brought into the yard, and when it may leave us: to its buyer, or back to its owner.
import type { AuctionHouseType, OrderState, ReleasedTo, TransportKind } from '@bidyard/contract/enums'
import { ended, mayComeIn, paid } from '@bidyard/contract/states/order-stages'

// Papers may be done before the car left: a delivery that was called off is registered again.
const isSold: readonly OrderState[] = ['awarded', ...paid]

export const mayLeave = (state: OrderState, to: ReleasedTo): boolean => (to === 'buyer' ? paid : ended).includes(state)

interface Whereabouts {
  /** A delivery of it was handed over. */
  readonly isDelivered: boolean
  /** It left our yard for its buyer, and has not come back since. */
  readonly isAtBuyer: boolean
}

/** Only cars that are sold from our yard come into it, also back from a buyer; and only sold ones are delivered. */
export const mayRegister = (
  kind: TransportKind, order: { readonly state: OrderState; readonly houseType: AuctionHouseType | null },
  { isDelivered, isAtBuyer }: Whereabouts,
): boolean =>
  kind === 'inbound'
    ? order.houseType === 'inflow' && (mayComeIn.includes(order.state) || (isAtBuyer && ended.includes(order.state)))
    : order.houseType === 'outflow' && isSold.includes(order.state) && !isDelivered
