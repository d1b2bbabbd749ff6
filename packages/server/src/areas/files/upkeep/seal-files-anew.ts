// Seals private documents anew that an older key sealed, one by one, each under its row.
import { limits } from '@bidyard/contract/limits'
import type { Sealer } from '../../../providers/storage/sealed-content.ts'
import type { Storage } from '../../../providers/storage/storage.ts'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { KeyChange } from '../../../runtime/keys/change-keys.ts'
import { AnotherNodeWorks, inTurn } from '../../../runtime/keys/pieces.ts'
import type { JobGiven } from '../../../runtime/work/jobs.ts'
import { sealedKey } from '../content/file-keys.ts'
import { sealedType } from '../content/keep-content.ts'
import { openStorageTurns, type StorageTurns } from '../content/storage-turns.ts'
import { getSealedByOthersCount, listSealedByOthers, lockFile, updateSealedBy } from '../files.sql.ts'
import { clearFileContent } from './clear-file-content.ts'

interface Sealing {
  readonly storage: Storage
  readonly sealer: Sealer
}

interface Waiting {
  readonly turns: StorageTurns
  /** The row is let go with it, and the write may not have ended yet. */
  onGivenUp(id: string, writing: Promise<void>): void
}

/**
 * The row is held meanwhile, so nobody deletes a document that is just written again. What a node left behind that died
 * in between is sealed already: it is sealed once more.
 */
const sealOne = async (
  tx: Tx, { storage, sealer }: Sealing, { turns, onGivenUp }: Waiting, id: string,
): Promise<void> => {
  const file = await lockFile(tx, id)
  if (file?.state !== 'commit' || file.sealedBy === null || file.sealedBy === sealer.keyId) return
  const key = sealedKey(id)
  await turns.take(async (givenUp) => {
    const object = await storage.head(key)
    if (object === undefined) throw new Error('the content of a document is gone')
    // Read to its end, where its last chunk is proven, before the new one takes its place.
    const content = await storage.read(object)
    const anew = sealer.seal(id, sealer.open(id, content))
    // What was not read to its end, because nothing opens it or nobody waits for it, would stay open.
    const writing = storage.write(key, sealedType, anew, givenUp).finally(() => content.destroy())
    givenUp.addEventListener('abort', () => onGivenUp(id, writing))
    await writing
  })
  await updateSealedBy(tx, id, sealer.keyId)
}

/** What had been sent whole may come into its place all the same: where the document was deleted since, it goes. */
const clearLater = ({ storage }: Sealing, { database, log }: JobGiven) => (id: string, writing: Promise<void>): void =>
  void writing.catch(() => {})
    .then(() => clearFileContent(storage)({ fileIds: [id] }, { database }))
    .catch((error: unknown) => log.warn('what was written late is not cleared', { file: id, error }))

async function* listBetween(
  db: Reader, keyId: string, after: string | undefined, upTo: string | undefined,
): AsyncGenerator<string> {
  for (let last = after; ;) {
    const ids = await listSealedByOthers(db, keyId, last, upTo)
    yield* ids
    last = ids.at(-1)
    if (last === undefined) return
  }
}

/** All of them once, those behind this one first. */
async function* listAround(db: Reader, keyId: string, begin: string | undefined): AsyncGenerator<string> {
  yield* listBetween(db, keyId, begin, undefined)
  if (begin !== undefined) yield* listBetween(db, keyId, undefined, begin)
}

/**
 * One that cannot be sealed anew holds up no other one, and is counted; so is one for which the storage is slow. Many
 * of these may use up the time of a run: the next one on this node begins behind them.
 */
export const sealFilesAnew = (sealing: Sealing, waitMs: number = limits.commitStorageMs): KeyChange => {
  const turns = openStorageTurns(1, waitMs)
  const { keyId, version } = sealing.sealer
  let lastTried: string | undefined
  return {
    writes: version,
    run: async (given) => {
      const { database: { primary }, log, signal } = given
      const waiting = { turns, onGivenUp: clearLater(sealing, given) }
      let stayed = 0
      for await (const id of listAround(primary, keyId, lastTried)) {
        if (signal.aborted) break
        lastTried = id
        await inTurn(given, (tx) => sealOne(tx, sealing, waiting, id)).catch((error: unknown) => {
          if (error instanceof AnotherNodeWorks) throw error
          stayed += 1
          log.error('a document is not sealed anew', { file: id, error })
        })
      }
      return stayed
    },
    count: ({ database: { primary } }) => getSealedByOthersCount(primary, keyId),
  }
}
