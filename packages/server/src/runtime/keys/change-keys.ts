// The job behind a change of keys: brings all that older keys made under the newest, and says when one may go.
import { limits } from '@bidyard/contract/limits'
import { lockNumbers } from '../database/lock-numbers.ts'
import { whereNoOther } from '../database/one-at-a-time.ts'
import type { JobGiven, JobRun } from '../work/jobs.ts'
import { settingOf, writesOf } from './key-rules.ts'
import { AnotherNodeWorks } from './pieces.ts'
import {
  deleteLostHolders, type KeyKind, keyKinds, listHolders, listUsedKeys, updateDone, updateLeft,
  type UsedKey,
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
  /** Brings all that it can under this version; answers how much was tried and stayed as it was. */
  run(given: JobGiven, version: number): Promise<number>
  /** What older keys still hold. */
  count(given: JobGiven, version: number): Promise<number>
}
export type KeyChanges = Readonly<Record<KeyKind, KeyChange>>

/** What is in use of a kind, the newest last, where this process has something to bring from one to another. */
const toChange = (all: readonly UsedKey[], kind: KeyKind, { writes }: KeyChange): readonly UsedKey[] => {
  const used = all.filter((one) => one.kind === kind && !one.isDone)
  return used.length < 2 || writes < (used.at(-1)?.version ?? 0) ? [] : used
}

const changeOne = async (given: JobGiven, kind: KeyKind, change: KeyChange, kindMs: number): Promise<void> => {
  const { database: { primary, transact }, log, signal } = given
  const used = toChange(await listUsedKeys(primary), kind, change)
  const newest = used.at(-1)?.version
  if (newest === undefined || signal.aborted) return
  const older = used.slice(0, -1).map(({ version }) => writesOf(kind, version))
  // Looked at first: what those still write who are asked now, the count below may not see.
  const writing = (await listHolders(primary))
    .filter(({ writes }) => writes.some((one) => older.includes(one))).length
  // Each kind has its time, so that a slow bucket holds up no hash; what is left comes with the next run.
  const late = AbortSignal.timeout(kindMs)
  const stayed = await change.run({ ...given, signal: AbortSignal.any([signal, late]) }, newest)
  const words = `a key is being changed${late.aborted || signal.aborted ? ': the rest comes later' : ''}`
  const said = { setting: settingOf[kind], version: newest, stayed }
  const left = signal.aborted ? undefined : await change.count(given, newest)
  // Whoever lost the turn leaves the word to whoever has it.
  if (left === undefined || signal.aborted) return log.info(words, said)
  // An act may have read what an older key sealed, and write it elsewhere after the count: the next run sees it.
  const wasNone = used.every(({ version, leftCount }) => version === newest || leftCount === 0)
  await updateLeft(primary, kind, newest, left)
  if (left > 0 || writing > 0 || !wasNone) return log.info(words, { ...said, left, writing })
  const versions = await transact((tx) => updateDone(tx, kind, newest))
  const { setting } = said
  log.info('nothing needs these keys any more: they may be taken out of the settings', { setting, versions })
}

const changeEach = async (
  given: JobGiven, changes: KeyChanges, lost: AbortSignal, kindMs: number,
): Promise<void> => {
  for (const kind of keyKinds)
    try {
      await changeOne({ ...given, signal: AbortSignal.any([given.signal, lost]) }, kind, changes[kind], kindMs)
    } catch (error) {
      if (!(error instanceof AnotherNodeWorks)) throw error
      return
    }
}

/**
 * It may be cut off anywhere: what is done is done row by row, and the next run finds the rest. A run that comes while
 * another one is under way, on whichever node, leaves it alone, between its pieces too.
 */
export const changeKeys = (changes: KeyChanges, kindMs: number = limits.keyChangeMs): JobRun<object> =>
  async (_, given) => {
    const { primary, url } = given.database
    await deleteLostHolders(primary)
    const used = await listUsedKeys(primary)
    if (keyKinds.every((kind) => toChange(used, kind, changes[kind]).length === 0)) return
    await whereNoOther({ url, lockNumber: lockNumbers.keyPass, silentMs: limits.keyHolderMs }, (lost) =>
      changeEach(given, changes, lost, kindMs))
  }
