// Photos of how a car came into the yard: kept with its stay, shown to whoever sees the stay, never in a listing.
import { arrivalPhotosMax } from '@bidyard/contract/shapes/cars/numbers/bounds'
import type { Storage } from '../../../providers/storage/storage.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { type LinkedFile, linkFiles, listFilesOf } from '../../files/for-other-areas.ts'

/** By which name they are found among the files. */
export const arrivalSubject = 'checkIn'

export interface Linking {
  readonly db: Reader
  readonly storage: Storage
  readonly now: Date
}

export const linkArrivalPhotos = async (
  { db, storage, now }: Linking, checkInId: string,
): Promise<readonly LinkedFile[]> => {
  const ids = (await listFilesOf(db, arrivalSubject, [checkInId])).map(({ fileId }) => fileId)
  const links = await linkFiles({ db, storage, now, ids })
  return ids.flatMap((id) => links.get(id) ?? []).slice(0, arrivalPhotosMax)
}
