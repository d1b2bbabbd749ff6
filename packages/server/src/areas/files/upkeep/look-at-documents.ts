// Which key sealed each document, asked of the documents: copies that were brought back may be older than their rows.
import { namedBytes, type Sealer } from '../../../providers/storage/sealed-content.ts'
import type { Storage } from '../../../providers/storage/storage.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { sealedKey } from '../content/file-keys.ts'
import { listSealed, type SealedFile } from '../files.sql.ts'

interface Looking {
  readonly storage: Storage
  readonly sealer: Sealer
}

export interface DocumentLook {
  /** Nothing opens them: no setting has their key. */
  readonly keyless: readonly string[]
  /** They open, and nothing seals them anew: their row names another key than they do. */
  readonly misnamed: readonly string[]
}

const lookedAtOnce = 8

const lookAt = async ({ storage, sealer }: Looking, { id, sealedBy }: SealedFile) => {
  const object = await storage.head(sealedKey(id))
  const key = object === undefined ? undefined : sealer.keyOf(await storage.readStart(object, namedBytes))
  if (key === undefined) return undefined
  if (!key.isKnown) return 'keyless'
  return key.keyId === sealedBy ? undefined : 'misnamed'
}

/** Reads a few bytes of each. */
export const lookAtDocuments = async (looking: Looking, db: Reader): Promise<DocumentLook> => {
  const look = { keyless: [] as string[], misnamed: [] as string[] }
  for (let files = await listSealed(db, undefined); files.length > 0; files = await listSealed(db, files.at(-1)?.id))
    for (let from = 0; from < files.length; from += lookedAtOnce)
      await Promise.all(files.slice(from, from + lookedAtOnce).map(async (file) => {
        const found = await lookAt(looking, file)
        if (found !== undefined) look[found].push(file.id)
      }))
  return look
}
