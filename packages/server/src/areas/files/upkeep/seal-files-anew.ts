// Seals private documents anew that an older key sealed, one by one, each under its row.
import type { Sealer } from '../../../providers/storage/sealed-content.ts'
import type { Storage } from '../../../providers/storage/storage.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { KeyChange } from '../../../runtime/keys/change-keys.ts'
import { AnotherNodeWorks, inTurn } from '../../../runtime/keys/pieces.ts'
import { sealedKey } from '../content/file-keys.ts'
import { sealedType } from '../content/keep-content.ts'
import { getSealedByOthersCount, listSealedByOthers, lockFile, updateSealedBy } from '../files.sql.ts'

interface Sealing {
  readonly storage: Storage
  readonly sealer: Sealer
}

/**
 * The row is held meanwhile, so nobody deletes a document that is just written again. What a node left behind that died
 * in between is sealed already: it is sealed once more.
 */
const sealOne = async (tx: Tx, { storage, sealer }: Sealing, id: string): Promise<void> => {
  const file = await lockFile(tx, id)
  if (file?.state !== 'commit' || file.sealedBy === null || file.sealedBy === sealer.keyId) return
  const key = sealedKey(id)
  const object = await storage.head(key)
  if (object === undefined) throw new Error('the content of a document is gone')
  // Read to its end, where its last chunk is proven, before the new one takes its place.
  await storage.write(key, sealedType, sealer.seal(id, sealer.open(id, await storage.read(object))))
  await updateSealedBy(tx, id, sealer.keyId)
}

/** One that cannot be sealed anew holds up no other one, and is counted. */
export const sealFilesAnew = (sealing: Sealing): KeyChange => ({
  writes: sealing.sealer.version,
  run: async (given) => {
    const { database: { primary }, log, signal } = given
    const { keyId } = sealing.sealer
    for (let last: string | undefined; !signal.aborted; ) {
      const ids = await listSealedByOthers(primary, keyId, last)
      for (const id of ids) {
        if (signal.aborted) break
        await inTurn(given, (tx) => sealOne(tx, sealing, id)).catch((error: unknown) => {
          if (error instanceof AnotherNodeWorks) throw error
          log.error('a document is not sealed anew', { file: id, error })
        })
      }
      last = ids.at(-1)
      if (last === undefined) break
    }
    return getSealedByOthersCount(primary, keyId)
  },
})
