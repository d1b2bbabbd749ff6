// Photos of a car: which side they show, in which order, and links to their sizes.
import { z } from 'zod'
import { damagePosition } from '../../enums/car-damage.ts'
import { carPhotoView } from '../../enums/car-facts.ts'
import { imageSize } from '../../enums/files.ts'
import { fileImage } from '../../calls/files.ts'
import { limits } from '../../limits.ts'
import { timeShape } from '../labels.ts'
import { photosMax } from './photo-views.ts'

export { missingViews, photosMax, viewsNeeded } from './photo-views.ts'

export const carPhotoShape = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  fileId: z.uuid(),
  carCheckId: z.uuid().nullable(),
  view: carPhotoView.schema,
  /** What a photo of damage shows. */
  position: damagePosition.schema.nullable(),
  label: z.string().max(limits.title).nullable(),
  sortOrder: z.int().min(0).max(photosMax),
  isCover: z.boolean(),
  /** Empty while its sizes are being made. */
  images: z.array(fileImage).max(imageSize.values.length),
  linksEndAt: timeShape.nullable(),
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'CarPhoto' })
export type CarPhoto = z.output<typeof carPhotoShape>
