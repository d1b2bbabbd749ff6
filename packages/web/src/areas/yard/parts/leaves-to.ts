// To whom a car may leave us as its order stands: to its buyer once it is paid, to its owner once the order has ended.
import type { OrderState } from '@bidyard/contract/enums/cars'
import type { ReleasedTo } from '@bidyard/contract/enums/yard'
import { ended, paid } from '@bidyard/contract/states/order-stages'

export const leavesTo = (state: OrderState): ReleasedTo | null => {
  if (paid.includes(state)) return 'buyer'
  return ended.includes(state) ? 'owner' : null
}
