// Deletes a file of one's own that nothing refers to; its content is cleared away after the commit.
import { filesCalls } from '@bidyard/contract/calls/files'
import { action } from '../../runtime/handler.ts'
import { moveStates } from '../../runtime/work/move-states.ts'
import { files } from './file-parts.ts'
import { lockFile, updateDeleted } from './files.sql.ts'
import { isUploader } from './file-usage-rules.ts'
import { listUsed } from './uses/file-uses.sql.ts'

export const deleteFile = action(filesCalls.deleteFile, async ({ tx, caller, params, doer, fail, refuse, emit }) => {
  const file = await lockFile(tx, params.id)
  if (file === undefined || !isUploader(file, caller)) throw refuse('notFound')
  if (file.state === 'deleted') throw fail('FILE_IS_DELETED')
  if ((await listUsed(tx, [file.id])).length > 0) throw refuse('conflict')
  await updateDeleted(tx, [file.id])
  await moveStates(tx, files, { action: 'delete', as: 'owner', ids: [file.id], doer })
  emit('filesDeleted', { fileIds: [file.id] })
  return null
})
