// Shows photos with links to their sizes; those of one page are linked together.
import type { CarPhoto } from '@bidyard/contract/shapes/cars/photos'
import type { Storage } from '../../../providers/storage/storage.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { type LinkedFile, linkFiles } from '../../files/for-other-areas.ts'
import type { PhotoRow } from './photos.sql.ts'

interface Linking {
  readonly db: Reader
  readonly storage: Storage
  readonly now: Date
}

const showPhoto = (row: PhotoRow, file: LinkedFile | undefined): CarPhoto => ({
  id: row.id, orderId: row.orderId, fileId: row.fileId, carCheckId: row.carCheckId, view: row.view,
  position: row.position, label: row.label, sortOrder: row.sortOrder, isCover: row.isCover,
  images: file?.images ?? [], linksEndAt: file?.linksEndAt ?? null, createdAt: timeOf(row.createdAt),
  updatedAt: timeOf(row.updatedAt),
})

export const showPhotos = async (linking: Linking, rows: readonly PhotoRow[]): Promise<CarPhoto[]> => {
  const files = await linkFiles({ ...linking, ids: rows.map(({ fileId }) => fileId) })
  return rows.map((row) => showPhoto(row, files.get(row.fileId)))
}

/** A list shows its rows one by one; all that are asked for in one go are linked in one. */
export const showTogether = (linking: Linking): ((row: PhotoRow) => Promise<CarPhoto>) => {
  let waiting: PhotoRow[] = []
  let shown: Promise<ReadonlyMap<string, CarPhoto>> | undefined
  const showAll = async (): Promise<ReadonlyMap<string, CarPhoto>> => {
    await Promise.resolve()
    const rows = waiting
    waiting = []
    shown = undefined
    return new Map((await showPhotos(linking, rows)).map((photo) => [photo.id, photo]))
  }
  return async (row) => {
    waiting.push(row)
    shown ??= showAll()
    const photo = (await shown).get(row.id)
    if (photo === undefined) throw new Error('a photo was not shown with the others')
    return photo
  }
}
