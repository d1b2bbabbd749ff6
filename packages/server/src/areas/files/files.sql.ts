// Reads and writes the rows of files and of their pictures.
import type { FileContentType } from '@bidyard/contract/calls/files'
import type { FileImageFailure, FileImageState, FileState, FileUsageType, ImageSize } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '../../runtime/database/database.ts'

const fileColumns = [
  'files.id', 'files.usage_type as usageType', 'files.state', 'files.uploader_id as uploaderId',
  'files.exhibit_id as exhibitId', 'files.name',
  'files.content_type as contentType', 'files.announced_bytes as announcedBytes', 'files.size_bytes as sizeBytes',
  'files.sealed_by as sealedBy', 'files.raw_kept as rawKept', 'files.image_state as imageState',
  'files.image_failure as imageFailure', 'files.committed_at as committedAt', 'files.created_at as createdAt',
  'files.updated_at as updatedAt',
] as const

export interface FileRecord {
  readonly id: string
  readonly usageType: FileUsageType
  readonly state: FileState
  readonly uploaderId: string | null
  /** Of a session that covers one exhibit: no other session of the same person reaches the file. */
  readonly exhibitId: string | null
  readonly name: string
  readonly contentType: FileContentType
  readonly announcedBytes: number | null
  readonly sizeBytes: number | null
  readonly sealedBy: string | null
  readonly rawKept: boolean
  readonly imageState: FileImageState
  readonly imageFailure: FileImageFailure | null
  readonly committedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const filesQuery = (db: Reader) =>
  db.selectFrom('files').select(fileColumns).$narrowType<Pick<FileRecord, 'contentType'>>()

export const insertFile = async (tx: Tx, file: {
  readonly usageType: FileUsageType; readonly name: string; readonly contentType: FileContentType
  readonly uploaderId: string | null; readonly announcedBytes: number | null; readonly announcedFrom: string | null
  readonly exhibitId?: string | null
}): Promise<FileRecord> => {
  return tx
    .insertInto('files')
    .values({
      usage_type: file.usageType, name: file.name, content_type: file.contentType, uploader_id: file.uploaderId,
      exhibit_id: file.exhibitId ?? null,
      announced_bytes: file.announcedBytes, announced_from: file.announcedFrom,
    })
    .returning(fileColumns).$narrowType<Pick<FileRecord, 'contentType'>>().executeTakeFirstOrThrow()
}

/** Whoever counts and then announces does so alone until the transaction ends: two at once would both find room. */
export const lockAnnouncer = async (tx: Tx, announcer: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`announce a file ${announcer}`}, 0))`.execute(tx)
}

/** Counts no further than the bound. */
const getCountUpTo = async (db: Reader, bound: number, rows: RawBuilder<unknown>): Promise<number> => {
  const { rows: [found] } = await sql<{ count: number }>`
    select count(*)::int as count from (select from files where ${rows} limit ${bound}) as bounded`.execute(db)
  return found?.count ?? 0
}

/** Announcements of one person that were never committed. */
export const getWaitingCount = (db: Reader, uploaderId: string, bound: number): Promise<number> =>
  getCountUpTo(db, bound, sql`uploader_id = ${uploaderId} and state = 'temp'`)

export const getPlaceCount = (db: Reader, place: string, bound: number): Promise<number> =>
  getCountUpTo(db, bound, sql`announced_from = ${place} and created_at > app_now() - interval '1 day'`)

export const findFile = (db: Reader, id: string): Promise<FileRecord | undefined> =>
  filesQuery(db).where('id', '=', id).executeTakeFirst()

export const findFiles = (db: Reader, ids: readonly string[]): Promise<FileRecord[]> =>
  filesQuery(db).where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()

/** In id order, so that two sets that overlap wait for each other instead of for ever. */
export const lockFiles = (tx: Tx, ids: readonly string[]): Promise<FileRecord[]> =>
  filesQuery(tx).where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id').forUpdate().execute()

export const lockFile = async (tx: Tx, id: string): Promise<FileRecord | undefined> => (await lockFiles(tx, [id]))[0]

export const updateKept = async (tx: Tx, id: string, kept: {
  readonly sizeBytes: number; readonly sealedBy: string | null; readonly imageState: FileImageState
  readonly keepUntil: Date | null
}): Promise<void> => {
  await tx
    .updateTable('files')
    .set({
      size_bytes: kept.sizeBytes, sealed_by: kept.sealedBy, raw_kept: kept.sealedBy === null,
      image_state: kept.imageState, keep_until: kept.keepUntil, committed_at: sql<Date>`app_now()`,
    })
    .where('id', '=', id).execute()
}

export const updateDeleted = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await tx.updateTable('files').set({ deleted_at: sql<Date>`app_now()` })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}

const sealedAnewAtOnce = 100

const sealedByOthers = (db: Reader, keyId: string) =>
  db
    .selectFrom('files')
    .where('state', '=', 'commit').where('sealed_by', 'is not', null).where('sealed_by', '<>', keyId)

/** Documents that another key sealed, so many at a time: those behind one, up to another, where these are given. */
export const listSealedByOthers = async (
  db: Reader, keyId: string, after: string | undefined, upTo: string | undefined,
): Promise<string[]> => {
  let found = sealedByOthers(db, keyId).select('id').orderBy('id').limit(sealedAnewAtOnce)
  if (after !== undefined) found = found.where('id', '>', after)
  if (upTo !== undefined) found = found.where('id', '<=', upTo)
  return (await found.execute()).map(({ id }) => id)
}

export interface SealedFile {
  readonly id: string
  readonly sealedBy: string
}

/** All documents, so many at a time, behind the last one. */
export const listSealed = async (db: Reader, last: string | undefined): Promise<SealedFile[]> => {
  const found = db
    .selectFrom('files').select(['id', 'sealed_by as sealedBy'])
    .where('state', '=', 'commit').where('sealed_by', 'is not', null).orderBy('id').limit(sealedAnewAtOnce)
    .$narrowType<{ sealedBy: string }>()
  return (last === undefined ? found : found.where('id', '>', last)).execute()
}

export const getSealedByOthersCount = async (db: Reader, keyId: string): Promise<number> => {
  const row = await sealedByOthers(db, keyId).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  return row.count
}

export const updateSealedBy = async (tx: Tx, id: string, keyId: string): Promise<void> => {
  await tx.updateTable('files').set({ sealed_by: keyId }).where('id', '=', id).execute()
}

export interface MadeImage {
  readonly size: ImageSize
  readonly contentType: FileContentType
  readonly width: number
  readonly height: number
  readonly sizeBytes: number
}

export const insertImages = async (tx: Tx, id: string, images: readonly MadeImage[]): Promise<void> => {
  await tx
    .insertInto('file_images')
    .values(images.map((image) => ({
      file_id: id, size: image.size, content_type: image.contentType, width: image.width, height: image.height,
      size_bytes: image.sizeBytes,
    })))
    .execute()
  await tx.updateTable('files')
    .set({ image_state: 'made', raw_kept: false, updated_at: sql<Date>`app_now()` }).where('id', '=', id).execute()
}

export const updateImageFailure = async (tx: Tx, id: string, failure: FileImageFailure): Promise<void> => {
  await tx.updateTable('files')
    .set({ image_state: 'failed', image_failure: failure, updated_at: sql<Date>`app_now()` })
    .where('id', '=', id).execute()
}

export const listImages = async (db: Reader, ids: readonly string[]): Promise<(MadeImage & { fileId: string })[]> =>
  (await db.selectFrom('file_images')
    .select(['file_id as fileId', 'size', 'content_type as contentType', 'width', 'height', 'size_bytes as sizeBytes'])
    .where('file_id', '=', sql<string>`any(${ids}::uuid[])`).orderBy('width').execute()) as
    (MadeImage & { fileId: string })[]

const sweptAtOnce = 500

/** A file that somebody is committing at this moment is left for the next time. */
export const lockTooOld = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from files
    where state = 'temp' and created_at < app_now() - make_interval(hours => ${limits.tempFileHours})
    order by created_at limit ${sweptAtOnce} for update skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}

export const lockToEnd = async (tx: Tx): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from files
    where state = 'commit' and keep_until <= app_now()
      and not exists (select from file_uses where file_uses.file_id = files.id)
    order by keep_until limit ${sweptAtOnce} for update skip locked`.execute(tx)
  return rows.map(({ id }) => id)
}
