// Which key sealed each document, asked of the documents: copies that were brought back may be older than their rows.
import { namedBytes, type Sealer } from '../../../providers/storage/sealed-content.ts'
import { ObjectChanged, type Storage } from '../../../providers/storage/storage.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { sealedKey } from '../content/file-keys.ts'
import { findFile, listSealed, type SealedFile } from '../files.sql.ts'

interface Looking {
  readonly storage: Storage
  readonly sealer: Sealer
}

export interface DocumentLook {
  /** The storage has nothing of them: it was not brought back, or is another one. */
  readonly lost: readonly string[]
  /** Nothing opens them: no setting has their key. */
  readonly keyless: readonly string[]
  /** They open, and nothing seals them anew: their row names the newest key, and they bear another. */
  readonly misnamed: readonly string[]
}

const lookedAtOnce = 8
const tries = 2

/** Which key a document bears; nothing where it changed again and again while it was read. */
const keyOf = async ({ storage, sealer }: Looking, id: string): Promise<ReturnType<Sealer['keyOf']> | 'lost'> => {
  for (let tried = 0; tried < tries; tried++)
    try {
      const object = await storage.head(sealedKey(id))
      return object === undefined ? 'lost' : sealer.keyOf(await storage.readStart(object, namedBytes))
    } catch (error) {
      if (!(error instanceof ObjectChanged)) throw error
    }
  return undefined
}

/** The row was read before the document: one that names the newest key even then does so behind its document. */
const lookAt = async (looking: Looking, { id, sealedBy }: SealedFile): Promise<keyof DocumentLook | undefined> => {
  const key = await keyOf(looking, id)
  if (key === undefined || key === 'lost') return key
  if (!key.isKnown) return 'keyless'
  const { keyId } = looking.sealer
  return sealedBy === keyId && key.keyId !== keyId ? 'misnamed' : undefined
}

const isAsItWas = async (db: Reader, { id, sealedBy }: SealedFile): Promise<boolean> => {
  const now = await findFile(db, id)
  return now?.state === 'commit' && now.sealedBy === sealedBy
}

/** Reads a few bytes of each. What is deleted or sealed anew in that moment is passed over. */
export const lookAtDocuments = async (looking: Looking, db: Reader): Promise<DocumentLook> => {
  const look = { lost: [] as string[], keyless: [] as string[], misnamed: [] as string[] }
  for (let files = await listSealed(db, undefined); files.length > 0; files = await listSealed(db, files.at(-1)?.id))
    for (let from = 0; from < files.length; from += lookedAtOnce)
      await Promise.all(files.slice(from, from + lookedAtOnce).map(async (file) => {
        const found = await lookAt(looking, file)
        if (found !== undefined && await isAsItWas(db, file)) look[found].push(file.id)
      }))
  return look
}
