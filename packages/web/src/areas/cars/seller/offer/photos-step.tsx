// The guided photos of an offer; on the way on they stand as one walks around a car.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { CarPhotoView } from '@bidyard/contract/enums/car-facts'
import { missingViews, viewsNeeded } from '@bidyard/contract/shapes/cars/photo-views'
import { useQueryClient } from '@tanstack/react-query'
import { forgetPaths } from '../../../../api/query-key.ts'
import { useCall } from '../../../../api/use-call.ts'
import { useText } from '../../../../text/use-text.ts'
import { useDraft } from '../draft/use-draft.tsx'
import { otherViews, PhotoPlaces } from '../photos/photo-places.tsx'
import { usePhotos } from '../photos/use-photos.tsx'
import { OfferFrame } from './offer-frame.tsx'
import { needsPhotos } from './offer-steps.ts'

const rankOf = (view: CarPhotoView): number => [...viewsNeeded, ...otherViews].findIndex((one) => one === view)

/** Until somebody arranges them by hand, photos stand as one walks around a car. */
const useNaturalOrder = () => {
  const queries = useQueryClient()
  const { order, typed } = useDraft()
  const { arrived, onTheWay } = usePhotos()
  const arrange = useCall(carsCalls.arrangeCarPhotos, {
    onSuccess: () => forgetPaths(queries, ['/car-photos', '/orders']),
  })
  return () => {
    const natural = arrived.toSorted((one, other) => rankOf(one.view) - rankOf(other.view))
    const isNatural = natural.every(({ id }, at) => id === arrived[at]?.id) && natural[0]?.isCover === true
    const [first] = natural
    if (typed.isArranged === true || isNatural || onTheWay.length > 0 || first === undefined) return
    arrange.mutate({ params: { id: order.id }, body: { photoIds: natural.map(({ id }) => id), coverId: first.id } })
  }
}

export const PhotosStep = () => {
  const say = useText('selling')
  const { views } = usePhotos()
  const { form: { kind }, change } = useDraft()
  const putInOrder = useNaturalOrder()
  const must = needsPhotos(kind)
  return (
    <OfferFrame
      step="photos"
      title={say('photosTitle')}
      text={say(must ? 'photosText' : 'photosTextFree')}
      isDone={!must || missingViews(views.map((view) => ({ view }))).length === 0}
      onNext={putInOrder}
    >
      <PhotoPlaces onArranged={() => change({ isArranged: true })} />
    </OfferFrame>
  )
}
