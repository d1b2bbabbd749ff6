// Links to many files at once, for screens of other areas that have judged already who may see them.
import type { Storage } from '../../../providers/storage/storage.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { findFiles, listImages } from '../files.sql.ts'
import { type LinkedFile, linkFile } from '../show-file.ts'

/** By id; private documents come without links here as everywhere. */
export const linkFiles = async (given: {
  readonly db: Reader; readonly storage: Storage; readonly now: Date; readonly ids: readonly string[]
}): Promise<ReadonlyMap<string, LinkedFile>> => {
  const { db, storage, now, ids } = given
  if (ids.length === 0) return new Map()
  const images = Map.groupBy(await listImages(db, ids), ({ fileId }) => fileId)
  const linked = await Promise.all((await findFiles(db, ids)).map((file) =>
    linkFile({ storage, file, images: images.get(file.id) ?? [], now, mayHaveRaw: false })))
  return new Map(linked.map((file) => [file.id, file]))
}
