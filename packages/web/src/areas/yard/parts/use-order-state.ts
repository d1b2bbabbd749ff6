// How the order of a car stands: its owner's home is in it, so it is looked at once, and again where it has changed.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { OrderState } from '@bidyard/contract/enums/cars'
import { useLive } from '../../../api/live/live-context.tsx'
import { useLook } from '../../../api/use-look.ts'

/** Null as long as it is not known, and where nobody asks. */
export const useOrderState = (orderId: string, isAsked = true): OrderState | null => {
  const look = useLook(carsCalls.getOrder, { params: { id: orderId } }, isAsked)
  const lookAgain = (event: { readonly orderId: string }) => {
    if (isAsked && event.orderId === orderId) void look.again()
  }
  useLive('orderChanged', lookAgain)
  useLive('contractChanged', lookAgain)
  return isAsked && look.seen?.id === orderId ? look.seen.state : null
}
