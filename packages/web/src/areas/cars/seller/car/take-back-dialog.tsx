// Asks once before a car is taken back, with what follows from it where the car stands now.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { useText } from '../../../../text/use-text.ts'
import { ActDialog } from '../../../../ui/overlay/act-dialog.tsx'
import { deviceTexts, forgetTyped } from '../draft/kept-form.ts'
import type { Order } from '../offer/offer-steps.ts'
import { photoStore } from '../photos/photo-store.ts'
import { usePhotos } from '../photos/use-photos.tsx'

/** What lies here of a car that is taken back goes as well. */
const forgetHere = async (orderId: string): Promise<void> => {
  forgetTyped(deviceTexts(), orderId)
  for (const photo of await photoStore.list()) if (photo.orderId === orderId) await photoStore.drop(photo.id)
}

interface TakeBackProps {
  readonly order: Order
  readonly words: 'dropDraft' | 'withdraw' | 'takeBack'
  readonly onClose: () => void
}

export const TakeBackDialog = ({ order, words, onClose }: TakeBackProps) => {
  const say = useText('selling')
  const { onTheWay, remove } = usePhotos()
  const forget = () => {
    for (const { photo } of onTheWay) remove(photo.id)
    void forgetHere(order.id)
  }
  return (
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
      onDone={forget}
      onClose={onClose}
    />
  )
}
