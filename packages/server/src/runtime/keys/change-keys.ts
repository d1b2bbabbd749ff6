// The job behind a change of keys: brings all that older keys made under the newest, and says when one may go.
import type { JobGiven, JobRun } from '../work/jobs.ts'
import { settingOf, writesOf } from './key-rules.ts'
import { AnotherNodeWorks } from './pieces.ts'
import {
  deleteLostHolders, type KeyKind, keyKinds, listHolders, listUsedKeys, updateDone, updateLeft,
} from './used-keys.sql.ts'

declare module '../work/jobs.ts' {
  interface JobPayloads {
    /** Writes anew what older keys wrote, as long as there is any. */
    changeKeys: object
  }
}

export interface KeyChange {
  /** The newest that this process writes with: one that has not begun here yet is another process's work. */
  readonly writes: number
  /** Brings all that it can under this version, and answers how much is left. */
  run(given: JobGiven, version: number): Promise<number>
}
export type KeyChanges = Readonly<Record<KeyKind, KeyChange>>

const changeOne = async (given: JobGiven, kind: KeyKind, change: KeyChange): Promise<void> => {
  const { database: { primary, transact }, log, signal } = given
  const used = (await listUsedKeys(primary)).filter((one) => one.kind === kind && !one.isDone)
  const newest = used.at(-1)?.version
  if (used.length < 2 || newest === undefined || change.writes < newest) return
  const older = used.slice(0, -1).map(({ version }) => writesOf(kind, version))
  // Looked at first: what those still write who are asked now, the count below may not see.
  const writing = (await listHolders(primary))
    .filter(({ writes }) => writes.some((one) => older.includes(one))).length
  const left = await change.run(given, newest)
  if (signal.aborted) return
  // An act may have read what an older key sealed, and write it elsewhere after the count: the next run sees it.
  const wasNone = used.every(({ version, leftCount }) => version === newest || leftCount === 0)
  await updateLeft(primary, kind, newest, left)
  const setting = settingOf[kind]
  if (left > 0 || writing > 0 || !wasNone)
    log.info('a key is being changed', { setting, version: newest, left, writing })
  else {
    const versions = await transact((tx) => updateDone(tx, kind, newest))
    log.info('nothing needs these keys any more: they may be taken out of the settings', { setting, versions })
  }
}

/** It may be cut off anywhere: what is done is done row by row, and the next run finds the rest. */
export const changeKeys = (changes: KeyChanges): JobRun<object> => async (_, given) => {
  await deleteLostHolders(given.database.primary)
  for (const kind of keyKinds)
    try {
      await changeOne(given, kind, changes[kind])
    } catch (error) {
      if (!(error instanceof AnotherNodeWorks)) throw error
      return
    }
}
