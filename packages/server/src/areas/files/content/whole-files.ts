// Files whole, as they lie in the storage, for archives of those who may see them; private ones are never among them.
import type { Storage, StoredObject } from '../../../providers/storage/storage.ts'
import type { Caller } from '../../../runtime/caller.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { fileUsageRules, maySee } from '../file-usage-rules.ts'
import { type FileRecord, findFiles, listImages, type MadeImage } from '../files.sql.ts'
import { imageName } from '../show-file.ts'
import { imageKey, rawKey } from './file-keys.ts'

export interface WholeFile {
  readonly id: string
  readonly name: string
  readonly sizeBytes: number
  readonly key: string
}

/** Pictures as they were made anew, papers as they came; of a picture that could not be made anew there is none. */
const wholeOf = (file: FileRecord, original: MadeImage | undefined): WholeFile | undefined => {
  const { id, name, sizeBytes, imageState, rawKept, usageType, state } = file
  if (state !== 'commit' || fileUsageRules[usageType].isPrivate) return undefined
  if (original !== undefined && imageState === 'made')
    return { id, name: imageName(file, original), sizeBytes: original.sizeBytes, key: imageKey(id, 'original') }
  return rawKept && imageState === 'none' ? { id, name, sizeBytes: sizeBytes ?? 0, key: rawKey(id) } : undefined
}

/** By id; what cannot be had is not there. */
export const listWholeFiles = async (db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, WholeFile>> => {
  const originals = new Map((await listImages(db, ids))
    .filter(({ size }) => size === 'original').map((image) => [image.fileId, image]))
  return new Map((await findFiles(db, ids)).flatMap((file) => {
    const whole = wholeOf(file, originals.get(file.id))
    return whole === undefined ? [] : [[file.id, whole] as const]
  }))
}

/** Of these, the ones that somebody sees by what they are for, and not because an area shows them. */
export const listSeenFiles = async (db: Reader, caller: Caller, ids: readonly string[]): Promise<readonly string[]> =>
  (await findFiles(db, ids)).filter((file) => maySee(file, caller)).map(({ id }) => id)

/** Undefined where the storage has it no more. */
export const findWholeFile = (storage: Storage, { key }: WholeFile): Promise<StoredObject | undefined> =>
  storage.head(key)
