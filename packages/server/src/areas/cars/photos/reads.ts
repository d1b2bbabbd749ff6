// Photos of cars with links to every size, and one of them in the size that is asked for.
import { carsCalls } from '@bidyard/contract/calls/cars'
import { sql } from 'kysely'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import type { CarParts } from '../car-parts.ts'
import { findCarViewer, ofSeenCars } from '../seen-cars.ts'
import { findPhoto, photosQuery } from './photos.sql.ts'
import { showPhotos, showTogether } from './show-photos.ts'

export const listCarPhotos = ({ storage }: CarParts) => listing(carsCalls.listCarPhotos, ({ db, caller, now }) => {
  const show = showTogether({ db, storage, now })
  return source({
    query: photosQuery(db).where(ofSeenCars(caller)),
    columns: {
      id: sql`photos.id`,
      orderId: sql`photos.order_id`,
      carNumber: sql`photos.car_number`,
      view: sql`photos.view`,
      position: sql`photos.position`,
      carCheckId: sql`photos.car_check_id`,
      isCover: sql`photos.is_cover`,
      sortOrder: sql`photos.sort_order`,
      createdAt: sql`photos.created_at`,
      updatedAt: sql`photos.updated_at`,
    },
    item: show,
  })
})

export const getCarPhoto = ({ storage }: CarParts) =>
  read(carsCalls.getCarPhoto, async ({ db, caller, now, params, query: { size }, refuse }) => {
    const row = await findPhoto(db, params.id)
    if (row === undefined || (await findCarViewer(db, caller, row)) === undefined) throw refuse('notFound')
    const [photo] = await showPhotos({ db, storage, now }, [row])
    if (photo === undefined) throw refuse('notFound')
    return size === undefined ? photo : { ...photo, images: photo.images.filter((image) => image.size === size) }
  })
