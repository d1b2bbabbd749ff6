// Puts an examined upload where no client can write any more: as it is, or sealed when it is a private document.
import type { Sealer } from '../../../providers/storage/sealed-content.ts'
import type { Storage, StoredObject } from '../../../providers/storage/storage.ts'
import type { FileRecord } from '../files.sql.ts'
import { fileUsageRules } from '../file-usage-rules.ts'
import { rawKey, sealedKey } from './file-keys.ts'

export const sealedType = 'application/octet-stream'

/** Answers the key that sealed it, or null. The upload itself is cleared away after the commit. */
export const keepContent = async (
  { storage, sealer }: { readonly storage: Storage; readonly sealer: Sealer }, file: FileRecord, object: StoredObject,
  givenUp?: AbortSignal,
): Promise<string | null> => {
  if (!fileUsageRules[file.usageType].isPrivate) {
    await storage.copy(object, rawKey(file.id))
    return null
  }
  await storage.write(sealedKey(file.id), sealedType, sealer.seal(file.id, await storage.read(object)), givenUp)
  return sealer.keyId
}
