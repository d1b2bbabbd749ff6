// What proves a violation or an appeal: files that the writer uploaded, shown by short links.
import type { Storage } from '../../providers/storage/storage.ts'
import type { Reader, Tx } from '../../runtime/database/database.ts'
import { Failure } from '../../runtime/failure.ts'
import type { RequestFacts } from '../../runtime/handler.ts'
import { attachFiles, type LinkedFile, linkFiles, listFilesOf } from '../files/for-other-areas.ts'

interface Subject {
  readonly subject: string
  readonly subjectId: string
}

const words = {
  ko: '사용할 수 없는 파일입니다. 본인이 올려 저장한 문서만 첨부할 수 있습니다.',
  en: 'This file cannot be used. Attach documents that you uploaded and saved yourself.',
}

/** All of them or none. */
export const attachEvidence = async (tx: Tx, given: Subject & {
  readonly fileIds: readonly string[]; readonly uploaderId: string | null; readonly language: RequestFacts['language']
}): Promise<void> => {
  const { fileIds, language, ...rest } = given
  const refused = await attachFiles(tx, { ...rest, fileIds, usageTypes: ['document'] })
  if (refused.length > 0)
    throw new Failure('BadRequestSchema', '0001.invalidBodySchema', refused.map(({ fileId }) => ({
      path: `body.evidenceFileIds.${fileIds.indexOf(fileId)}`, message: words[language],
    })))
}

export const linkEvidence = async ({ db, storage, now, subject, subjectId }: Subject & {
  readonly db: Reader; readonly storage: Storage; readonly now: Date
}): Promise<LinkedFile[]> => {
  const ids = (await listFilesOf(db, subject, [subjectId])).map(({ fileId }) => fileId)
  const links = await linkFiles({ db, storage, now, ids })
  return ids.flatMap((id) => links.get(id) ?? [])
}
