// Reads and writes metadata: one row per kind that points at its newest version, and versions that are never changed.
import type { MetadataKind } from '@bidyard/contract/enums'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import type { Doer } from '../../../runtime/work/events.ts'

const facts = [
  'metadata_versions.version', 'metadata_versions.entry_count', 'metadata_versions.checksum',
  'metadata_versions.source',
] as const

/** Without the documents: a list of them would be megabytes. */
export const currentQuery = (db: Reader) =>
  db
    .selectFrom('metadatas')
    .innerJoin('metadata_versions', (join) =>
      join
        .onRef('metadata_versions.kind', '=', 'metadatas.kind')
        .onRef('metadata_versions.version', '=', 'metadatas.version'))
    .select(['metadatas.id', 'metadatas.kind', 'metadatas.created_at', 'metadatas.updated_at', ...facts])

export const findCurrent = (db: Reader, id: string) =>
  currentQuery(db).select('metadata_versions.document').where('metadatas.id', '=', id).executeTakeFirst()

export const findCurrentOfKind = (db: Reader, kind: MetadataKind) =>
  currentQuery(db).select('metadata_versions.document').where('metadatas.kind', '=', kind).executeTakeFirst()

export const versionQuery = (db: Reader) =>
  db
    .selectFrom('metadata_versions')
    .leftJoin('members', 'members.id', 'metadata_versions.member_id')
    .leftJoin('users', 'users.id', 'members.user_id')
    .select([
      'metadata_versions.id', 'metadata_versions.kind', 'metadata_versions.created_at', 'metadata_versions.actor',
      'members.id as member_id', 'users.name as member_name', ...facts,
    ])

export const findVersion = (db: Reader, id: string) =>
  versionQuery(db).select('metadata_versions.document').where('metadata_versions.id', '=', id).executeTakeFirst()

/** Waits for whoever writes the same kind; the first of a kind makes its row. */
export const lockKind = async (tx: Tx, kind: MetadataKind) => {
  await tx
    .insertInto('metadatas')
    .values({ kind, version: 1 })
    .onConflict((conflict) => conflict.column('kind').doNothing())
    .execute()
  await tx.selectFrom('metadatas').select('id').where('kind', '=', kind).forUpdate().execute()
  return tx
    .selectFrom('metadata_versions')
    .select(['version', 'checksum', 'source'])
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export interface NewMetadata {
  readonly kind: MetadataKind
  readonly version: number
  readonly document: unknown
  readonly entryCount: number
  readonly checksum: string
  readonly source: string
}

export const insertVersion = async (tx: Tx, doer: Doer, given: NewMetadata): Promise<void> => {
  const { entryCount, ...rest } = given
  await tx
    .insertInto('metadata_versions')
    .values({ ...rest, entry_count: entryCount, member_id: doer.memberId, actor: doer.actor })
    .execute()
  await tx
    .updateTable('metadatas')
    .set({ version: given.version, updated_at: sql<Date>`app_now()` })
    .where('kind', '=', given.kind)
    .execute()
}

/** Which outside codes mean a value of one of our enumerations, from all newest code sets. */
export const listOutsideCodes = async (db: Reader, kinds: readonly MetadataKind[]) => {
  const { rows } = await sql<{ kind: MetadataKind; enumeration: string; ours: string; codes: string[] }>`
    select m.kind, g.value->>'enumeration' as enumeration, i.value->>'ours' as ours,
      array_agg(i.value->>'value' order by i.ordinality) as codes
    from metadatas m
      join metadata_versions v on v.kind = m.kind and v.version = m.version
      cross join jsonb_array_elements(v.document->'groups') g
      cross join jsonb_array_elements(g.value->'items') with ordinality i
    where m.kind = any(${kinds}::text[]) and g.value->>'enumeration' is not null and i.value->>'ours' is not null
    group by 1, 2, 3`.execute(db)
  return rows
}
