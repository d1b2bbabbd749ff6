// The configuration for other areas: the version in force, and the one that an older contract still keeps to.
import type { ConfigKey } from '@bidyard/contract/enums'
import { type ConfigurationOf, configurationShapes } from '@bidyard/contract/shapes/configuration/configuration'
import type { Reader } from '../../../runtime/database/database.ts'
import { keptOf } from '../../../runtime/database/values/kept-value.ts'
import { findCurrent, findRevision, findVersion, findVersionAt, findVersionWhen } from './configuration.sql.ts'

export interface ReadConfiguration<Key extends ConfigKey> {
  readonly version: number
  readonly revision: number
  readonly value: ConfigurationOf<Key>
}

interface Row {
  readonly version: number
  readonly revision: number
  readonly value: unknown
}

const readOf = <Key extends ConfigKey>(key: Key, row: Row | undefined): ReadConfiguration<Key> => {
  if (row === undefined) throw new Error(`there is no such version of the configuration ${key}`)
  const value = keptOf(configurationShapes[key], row.value) as ConfigurationOf<Key>
  return { version: row.version, revision: row.revision, value }
}

export const readConfiguration = async <Key extends ConfigKey>(db: Reader, key: Key): Promise<ReadConfiguration<Key>> =>
  readOf(key, await findCurrent(db, key))

export const readConfigurationVersion = async <Key extends ConfigKey>(
  db: Reader, key: Key, version: number,
): Promise<ReadConfiguration<Key>> => readOf(key, await findVersion(db, key, version))

/** What a contract writes down when it begins: one number for all keys. */
export const readConfigurationRevision = findRevision

export const readConfigurationAt = async <Key extends ConfigKey>(
  db: Reader, key: Key, revision: number,
): Promise<ReadConfiguration<Key>> => readOf(key, await findVersionAt(db, key, revision))

/** By what was in force when something happened. */
export const readConfigurationWhen = async <Key extends ConfigKey>(
  db: Reader, key: Key, at: Date,
): Promise<ReadConfiguration<Key>> => readOf(key, await findVersionWhen(db, key, at))
