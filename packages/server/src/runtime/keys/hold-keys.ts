// Opens the keys of a process against what the database knows of them, and says there which ones it holds.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Database, Tx } from '../database/database.ts'
import { sqlStateOf } from '../database/sql-state.ts'
import { BadConfiguration, type Environment } from '../environment.ts'
import type { Log } from '../log.ts'
import { openSeals } from '../personal-data.ts'
import { problemsAtFirst } from './first-look.ts'
import { openHashes } from './hashes.ts'
import {
  beginning, type KeysByKind, type KnownKey, knownKeys, nameOf, problemsOf, unknownToOthers, writesOf, writingFirst,
} from './key-rules.ts'
import {
  deleteHolder, insertHolder, insertUsedKeys, type KeyKind, listHolders, listUsedKeys, lockKeys, updateHolder,
  updateKeySealed, type UsedKey,
} from './used-keys.sql.ts'
import type { VersionedKey } from './versioned-keys.ts'
import { openWaiting } from './wait-for-writers.ts'

export type KeySettings = Pick<Environment, 'fileKeys' | 'dataKeys' | 'lookupKeys'>

export interface HeldKeys extends KeySettings {
  /** Lookup keys that no row needs by themselves any more. */
  readonly earlierLookupKeys: readonly VersionedKey[]
  /** Once nothing is written with them any more. */
  release(): Promise<void>
}

export interface Holding {
  readonly database: Database
  readonly settings: KeySettings
  readonly log: Log
  /** So long a process may be silent and still counts. */
  readonly silentMs: number
  /** So long a start waits for whoever holds the keys in use, an import of thousands as well. */
  readonly waitMs: number
}

const lockMs = 1_000
const pauseMs = 250
const lockNotAvailable = '55P03'
const beatsInSilence = 4

/** Nobody waits for what another process may end by itself: it is asked again. */
class NotYet extends BadConfiguration {}

const hexOf = ({ key }: VersionedKey): string => Buffer.from(key).toString('hex')

const earlierOf = ({ dataKeys, lookupKeys }: KeySettings, used: readonly UsedKey[]): VersionedKey[] =>
  used.flatMap(({ kind, version, keySealed, isDone }) => {
    const isGiven = lookupKeys.some((one) => one.version === version)
    if (kind !== 'lookup' || isGiven || !isDone || keySealed === null) return []
    return [{ version, key: Buffer.from(openSeals(dataKeys).open(keySealed), 'hex') }]
  })

const byKind = ({ dataKeys, fileKeys, lookupKeys }: KeySettings): KeysByKind =>
  ({ data: dataKeys, file: fileKeys, lookup: lookupKeys })

interface Judged {
  readonly earlierLookupKeys: readonly VersionedKey[]
  readonly known: readonly KnownKey[]
}

/** Earlier lookup keys lie sealed: where the data keys are wrong, nobody knows yet what to say of the others. */
const judge = (settings: KeySettings, used: readonly UsedKey[]): Judged => {
  const isLookup = ({ kind }: { readonly kind: KeyKind }): boolean => kind === 'lookup'
  const sealing = knownKeys({ ...byKind(settings), lookup: [] }, openHashes([]))
  const problems = problemsOf(sealing, used.filter((one) => !isLookup(one)))
  if (problems.length > 0 && used.some(({ keySealed, isDone }) => keySealed !== null && isDone))
    throw new BadConfiguration(problems)
  const earlierLookupKeys = earlierOf(settings, used)
  const known = knownKeys(byKind(settings), openHashes(settings.lookupKeys, earlierLookupKeys))
  problems.push(...problemsOf(known.filter(isLookup), used.filter(isLookup)))
  if (problems.length > 0) throw new BadConfiguration(problems)
  return { earlierLookupKeys, known }
}

const enter = async (tx: Tx, { settings, silentMs }: Holding, holder: string, how: 'shared' | 'alone') => {
  await lockKeys(tx, how, lockMs)
  const [keys, used] = [byKind(settings), await listUsedKeys(tx)]
  const { earlierLookupKeys, known } = judge(settings, used)
  const begins = beginning(keys, known, used)
  if (begins.length > 0 && how === 'shared') return undefined
  const problems = await problemsAtFirst(tx, keys, (kind) => used.every((one) => one.kind !== kind))
  if (problems.length > 0) throw new BadConfiguration(problems)
  const unknown = unknownToOthers(begins, await listHolders(tx))
  if (unknown.length > 0) throw new NotYet(unknown)
  await insertUsedKeys(tx, begins)
  const all = [...used, ...begins]
  const [dataKeys, fileKeys] = [writingFirst(keys.data, 'data', all), writingFirst(keys.file, 'file', all)]
  const lookup = Math.max(0, ...begins.filter(({ kind }) => kind === 'lookup').map(({ version }) => version))
  for (const one of settings.lookupKeys.filter(({ version }) => version < lookup))
    await updateKeySealed(tx, one.version, openSeals(dataKeys).seal(hexOf(one)))
  const writes = [writesOf('data', dataKeys[0]?.version ?? 0), writesOf('file', fileKeys[0]?.version ?? 0)]
  const held = { holder, known: known.map(nameOf), writes }
  await insertHolder(tx, held, silentMs)
  return { held, keys: { dataKeys, fileKeys, lookupKeys: settings.lookupKeys, earlierLookupKeys }, begins }
}

type Entered = NonNullable<Awaited<ReturnType<typeof enter>>>

const tryEnter = async (holding: Holding): Promise<Entered> => {
  const { transact } = holding.database
  const holder = randomUUID()
  const entered = await transact((tx) => enter(tx, holding, holder, 'shared'))
    ?? await transact((tx) => enter(tx, holding, holder, 'alone'))
  if (entered === undefined) throw new Error('a key that may begin has not begun')
  return entered
}

/** A process that died does not hold up its own next start for long. */
const enterInTime = async (holding: Holding): Promise<Entered> => {
  const wait = openWaiting({ ...holding, db: holding.database.primary, tooLongMs: lockMs })
  let until = Infinity
  for (;;)
    try {
      return await tryEnter(holding)
    } catch (error) {
      if (sqlStateOf(error) === lockNotAvailable) await wait()
      else if (error instanceof NotYet && performance.now() < until) {
        until = Math.min(until, performance.now() + holding.silentMs * 1.5)
        await setTimeout(pauseMs)
      } else throw error
    }
}

/** Answers how to end it: none that is under way comes after the end. */
const beating = (holding: Holding, { held }: Entered): (() => Promise<void>) => {
  const { database, log, silentMs } = holding
  const beat = async (): Promise<void> => {
    const unknown = await updateHolder(database.primary, held, silentMs)
    if (unknown > 0) log.error('a key is in use that this process does not know: start it anew with it', { unknown })
  }
  let last = Promise.resolve()
  const timer = setInterval(() => {
    last = beat().catch((error: unknown) => log.warn('keys are held on', { error }))
  }, silentMs / beatsInSilence)
  timer.unref()
  return () => {
    clearInterval(timer)
    return last
  }
}

export const holdKeys = async (holding: Holding): Promise<HeldKeys> => {
  const entered = await enterInTime(holding)
  for (const { kind, version } of entered.begins) holding.log.info('a key is in use', { kind, version })
  const endBeats = beating(holding, entered)
  return {
    ...entered.keys,
    release: async () => {
      await endBeats()
      // Where the database is gone its word ends by silence.
      await deleteHolder(holding.database.primary, entered.held.holder)
        .catch((error: unknown) => holding.log.warn('keys are let go', { error }))
    },
  }
}
