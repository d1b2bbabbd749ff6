// Seals private documents anew that an older key sealed, one by one, each under its row.
import { limits } from '@bidyard/contract/limits'
import type { Sealer } from '../../../providers/storage/sealed-content.ts'
import type { Storage } from '../../../providers/storage/storage.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import type { KeyChange } from '../../../runtime/keys/change-keys.ts'
import { AnotherNodeWorks, inTurn } from '../../../runtime/keys/pieces.ts'
import { sealedKey } from '../content/file-keys.ts'
import { sealedType } from '../content/keep-content.ts'
import { openStorageTurns, type StorageTurns } from '../content/storage-turns.ts'
import { getSealedByOthersCount, listSealedByOthers, lockFile, updateSealedBy } from '../files.sql.ts'

interface Sealing {
  readonly storage: Storage
  readonly sealer: Sealer
}

/** Whoever gave it up let the row go as well: what would still be written could be of a document deleted since. */
async function* whileWaitedFor(content: AsyncIterable<Uint8Array>, givenUp: AbortSignal): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    givenUp.throwIfAborted()
    yield chunk
  }
  givenUp.throwIfAborted()
}

/**
 * The row is held meanwhile, so nobody deletes a document that is just written again. What a node left behind that died
 * in between is sealed already: it is sealed once more.
 */
const sealOne = async (tx: Tx, { storage, sealer }: Sealing, turns: StorageTurns, id: string): Promise<void> => {
  const file = await lockFile(tx, id)
  if (file?.state !== 'commit' || file.sealedBy === null || file.sealedBy === sealer.keyId) return
  const key = sealedKey(id)
  await turns.take(async (givenUp) => {
    const object = await storage.head(key)
    if (object === undefined) throw new Error('the content of a document is gone')
    // Read to its end, where its last chunk is proven, before the new one takes its place.
    const opened = sealer.open(id, await storage.read(object))
    await storage.write(key, sealedType, whileWaitedFor(sealer.seal(id, opened), givenUp))
  })
  await updateSealedBy(tx, id, sealer.keyId)
}

/** One that cannot be sealed anew holds up no other one, and is counted; so is one for which the storage is slow. */
export const sealFilesAnew = (sealing: Sealing, waitMs: number = limits.commitStorageMs): KeyChange => {
  const turns = openStorageTurns(1, waitMs)
  return {
    writes: sealing.sealer.version,
    run: async (given) => {
      const { database: { primary }, log, signal } = given
      const { keyId } = sealing.sealer
      let unopened = 0
      for (let last: string | undefined; !signal.aborted; ) {
        const ids = await listSealedByOthers(primary, keyId, last)
        for (const id of ids) {
          if (signal.aborted) break
          await inTurn(given, (tx) => sealOne(tx, sealing, turns, id)).catch((error: unknown) => {
            if (error instanceof AnotherNodeWorks) throw error
            unopened += 1
            log.error('a document is not sealed anew', { file: id, error })
          })
        }
        last = ids.at(-1)
        if (last === undefined) break
      }
      return { left: await getSealedByOthersCount(primary, keyId), unopened }
    },
  }
}
