// The photos of an inspection sheet: around the car first, then what is damaged, each with what it shows.
import { carPhotoView, damagePosition } from '@bidyard/contract/enums'
import type { Storage } from '../../../providers/storage/storage.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import type { CheckedCar } from '../../cars/for-other-areas.ts'
import { listPictures, readPicture } from '../../files/for-other-areas.ts'

type Photo = CheckedCar['photos'][number]

/** Three pages of them: whoever wants more looks at the screen. */
const photosMax = 24
const size = 'middle'
const endings: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/png': 'png' }

const captionOf = ({ view, position, label }: Photo): string =>
  [carPhotoView.labels[view].ko, position === null ? null : damagePosition.labels[position].ko, label]
    .filter((part) => part !== null && part !== '').join(' · ')

export interface SheetPhotos {
  /** By the name under which the template finds each. */
  readonly shown: readonly { readonly name: string; readonly caption: string }[]
  readonly leftOut: number
  readonly pictures: () => Promise<ReadonlyMap<string, Uint8Array>>
}

/** What has no picture, because it is not made yet, leaves no empty place behind. */
export const photosOfSheet = async (
  db: Reader, storage: Storage, photos: readonly Photo[],
): Promise<SheetPhotos> => {
  const inOrder = photos.toSorted((one, other) => Number(one.view === 'damage') - Number(other.view === 'damage'))
  const types = await listPictures(db, inOrder.map(({ fileId }) => fileId), size)
  const shown = inOrder.flatMap((photo) => {
    const ending = endings[types.get(photo.fileId) ?? '']
    return ending === undefined
      ? [] : [{ fileId: photo.fileId, name: `${photo.fileId}.${ending}`, caption: captionOf(photo) }]
  }).slice(0, photosMax)
  return {
    shown: shown.map(({ name, caption }) => ({ name, caption })), leftOut: photos.length - shown.length,
    pictures: async () => new Map(await Promise.all(
      shown.map(async ({ fileId, name }) => [name, await readPicture(storage, fileId, size)] as const))),
  }
}
