// Pictures in one of their sizes for prints: which of them there are, and their bytes once the print has its turn.
import type { ImageSize } from '@bidyard/contract/enums'
import type { Storage } from '../../../providers/storage/storage.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { findFiles, listImages } from '../files.sql.ts'
import { imageKey } from './file-keys.ts'

/** By the file's id, of which type they are; what has no picture of this size is not there. */
export const listPictures = async (
  db: Reader, ids: readonly string[], size: ImageSize,
): Promise<ReadonlyMap<string, string>> => {
  const made = new Set((await findFiles(db, ids))
    .filter(({ state, imageState }) => state === 'commit' && imageState === 'made').map(({ id }) => id))
  return new Map((await listImages(db, ids))
    .filter((image) => image.size === size && made.has(image.fileId))
    .map(({ fileId, contentType }) => [fileId, contentType]))
}

export const readPicture = async (storage: Storage, id: string, size: ImageSize): Promise<Uint8Array> => {
  const object = await storage.head(imageKey(id, size))
  if (object === undefined) throw new Error(`the picture of ${id} is gone`)
  const pieces: Uint8Array[] = []
  for await (const piece of await storage.read(object)) pieces.push(piece as Uint8Array)
  return Buffer.concat(pieces)
}
