// The configuration in force, as everybody may read it: rules are public.
import type { ConfigKey } from '@bidyard/contract/enums'
import { configGroup } from '@bidyard/contract/enums'
import { referenceCalls as calls } from '@bidyard/contract/calls/reference'
import type { ConfigShown } from '@bidyard/contract/shapes/configuration/configuration'
import { sql } from 'kysely'
import type { Reader } from '../../../runtime/database/database.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { currentQuery, findCurrent } from './configuration.sql.ts'
import { configOf } from './shown.ts'

const currentOf = async <Key extends ConfigKey>(db: Reader, key: Key): Promise<Extract<ConfigShown, { key: Key }>> => {
  const row = await findCurrent(db, key)
  if (row === undefined) throw new Error(`the configuration ${key} was never seeded`)
  return configOf(row) as Extract<ConfigShown, { key: Key }>
}

export const listConfigs = listing(calls.listConfigs, ({ db }) => source({
  query: currentQuery(db),
  columns: {
    id: sql`configurations.id`,
    key: sql`configurations.key`,
    group: sql`case when configurations.key = any(${configGroup.values}) then configurations.key end`,
    version: sql`configurations.version`,
    sortOrder: sql`configurations.sort_order`,
    createdAt: sql`configurations.created_at`,
    updatedAt: sql`configurations.updated_at`,
  },
  item: configOf,
}))

export const getConfig = read(calls.getConfig, ({ db, params }) => currentOf(db, params.key))

export const getTradeAdjustmentConfig = read(calls.getTradeAdjustmentConfig, ({ db }) =>
  currentOf(db, 'contractTradeAdjustment'))

export const getScreeningConfig = read(calls.getScreeningConfig, ({ db }) => currentOf(db, 'contractScreening'))

export const getTradeSchedulingConfig = read(calls.getTradeSchedulingConfig, ({ db }) =>
  currentOf(db, 'contractTradeScheduling'))
