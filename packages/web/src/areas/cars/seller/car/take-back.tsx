// Takes a car back: asked once, with what follows from it where the car stands now.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { useState } from 'react'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { deviceTexts, forgetTyped } from '../draft/kept-form.ts'
import { mayTakeBack } from '../list/what-next.ts'
import type { Order } from '../offer/offer-steps.ts'
import { deviceStore } from '../photos/waiting-photo.ts'

/** What lies on this device of a car that is taken back goes as well. */
const forgetHere = async (orderId: string): Promise<void> => {
  forgetTyped(deviceTexts(), orderId)
  const store = await deviceStore()
  for (const photo of await store.list()) if (photo.orderId === orderId) await store.drop(photo.id)
}

export const TakeBack = ({ order }: { readonly order: Order }) => {
  const say = useText('selling')
  const [isAsking, setAsking] = useState(false)
  if (!mayTakeBack(order.state)) return null
  const words = order.state === 'draft' ? 'dropDraft' : order.state === 'biddingInProgress' ? 'withdraw' : 'takeBack'
  return (
    <>
      <Button variant="quiet" size="large" icon="close" onClick={() => setAsking(true)}>{say(words)}</Button>
      {isAsking && (
        <ActDialog
          definition={carsCalls.cancelOrder}
          words={{
            title: say(`${words}Title`, { carNo: order.carNumber }), happens: say(`${words}Text`), verb: say(words),
            done: say('takenBack'),
          }}
          field={{ label: say('whyReason'), hint: say('whyReasonHint') }}
          ask={(reason) => ({ params: { id: order.id }, body: { reason } })}
          touches={['/orders', '/auctions', '/car-checks']}
          destructive
          onDone={() => void forgetHere(order.id)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
