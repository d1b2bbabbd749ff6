// Lets a thing of another area refer to files: one's own or known as theirs, of the right use, kept, and not used yet.
import type { FileUsageType } from '@bidyard/contract/enums'
import type { Tx } from '../../../runtime/database/database.ts'
import { type FileRecord, lockFiles } from '../files.sql.ts'
import { deleteUses, insertUses, listUsed, updateAttached, updateKeptAnew, updateReleased } from './file-uses.sql.ts'

export interface Attachment {
  /** What refers to them: `order`, `memberRegistration` … */
  readonly subject: string
  /** Of the one thing; without it each file is referred to by something of its own, which has the file’s id. */
  readonly subjectId?: string
  readonly fileIds: readonly string[]
  readonly usageTypes: readonly FileUsageType[]
  /** Null for an applicant, who has no account. */
  readonly uploaderId: string | null
  /** Taken whoever uploaded them: whose they are was seen as they were put down. */
  readonly knownIds?: readonly string[]
  /** Of the session that attaches, when it covers one exhibit. */
  readonly exhibitId?: string | null
  /** Whose the files become when nobody owned them. */
  readonly adoptedBy?: string
}

/** `missing` also for files of others: whoever tries must not learn that they exist. */
export type AttachProblem = 'missing' | 'wrongUsage' | 'notCommitted' | 'alreadyUsed'
export interface RefusedFile {
  readonly fileId: string
  readonly problem: AttachProblem
}

const isTheirs = ({ id, uploaderId }: FileRecord, given: Attachment): boolean =>
  uploaderId === given.uploaderId || given.knownIds?.includes(id) === true

const problemOf = (
  file: FileRecord | undefined, used: ReadonlySet<string>, given: Attachment,
): AttachProblem | undefined => {
  if (file === undefined || !isTheirs(file, given)) return 'missing'
  if (file.exhibitId !== (given.exhibitId ?? null)) return 'missing'
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
  const { subject, subjectId } = given
  await insertUses(tx, ids.map((fileId) => ({ subject, subjectId: subjectId ?? fileId, fileId })))
  await updateAttached(tx, ids, given.adoptedBy)
  return []
}

/**
 * A draft names files and refers to none: whoever goes on with it has all the time for them anew. Answers which of them
 * are of whoever works on it: their own, and what was known of others before.
 */
export const keepFilesAnew = async (tx: Tx, given: {
  readonly fileIds: readonly string[]; readonly uploaderId: string | null; readonly knownIds: readonly string[]
}): Promise<readonly string[]> => {
  const { fileIds, uploaderId, knownIds } = given
  return fileIds.length === 0 || uploaderId === null ? [] : updateKeptAnew(tx, fileIds, uploaderId, knownIds)
}

/**
 * What nothing refers to any more ends after so many days; without a number as what was never referred to, private
 * documents sooner than others.
 */
export const releaseFiles = async (tx: Tx, given: {
  readonly subject: string; readonly subjectIds: readonly string[]; readonly keepDays?: number
}): Promise<readonly string[]> => {
  const ids = await deleteUses(tx, given.subject, given.subjectIds)
  await updateReleased(tx, ids, given.keepDays ?? null)
  return ids
}
