// Metadata as everybody may read it, and its versions as the office sees them.
import { referenceCalls as calls } from '@bidyard/contract/calls/reference'
import { metadataKind } from '@bidyard/contract/enums'
import {
  type MetadataShown, metadataShapes, type MetadataVersionShown,
} from '@bidyard/contract/shapes/metadata/metadata'
import { sql } from 'kysely'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { currentQuery, findCurrent, findCurrentOfKind, findVersion, versionQuery } from './metadata.sql.ts'
import { kbSelfGroups } from './metadata-rules.ts'

interface Row {
  readonly id: string
  readonly kind: string
  readonly version: number
  readonly entry_count: number
  readonly checksum: string
  readonly created_at: Date
  readonly updated_at?: Date
}

const shown = (row: Row) => {
  const kind = metadataKind.schema.parse(row.kind)
  return {
    id: row.id, kind, label: metadataKind.labels[kind], version: row.version, entryCount: row.entry_count,
    checksum: row.checksum, createdAt: timeOf(row.created_at),
    updatedAt: (row.updated_at ?? row.created_at).toISOString(),
  }
}

const madeBy = (row: Row & {
  readonly source: string
  readonly actor: string
  readonly member_id: string | null
  readonly member_name: string | null
}) => ({
  ...shown(row),
  source: row.source,
  author: { memberId: row.member_id, name: row.member_name, actor: row.actor },
})

export const listMetadatas = listing(calls.listMetadatas, ({ db }) => source({
  query: currentQuery(db),
  columns: {
    id: sql`metadatas.id`, kind: sql`metadatas.kind`, version: sql`metadatas.version`,
    createdAt: sql`metadatas.created_at`, updatedAt: sql`metadatas.updated_at`,
  },
  item: shown,
}))

export const getMetadata = read(calls.getMetadata, async ({ db, params, refuse }) => {
  const row = await findCurrent(db, params.id)
  if (row === undefined) throw refuse('notFound')
  return { ...shown(row), document: row.document } as MetadataShown
})

export const getKbSelfMetadata = read(calls.getKbSelfMetadata, async ({ db, refuse }) => {
  const row = await findCurrentOfKind(db, 'KbChaChaCha-commonCode')
  if (row === undefined) throw refuse('notFound')
  const { groups } = metadataShapes['KbChaChaCha-commonCode'].parse(row.document)
  const [fuel, color, bodyType, transmission, option] = kbSelfGroups.map((name) =>
    groups.find(({ code }) => code === name))
  if (!fuel || !color || !bodyType || !transmission || !option) throw refuse('notFound')
  return { id: row.id, version: row.version, fuel, color, bodyType, transmission, option }
})

export const listMetadataVersions = listing(calls.listMetadataVersions, ({ db }) => source({
  query: versionQuery(db),
  columns: {
    id: sql`metadata_versions.id`, kind: sql`metadata_versions.kind`, version: sql`metadata_versions.version`,
    entryCount: sql`metadata_versions.entry_count`, createdAt: sql`metadata_versions.created_at`,
    updatedAt: sql`metadata_versions.created_at`,
  },
  item: madeBy,
}))

export const getMetadataVersion = read(calls.getMetadataVersion, async ({ db, params, refuse }) => {
  const row = await findVersion(db, params.id)
  if (row === undefined) throw refuse('notFound')
  return { ...madeBy(row), document: row.document } as MetadataVersionShown
})
