// The papers of a registration: referred to from the submission on, let go by the review when nobody needs them longer.
import { limits } from '@bidyard/contract/limits'
import type { Tx } from '../../../runtime/database/database.ts'
import { attachFiles, releaseFiles } from '../../files/for-other-areas.ts'
import { type BroughtDocument, insertDocuments } from './registrations.sql.ts'

const subject = 'memberRegistration'
// Apart from the others, because these end after the review whatever it says.
const privateSubject = 'memberRegistrationPrivate'

const isPrivate = ({ usageType }: BroughtDocument): boolean => usageType === 'representativeKrRrn'

/** In the order of their ids, so that two who bring the same files wait for each other instead of for ever. */
const inOrder = (documents: readonly BroughtDocument[]): BroughtDocument[] =>
  documents.toSorted((one, other) => (one.fileId < other.fileId ? -1 : 1))

const attach = async (
  tx: Tx, registrationId: string, document: BroughtDocument, adoptedBy?: string,
): Promise<boolean> => {
  const refused = await attachFiles(tx, {
    subject: isPrivate(document) ? privateSubject : subject, subjectId: registrationId,
    fileIds: [document.fileId], usageTypes: [document.usageType], uploaderId: null,
    ...(adoptedBy === undefined ? {} : { adoptedBy }),
  })
  return refused.length === 0
}

/** Tells whether all of them could be taken; each must be an applicant's own upload of its very kind. */
export const bringPapers = async (
  tx: Tx, registrationId: string, documents: readonly BroughtDocument[],
): Promise<boolean> => {
  for (const document of inOrder(documents)) if (!(await attach(tx, registrationId, document))) return false
  await insertDocuments(tx, registrationId, documents)
  return true
}

const keepDays = limits.privateFileDays

/** The papers become the member's own; the identity card of the representative ends. */
export const handPapersOver = async (
  tx: Tx, registrationId: string, documents: readonly BroughtDocument[], userId: string,
): Promise<void> => {
  const subjectIds = [registrationId]
  await releaseFiles(tx, { subject: privateSubject, subjectIds, keepDays })
  await releaseFiles(tx, { subject, subjectIds })
  for (const document of inOrder(documents.filter((one) => !isPrivate(one))))
    if (!(await attach(tx, registrationId, document, userId))) throw new Error('a paper of a registration is gone')
}

/** Nobody needs the papers of somebody who was turned away. */
export const letPapersGo = async (tx: Tx, registrationId: string): Promise<void> => {
  for (const one of [subject, privateSubject])
    await releaseFiles(tx, { subject: one, subjectIds: [registrationId], keepDays })
}
