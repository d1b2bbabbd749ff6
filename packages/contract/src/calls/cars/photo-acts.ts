// Acts on photos of a car: add, put in order, label, remove.
import { z } from 'zod'
import { call } from '../../call.ts'
import { carPhotoView } from '../../enums/car-facts.ts'
import { damagePosition } from '../../enums/car-damage.ts'
import { limits } from '../../limits.ts'
import { carPhotoShape, photosMax } from '../../shapes/cars/photos.ts'
import { lineOf } from '../../shapes/texts.ts'

const id = z.object({ id: z.uuid() })
const act = {
  surface: 'office', who: ['seller', 'partner', 'staff'], parts: ['screening', 'inspection'],
} as const
const photos = z.array(carPhotoShape).max(photosMax)

const label = {
  view: carPhotoView.schema,
  /** What a photo of damage shows. */
  position: damagePosition.schema.nullable(),
  label: lineOf(limits.title).nullable(),
}

export const photoActs = {
  addCarPhotos: call({
    ...act,
    /** Whoever takes a car into the yard shows how it came. */
    parts: ['screening', 'inspection', 'yard'],
    method: 'POST',
    path: '/car-photos',
    summary: 'Adds photos to an order behind those that it has; the first one becomes its cover',
    body: z.strictObject({
      orderId: z.uuid(),
      carCheckId: z.uuid().nullable(),
      photos: z.array(z.strictObject({ fileId: z.uuid(), ...label })).min(1).max(photosMax),
    }),
    answer: photos,
  }),
  arrangeCarPhotos: call({
    ...act,
    method: 'PUT',
    path: '/orders/:id/car-photos',
    summary: 'Puts all photos of an order into a new order and says which one is the cover',
    params: id,
    body: z.strictObject({ photoIds: z.array(z.uuid()).min(1).max(photosMax), coverId: z.uuid() }),
    answer: photos,
  }),
  labelCarPhoto: call({
    ...act,
    method: 'PATCH',
    path: '/car-photos/:id',
    summary: 'Says anew what a photo shows',
    params: id,
    body: z.strictObject(label),
    answer: carPhotoShape,
  }),
  removeCarPhoto: call({
    ...act,
    method: 'DELETE',
    path: '/car-photos/:id',
    summary: 'Takes a photo away from its order; its file ends later',
    params: id,
    answer: z.null(),
  }),
}
