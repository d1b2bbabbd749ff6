// Reads and writes which things of other areas refer to which files, and how long a file is kept because of it.
import { limits } from '@bidyard/contract/limits'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'

export const insertUses = async (tx: Tx, uses: readonly {
  readonly subject: string; readonly subjectId: string; readonly fileId: string
}[]): Promise<void> => {
  await tx.insertInto('file_uses')
    .values(uses.map(({ subject, subjectId, fileId }) => ({ file_id: fileId, subject, subject_id: subjectId })))
    .execute()
}

/** Answers the files that were referred to. */
export const deleteUses = async (tx: Tx, subject: string, subjectIds: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    delete from file_uses where subject = ${subject} and subject_id = any(${subjectIds}::uuid[])
    returning file_id as id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Of these, the ones that something refers to. */
export const listUsed = async (db: Reader, ids: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom('file_uses').select('file_id').distinct()
    .where('file_id', '=', sql<string>`any(${ids}::uuid[])`).execute()
  return rows.map(({ file_id }) => file_id)
}

/** The files that a thing refers to, by their use. */
export const listFilesOf = async (
  db: Reader, subject: string, subjectIds: readonly string[],
): Promise<readonly { readonly subjectId: string; readonly fileId: string }[]> =>
  db.selectFrom('file_uses').select(['subject_id as subjectId', 'file_id as fileId'])
    .where('subject', '=', subject).where('subject_id', '=', sql<string>`any(${subjectIds}::uuid[])`)
    .orderBy('created_at').orderBy('file_id').execute()

export const updateAttached = async (tx: Tx, ids: readonly string[], adoptedBy: string | undefined): Promise<void> => {
  await tx.updateTable('files')
    .set({ keep_until: null, ...(adoptedBy === undefined ? {} : { uploader_id: adoptedBy }) })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
}

/** What this person uploaded, or is known of others, and is still there: answered, and kept where it ends. */
export const updateKeptAnew = async (
  tx: Tx, ids: readonly string[], uploaderId: string, knownIds: readonly string[],
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    with held as (
      select id from files
      where id = any(${ids}::uuid[]) and state = 'commit'
        and (uploader_id = ${uploaderId}::uuid or id = any(${knownIds}::uuid[]))
      order by id for no key update
    ), kept as (
      update files set keep_until = greatest(
        keep_until, app_now() + make_interval(days =>
          case when sealed_by is not null then ${limits.privateFileDays}::int else ${limits.unusedFileDays}::int end))
      from held where files.id = held.id and keep_until is not null
    )
    select id from held`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Only where nothing else refers to them; without days they end as what was never referred to. */
export const updateReleased = async (tx: Tx, ids: readonly string[], keepDays: number | null): Promise<void> => {
  await sql`
    update files set keep_until = app_now() + make_interval(days =>
      coalesce(${keepDays}::int,
        case when sealed_by is not null then ${limits.privateFileDays}::int else ${limits.unusedFileDays}::int end))
    where id = any(${ids}::uuid[])
      and not exists (select from file_uses where file_uses.file_id = files.id)`.execute(tx)
}
