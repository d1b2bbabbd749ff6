// What kept files are, letter by letter: the SHA-256 of what is shown of each, for papers that name others.
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../../../providers/storage/storage.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { NotYet } from '../../../runtime/work/jobs.ts'
import { type FileRecord, findFiles } from '../files.sql.ts'
import { imageKey, rawKey } from './file-keys.ts'

const hashOf = async (storage: Storage, { id, rawKept, imageState }: FileRecord): Promise<string | undefined> => {
  // As it was uploaded it is shown to nobody, and gone as soon as its picture is made.
  if (imageState === 'waiting') throw new NotYet(`the picture of the file ${id} is not made yet`)
  const object = await storage.head(rawKept ? rawKey(id) : imageKey(id, 'original'))
  if (object === undefined) return undefined
  const hash = createHash('sha256')
  await pipeline(await storage.read(object), hash)
  return hash.digest('hex')
}

/** By id; a file whose content is not there any more has none. For jobs: it may say that it is not yet to be told. */
export const hashFiles = async (
  db: Reader, storage: Storage, ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const hashes = new Map<string, string>()
  for (const file of await findFiles(db, ids)) {
    const hash = await hashOf(storage, file)
    if (hash !== undefined) hashes.set(file.id, hash)
  }
  return hashes
}
