// Turns rows of the configuration into what is shown of them, with values read through the shape of their key.
import { configGroup, type ConfigGroup, configKey, type ConfigKey, configPreset } from '@bidyard/contract/enums'
import {
  type Configuration, type ConfigShown, configurationShapes,
} from '@bidyard/contract/shapes/configuration/configuration'
import type { ConfigVersionShown } from '@bidyard/contract/shapes/configuration/versions'
import { keptOf } from '../../../runtime/database/values/kept-value.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { currentQuery, VersionRow } from './configuration.sql.ts'
import { differences } from './differences.ts'

export type CurrentRow = Awaited<ReturnType<ReturnType<typeof currentQuery>['executeTakeFirstOrThrow']>>

const isGroup = (key: string): key is ConfigGroup => configGroup.schema.safeParse(key).success

export const configOf = (row: CurrentRow): ConfigShown => {
  const key = configKey.schema.parse(row.key)
  // The value is read through the shape of this very key.
  return {
    id: row.id, key, label: configKey.labels[key], group: isGroup(key) ? key : null, sortOrder: row.sort_order,
    version: row.version, revision: row.revision, value: keptOf(configurationShapes[key], row.value),
    createdAt: timeOf(row.created_at), updatedAt: timeOf(row.updated_at),
  } as ConfigShown
}

/** All keys together, as the rules see them. */
export const configurationOf = (rows: readonly CurrentRow[]): Configuration => {
  const found = new Map(rows.map((row) => [row.key, row.value]))
  const values = configKey.values.map((key: ConfigKey) => [key, keptOf(configurationShapes[key], found.get(key))])
  return Object.fromEntries(values) as Configuration
}

export const versionRowOf = (row: VersionRow) => ({
  id: row.id,
  key: configKey.schema.parse(row.key),
  version: row.version,
  revision: row.revision,
  preset: row.preset === null ? null : configPreset.schema.parse(row.preset),
  reason: row.reason,
  author: { memberId: row.member_id, name: row.member_name, actor: row.actor },
  createdAt: timeOf(row.created_at),
  updatedAt: timeOf(row.created_at),
})

export const versionOf = (row: VersionRow, before: VersionRow | undefined): ConfigVersionShown => {
  const shown = versionRowOf(row)
  const shape = configurationShapes[shown.key]
  const value = keptOf(shape, row.value)
  const changes = before === undefined ? [] : differences(keptOf(shape, before.value), value)
  return { ...shown, value, changes } as ConfigVersionShown
}
