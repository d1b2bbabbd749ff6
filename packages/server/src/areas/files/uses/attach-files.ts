// Lets a thing of another area refer to files: only the uploader's own, of the right use, kept, and not used yet.
import type { FileUsageType } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { sql } from 'kysely'
import type { Tx } from '../../../runtime/database/database.ts'
import { type FileRecord, listUsed, lockFiles } from '../files.sql.ts'

export interface Attachment {
  /** What refers to them: `order`, `memberRegistration` … */
  readonly subject: string
  readonly subjectId: string
  readonly fileIds: readonly string[]
  readonly usageTypes: readonly FileUsageType[]
  /** Null for an applicant, who has no account. */
  readonly uploaderId: string | null
  /** Whose the files become when nobody owned them. */
  readonly adoptedBy?: string
}

/** `missing` also for files of others: whoever tries must not learn that they exist. */
export type AttachProblem = 'missing' | 'wrongUsage' | 'notCommitted' | 'alreadyUsed'
export interface RefusedFile {
  readonly fileId: string
  readonly problem: AttachProblem
}

const problemOf = (
  file: FileRecord | undefined, used: ReadonlySet<string>, given: Attachment,
): AttachProblem | undefined => {
  if (file === undefined || file.uploaderId !== given.uploaderId) return 'missing'
  if (file.state !== 'commit') return 'notCommitted'
  if (!given.usageTypes.includes(file.usageType)) return 'wrongUsage'
  return used.has(file.id) ? 'alreadyUsed' : undefined
}

/** All of them or none; the answer names what stood in the way, and nothing stood there when it is empty. */
export const attachFiles = async (tx: Tx, given: Attachment): Promise<readonly RefusedFile[]> => {
  const ids = [...new Set(given.fileIds)]
  if (ids.length === 0) return []
  const byId = new Map((await lockFiles(tx, ids)).map((file) => [file.id, file]))
  const used = new Set(await listUsed(tx, ids))
  const refused = ids.flatMap((fileId): RefusedFile[] => {
    const problem = problemOf(byId.get(fileId), used, given)
    return problem === undefined ? [] : [{ fileId, problem }]
  })
  if (refused.length > 0) return refused
  await tx.insertInto('file_uses')
    .values(ids.map((id) => ({ file_id: id, subject: given.subject, subject_id: given.subjectId }))).execute()
  await tx.updateTable('files')
    .set({ keep_until: null, ...(given.adoptedBy === undefined ? {} : { uploader_id: given.adoptedBy }) })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`).execute()
  return []
}

/**
 * What nothing refers to any more ends after so many days. Without a number it stays until its owner deletes it,
 * except private documents: those never stay longer than theirs.
 */
export const releaseFiles = async (tx: Tx, given: {
  readonly subject: string; readonly subjectIds: readonly string[]; readonly keepDays?: number
}): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    delete from file_uses where subject = ${given.subject} and subject_id = any(${given.subjectIds}::uuid[])
    returning file_id as id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await sql`
    update files set keep_until = app_now() + make_interval(days =>
      coalesce(${given.keepDays ?? null}::int, case when sealed_by is not null then ${limits.privateFileDays}::int end))
    where id = any(${ids}::uuid[])
      and not exists (select from file_uses where file_uses.file_id = files.id)`.execute(tx)
  return ids
}

/** The files that a thing refers to, by their use. */
export const listFilesOf = async (
  tx: Pick<Tx, 'selectFrom'>, subject: string, subjectIds: readonly string[],
): Promise<readonly { readonly subjectId: string; readonly fileId: string }[]> =>
  tx.selectFrom('file_uses').select(['subject_id as subjectId', 'file_id as fileId'])
    .where('subject', '=', subject).where('subject_id', '=', sql<string>`any(${subjectIds}::uuid[])`)
    .orderBy('created_at').orderBy('file_id').execute()
