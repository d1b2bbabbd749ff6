// What follows from the keeping and the deletion of files: pictures to make, and content that must not stay.
import type { Reaction } from '../../../runtime/work/events.ts'
import { findFiles } from '../files.sql.ts'

export const makeImagesOfCommitted: Reaction<'filesCommitted'> = async ({ tx, enqueue }, payloads) => {
  const ids = payloads.flatMap(({ fileIds }) => fileIds)
  const waiting = (await findFiles(tx, ids)).filter(({ imageState }) => imageState === 'waiting')
  await enqueue('makeFileImages', waiting.map(({ id }) => ({ fileId: id })))
  await enqueue('clearFileContent', [{ fileIds: ids }])
}

export const clearContentOfDeleted: Reaction<'filesDeleted'> = async ({ enqueue }, payloads) => {
  await enqueue('clearFileContent', payloads.map(({ fileIds }) => ({ fileIds })))
}
