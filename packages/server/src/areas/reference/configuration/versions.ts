// The past of the configuration: every version, one of them, and what differs between two.
import { referenceCalls as calls } from '@bidyard/contract/calls/reference'
import { configurationShapes } from '@bidyard/contract/shapes/configuration/configuration'
import { sql } from 'kysely'
import { keptOf } from '../../../runtime/database/values/kept-value.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { findVersion, versionQuery } from './configuration.sql.ts'
import { differences } from './differences.ts'
import { versionOf, versionRowOf } from './shown.ts'

export const listConfigVersions = listing(calls.listConfigVersions, ({ db }) => source({
  query: versionQuery(db),
  columns: {
    id: sql`configuration_versions.id`,
    key: sql`configuration_versions.key`,
    version: sql`configuration_versions.version`,
    revision: sql`configuration_versions.revision`,
    preset: sql`configuration_versions.preset`,
    memberId: sql`configuration_versions.member_id`,
    createdAt: sql`configuration_versions.created_at`,
    updatedAt: sql`configuration_versions.created_at`,
  },
  item: versionRowOf,
}))

export const getConfigVersion = read(calls.getConfigVersion, async ({ db, params, refuse }) => {
  const row = await findVersion(db, params.key, params.version)
  if (row === undefined) throw refuse('notFound')
  return versionOf(row, await findVersion(db, params.key, params.version - 1))
})

export const compareConfigVersions = read(calls.compareConfigVersions, async ({ db, params, query, refuse }) => {
  const [from, to] = await Promise.all([findVersion(db, params.key, query.from), findVersion(db, params.key, query.to)])
  if (from === undefined || to === undefined) throw refuse('notFound')
  const shape = configurationShapes[params.key]
  return { key: params.key, ...query, changes: differences(keptOf(shape, from.value), keptOf(shape, to.value)) }
})
