// Photos of a car that its seller did not take: put to the order by the office, as a seller puts them.
import type { Order } from '@bidyard/contract/shapes/cars/orders'
import { useText } from '../../../../text/use-text.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { PhotoPlaces } from '../../seller/photos/photo-places.tsx'
import { PhotosProvider } from '../../seller/photos/use-photos.tsx'

export interface PhotosByHandProps {
  readonly order: Order
  readonly open: boolean
  readonly onClose: () => void
}

/** What is on its way goes on behind the closed dialog. */
export const PhotosByHand = ({ order: { id, carNumber }, open, onClose }: PhotosByHandProps) => {
  const say = useText('carOffice')
  return (
    <PhotosProvider orderId={id}>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && onClose()}
        title={say('photosByHandTitle', { plate: carNumber })}
        description={say('photosByHandText')}
        footer={<Button variant="primary" onClick={onClose}>{say('photosByHandDone')}</Button>}
      >
        <div className="flex flex-col gap-4 pt-2"><PhotoPlaces /></div>
      </Dialog>
    </PhotosProvider>
  )
}
