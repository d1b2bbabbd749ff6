// Photos of cars: lists with links to every size, and one in the size that is asked for.
import { z } from 'zod'
import { call } from '../../call.ts'
import { carPhotoView } from '../../enums/car-facts.ts'
import { damagePosition } from '../../enums/car-damage.ts'
import { imageSize } from '../../enums/files.ts'
import { field, list } from '../../list.ts'
import { carPhotoShape } from '../../shapes/cars/photos.ts'
import { plateField } from './facts.ts'

const who = ['dealer', 'seller', 'partner', 'staff'] as const

export const photoCalls = {
  listCarPhotos: list({
    path: '/car-photos',
    who,
    summary: 'Photos of cars with links to their sizes; dealers see those of cars that are listed',
    isForBarred: true,
    item: carPhotoShape,
    fields: {
      orderId: field.id(), carNumber: plateField, view: field.choice(carPhotoView),
      position: field.choice(damagePosition), carCheckId: field.id(), isCover: field.boolean(),
    },
    sort: ['sortOrder'],
  }),
  getCarPhoto: call({
    method: 'GET',
    path: '/car-photos/:id',
    summary: 'One photo; with a size, only the link to that one',
    who,
    isForBarred: true,
    params: z.object({ id: z.uuid() }),
    query: z.strictObject({ size: imageSize.schema.optional() }),
    answer: carPhotoShape,
  }),
}
