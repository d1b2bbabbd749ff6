// The photos of a car: those on the server, and those that this device still has to send.
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { DamagePosition } from '@bidyard/contract/enums/car-damage'
import type { CarPhotoView } from '@bidyard/contract/enums/car-facts'
import { limits } from '@bidyard/contract/limits'
import { useMemo } from 'react'
import { useList } from '../../../../api/list/use-list.ts'
import type { KeptPhoto } from '../kept/kept.ts'
import type { Work } from '../work/work.ts'

export interface ShownPhoto {
  /** Its name on the server, or on this device while it has none there. */
  readonly id: string
  readonly view: CarPhotoView
  readonly position: DamagePosition | null
  readonly here: KeptPhoto | undefined
  /** A small picture from the server. */
  readonly address: string | undefined
}

export interface CarPhotos {
  readonly shown: readonly ShownPhoto[]
  /** What is on the server was heard of. */
  readonly isKnown: boolean
}

export const useCarPhotos = ({ kept, photos }: Pick<Work, 'kept' | 'photos'>): CarPhotos => {
  const filter = { orderId: { eq: kept.check.orderId } }
  const list = useList(carsCalls.listCarPhotos, { filter, sort: [{ sortOrder: 'asc' }], size: limits.pageSize })
  const isKnown = !list.isLoading && list.failure === null
  return useMemo(() => {
    const here = photos.filter(({ isRemoved }) => !isRemoved)
    const removedHere = photos.filter(({ isRemoved }) => isRemoved).map(({ photoId }) => photoId)
    const gone = new Set([...kept.removed, ...removedHere])
    const told = list.items.filter(({ id }) => !gone.has(id)).map((photo): ShownPhoto => ({
      id: photo.id, view: photo.view, position: photo.position, here: here.find(({ photoId }) => photoId === photo.id),
      address: (photo.images.find(({ size }) => size === 'small') ?? photo.images[0])?.url,
    }))
    const others = here.filter(({ photoId }) => photoId === null || !told.some(({ id }) => id === photoId))
      .map((photo): ShownPhoto => ({
        id: photo.photoId ?? photo.id, view: photo.view, position: photo.position, here: photo, address: undefined,
      }))
    return { shown: [...told, ...others], isKnown }
  }, [list.items, kept.removed, photos, isKnown])
}

/** The record may name a photo as this device does, or as the server does. */
export const photosNamed = ({ shown }: CarPhotos, ids: readonly string[]): readonly ShownPhoto[] =>
  shown.filter(({ id, here }) => ids.includes(id) || (here !== undefined && ids.includes(here.id)))
