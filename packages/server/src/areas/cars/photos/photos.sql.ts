// Reads and writes the photos of cars, in the order in which they are shown.
import type { CarPhotoView, DamagePosition, OrderState } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export interface PhotoLabel {
  readonly view: CarPhotoView
  readonly position: DamagePosition | null
  readonly label: string | null
}

export interface PhotoRow extends PhotoLabel {
  readonly id: string
  readonly orderId: string
  readonly fileId: string
  readonly carCheckId: string | null
  readonly sortOrder: number
  readonly isCover: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly state: OrderState
  readonly partnerId: string | null
  readonly exhibitId: string | null
}

export const photosQuery = (db: Reader) =>
  db
    .selectFrom('car_photos as photos')
    .innerJoin('orders', 'orders.id', 'photos.order_id')
    .select([
      'photos.id', 'photos.order_id as orderId', 'photos.file_id as fileId', 'photos.car_check_id as carCheckId',
      'photos.view', 'photos.position', 'photos.label', 'photos.sort_order as sortOrder',
      'photos.is_cover as isCover', 'photos.created_at as createdAt', 'photos.updated_at as updatedAt',
      'orders.state', 'orders.partner_id as partnerId', 'orders.exhibit_id as exhibitId',
    ])
    .$narrowType<Pick<PhotoRow, 'position'>>()

export const findPhoto = (db: Reader, id: string): Promise<PhotoRow | undefined> =>
  photosQuery(db).where('photos.id', '=', id).executeTakeFirst()

export const listPhotosOf = (db: Reader, orderId: string): Promise<PhotoRow[]> =>
  photosQuery(db).where('photos.order_id', '=', orderId).orderBy('photos.sort_order').execute()

export const listViewsOf = async (db: Reader, orderId: string): Promise<CarPhotoView[]> => {
  const rows = await db.selectFrom('car_photos').select('view').distinct().where('order_id', '=', orderId).execute()
  return rows.map(({ view }) => view)
}

export interface NewPhoto extends PhotoLabel {
  readonly orderId: string
  readonly carNumber: string
  readonly fileId: string
  readonly carCheckId: string | null
  readonly sortOrder: number
  readonly isCover: boolean
}

export const insertPhotos = async (tx: Tx, photos: readonly NewPhoto[]): Promise<readonly string[]> => {
  const rows = await tx
    .insertInto('car_photos')
    .values(photos.map((photo) => ({
      order_id: photo.orderId, car_number: photo.carNumber, file_id: photo.fileId, car_check_id: photo.carCheckId,
      view: photo.view, position: photo.position, label: photo.label, sort_order: photo.sortOrder,
      is_cover: photo.isCover,
    })))
    .returning('id').execute()
  return rows.map(({ id }) => id)
}

export const updateLabel = async (tx: Tx, id: string, { view, position, label }: PhotoLabel): Promise<void> => {
  await tx
    .updateTable('car_photos').set({ view, position, label, updated_at: sql<Date>`app_now()` })
    .where('id', '=', id).execute()
}

export const updateArrangement = async (
  tx: Tx, orderId: string, { ids, coverId }: { readonly ids: readonly string[]; readonly coverId: string | null },
): Promise<void> => {
  // Two covers at once are refused at each row, so the old one steps down first.
  await tx
    .updateTable('car_photos').set({ is_cover: false }).where('order_id', '=', orderId).where('is_cover', '=', true)
    .execute()
  await sql`
    update car_photos set sort_order = given.place - 1, is_cover = (car_photos.id = ${coverId}::uuid) is true,
      updated_at = app_now()
    from unnest(${ids}::uuid[]) with ordinality as given (id, place)
    where car_photos.id = given.id and car_photos.order_id = ${orderId}::uuid`.execute(tx)
}

export const deletePhoto = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('car_photos').where('id', '=', id).execute()
}
