// Reads and writes the configuration: rows that point at versions, and versions that are never changed.
import type { ConfigKey, ConfigPreset } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { Doer } from '../../../runtime/work/events.ts'

export const currentQuery = (db: Reader) =>
  db
    .selectFrom('configurations')
    .innerJoin('configuration_versions', (join) =>
      join
        .onRef('configuration_versions.key', '=', 'configurations.key')
        .onRef('configuration_versions.version', '=', 'configurations.version'))
    .select([
      'configurations.id', 'configurations.key', 'configurations.sort_order', 'configurations.created_at',
      'configurations.updated_at', 'configuration_versions.version', 'configuration_versions.revision',
      'configuration_versions.value',
    ])

export const listCurrent = (db: Reader) => currentQuery(db).orderBy('configurations.sort_order').execute()

export const findCurrent = (db: Reader, key: ConfigKey) =>
  currentQuery(db).where('configurations.key', '=', key).executeTakeFirst()

/** One change at a time over all keys: rules reach from one key into another, and revisions follow commits. */
export const lockCurrent = async (tx: Tx) => {
  await tx.selectFrom('configurations').select('key').orderBy('key').forUpdate().execute()
  return listCurrent(tx)
}

export const versionQuery = (db: Reader) =>
  db
    .selectFrom('configuration_versions')
    .leftJoin('members', 'members.id', 'configuration_versions.member_id')
    .leftJoin('users', 'users.id', 'members.user_id')
    .select([
      'configuration_versions.id', 'configuration_versions.key', 'configuration_versions.version',
      'configuration_versions.revision', 'configuration_versions.value', 'configuration_versions.preset',
      'configuration_versions.reason', 'configuration_versions.actor', 'configuration_versions.created_at',
      'members.id as member_id', 'users.name as member_name',
    ])
export type VersionRow = Awaited<ReturnType<ReturnType<typeof versionQuery>['executeTakeFirstOrThrow']>>

export const findVersion = (db: Reader, key: ConfigKey, version: number) =>
  versionQuery(db)
    .where('configuration_versions.key', '=', key)
    .where('configuration_versions.version', '=', version)
    .executeTakeFirst()

/** The version of a key that held when the revisions had come so far. */
export const findVersionAt = (db: Reader, key: ConfigKey, revision: number) =>
  db
    .selectFrom('configuration_versions')
    .select(['version', 'revision', 'value'])
    .where('key', '=', key)
    .where('revision', '<=', revision)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()

/** The version that held at that moment; before the first one there was none, so that one holds for all that was. */
export const findVersionWhen = (db: Reader, key: ConfigKey, at: Date) =>
  db
    .selectFrom('configuration_versions')
    .select(['version', 'revision', 'value'])
    .where('key', '=', key)
    .where((of) => of.or([of('created_at', '<=', at), of('version', '=', 1)]))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

export const findRevision = async (db: Reader): Promise<number> => {
  const row = await db
    .selectFrom('configuration_versions')
    .select(sql<number>`coalesce(max(revision), 0)`.as('revision'))
    .executeTakeFirstOrThrow()
  return row.revision
}

export interface NewVersion {
  readonly key: ConfigKey
  readonly version: number
  readonly revision: number
  readonly value: unknown
  readonly preset: ConfigPreset | null
  readonly reason: string
}

export const insertVersion = async (tx: Tx, doer: Doer, given: NewVersion): Promise<void> => {
  await tx
    .insertInto('configuration_versions')
    .values({ ...given, member_id: doer.memberId, actor: doer.actor, request_id: doer.requestId })
    .execute()
  await tx
    .updateTable('configurations')
    .set({ version: given.version, updated_at: sql<Date>`app_now()` })
    .where('key', '=', given.key)
    .execute()
}

/** Answers whether the key was new; a node that starts at the same time waits here and then finds it. */
export const insertKey = async (tx: Tx, key: ConfigKey, sortOrder: number): Promise<boolean> => {
  const row = await tx
    .insertInto('configurations')
    .values({ key, sort_order: sortOrder, version: 1 })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
