// The photos of one car as pictures to look at; those whose sizes are still being made are left out.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { carPhotoView, type CarPhotoView } from '@bidyard/contract/enums/cars'
import type { ItemOf } from '@bidyard/contract/list'
import { photosMax } from '@bidyard/contract/shapes/cars/photo-views'
import { useMemo } from 'react'
import { useList } from '../../../../api/list/use-list.ts'
import { useWord } from '../../../../text/use-word.ts'
import type { Photo } from '../../../../ui/photo/photo.ts'

export type CarPhotoItem = ItemOf<typeof carsCalls.listCarPhotos>

export interface ShownPhoto extends Photo {
  readonly view: CarPhotoView
}

const urlOf = ({ images }: CarPhotoItem, ...sizes: readonly string[]): string | undefined =>
  sizes.flatMap((size) => images.filter((image) => image.size === size))[0]?.url

export const useCarPhotos = (orderId: string) => {
  const word = useWord()
  const list = useList(carsCalls.listCarPhotos, {
    filter: { orderId: { eq: orderId } }, sort: [{ sortOrder: 'asc' }], size: photosMax,
  })
  const photos = useMemo(() => list.items.flatMap((photo): ShownPhoto[] => {
    const src = urlOf(photo, 'large', 'original', 'middle')
    const name = word(carPhotoView, photo.view)
    return src === undefined ? [] : [{
      key: photo.id, src, thumbSrc: urlOf(photo, 'small', 'middle'), view: photo.view,
      alt: photo.label === null ? name : `${name} · ${photo.label}`,
    }]
  }), [list.items, word])
  return { photos, waiting: list.items.length - photos.length, list }
}
