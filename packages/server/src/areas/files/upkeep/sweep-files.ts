// Ends what nobody will come back for: old announcements, kept files at their end, and content that no file knows.
import { limits } from '@bidyard/contract/limits'
import type { Storage, StoredObject } from '../../../providers/storage/storage.ts'
import type { Database, Tx } from '../../../runtime/database/database.ts'
import { readNow } from '../../../runtime/time/clock.ts'
import type { JobGiven } from '../../../runtime/work/jobs.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { idOfKey, keptPrefixes, keysToKeep, shards, uploadPrefix } from '../content/file-keys.ts'
import { files } from '../file-parts.ts'
import { findFiles, lockTooOld, lockToEnd, updateDeleted } from '../files.sql.ts'

const lookedAtOnce = 500
const hourMs = 3_600_000

/** Set by set, each in a transaction of its own, until a set comes back empty. */
const endAll = async (
  { act }: JobGiven, lock: (tx: Tx) => Promise<string[]>, action: 'sweep' | 'delete', reason: string,
): Promise<void> => {
  for (let ended = -1; ended !== 0; )
    ended = await act('clock', async ({ tx, doer, emit }) => {
      const ids = await lock(tx)
      if (ids.length === 0) return 0
      await updateDeleted(tx, ids)
      await moveStates(tx, files, { action, as: 'clock', ids, doer, reason })
      emit('filesDeleted', { fileIds: ids })
      return ids.length
    })
}

const dropUnknown = async (storage: Storage, database: Database, objects: readonly StoredObject[]): Promise<void> => {
  const ids = new Set(objects.flatMap(({ key }) => idOfKey(key) ?? []))
  const kept = new Set((await findFiles(database.primary, [...ids])).flatMap(keysToKeep))
  await storage.delete(objects.map(({ key }) => key).filter((key) => !kept.has(key)))
}

/** Young content may belong to an act that has not committed yet. */
const sweepContent = async (storage: Storage, database: Database, prefix: string, before: Date): Promise<void> => {
  let looked: StoredObject[] = []
  for await (const object of storage.list(prefix)) {
    if (object.modifiedAt >= before) continue
    looked.push(object)
    if (looked.length < lookedAtOnce) continue
    await dropUnknown(storage, database, looked)
    looked = []
  }
  await dropUnknown(storage, database, looked)
}

/** Each hour has its share of the folders, so that a full store is gone through once a day. */
const shardsOf = (hour: number): readonly string[] => shards.filter((_, at) => at % 24 === hour)

export const sweepFiles = (storage: Storage) => async (_: unknown, given: JobGiven): Promise<void> => {
  await endAll(given, lockTooOld, 'sweep', 'never committed')
  await endAll(given, lockToEnd, 'delete', 'end of its retention')
  const { database } = given
  const now = await readNow(database.primary)
  const before = new Date(now.getTime() - limits.tempFileHours * hourMs)
  await sweepContent(storage, database, uploadPrefix, before)
  for (const prefix of keptPrefixes)
    for (const shard of shardsOf(now.getUTCHours()))
      await sweepContent(storage, database, `${prefix}/${shard}/`, before)
}

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Ends announcements, retentions and content that no file knows; once an hour. */
    sweepFiles: object
  }
}
