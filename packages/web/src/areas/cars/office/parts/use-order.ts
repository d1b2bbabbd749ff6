// One order with the home of its seller in it: each look is written down, so only what happens to it looks again.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { useLive } from '../../../../api/live/live-context.tsx'
import { useLook } from '../../../../api/use-look.ts'

export const useOrder = (id: string) => {
  const look = useLook(carsCalls.getOrder, { params: { id } })
  const lookAgain = (event: { readonly orderId: string }) => {
    if (event.orderId === id) void look.again()
  }
  useLive('orderChanged', lookAgain)
  useLive('carCheckChanged', lookAgain)
  useLive('listingChanged', lookAgain)
  useLive('contractChanged', lookAgain)
  return { order: look.seen?.id === id ? look.seen : undefined, failure: look.failure, again: look.again }
}
