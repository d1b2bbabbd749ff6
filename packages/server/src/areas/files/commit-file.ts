// Keeps an uploaded file when it is what was announced; of two commits, or a commit and a deletion, one wins.
import { filesCalls } from '@bidyard/contract/calls/files'
import { limits } from '@bidyard/contract/limits'
import { ObjectChanged } from '../../providers/storage/storage.ts'
import { action } from '../../runtime/handler.ts'
import { moveStates } from '../../runtime/work/move-states.ts'
import { contentFailure } from './content/content-problems.ts'
import { examineContent } from './content/examine-content.ts'
import { keepContent } from './content/keep-content.ts'
import { openStorageTurns } from './content/storage-turns.ts'
import { type FileParts, files } from './file-parts.ts'
import { type FileRecord, findFile, lockFile, updateKept } from './files.sql.ts'
import { fileUsageRules, hasImageSizes, mayCommit } from './file-usage-rules.ts'
import { showFile } from './show-file.ts'

// Half of the smallest pool that is usual: the other half goes on serving when the storage hangs.
const commitsAtOnce = 10

const hourMs = 3_600_000

/** Nobody comes back to delete it: what nothing refers to by then is swept. */
const keptUntil = (file: FileRecord, now: Date): Date => {
  const days = fileUsageRules[file.usageType].isPrivate ? limits.privateFileDays : limits.unusedFileDays
  const hours = file.uploaderId === null ? limits.ownerlessFileHours : days * 24
  return new Date(now.getTime() + hours * hourMs)
}

export const commitFile = (parts: FileParts) => {
  const turns = openStorageTurns(commitsAtOnce, limits.commitStorageMs)
  const keep = (file: FileRecord) => turns.take(async (givenUp) => {
    const examined = await examineContent(parts.storage, file)
    if ('problem' in examined) return examined
    const sealedBy = await keepContent(parts, file, examined.object, givenUp)
    return { sizeBytes: examined.object.sizeBytes, sealedBy }
  })
  return action(filesCalls.commitFile, async ({ tx, caller, params, now, doer, request, fail, refuse, emit }) => {
    const file = await lockFile(tx, params.id)
    if (file === undefined || !mayCommit(file, caller)) throw refuse('notFound')
    if (file.state === 'commit') throw fail('FILE_IS_ALREADY_COMMITED')
    if (file.state === 'deleted') throw fail('FILE_IS_DELETED')

    const kept = await keep(file).catch((error: unknown) => {
      throw error instanceof ObjectChanged ? refuse('conflict') : error
    })
    if ('problem' in kept) throw contentFailure(kept.problem, 'content', request)

    await updateKept(tx, file.id, {
      ...kept, keepUntil: keptUntil(file, now),
      imageState: hasImageSizes(file.usageType, file.contentType) ? 'waiting' : 'none',
    })
    await moveStates(tx, files, { action: 'commit', as: 'owner', ids: [file.id], doer })
    emit('filesCommitted', { fileIds: [file.id] })
    const committed = await findFile(tx, file.id)
    if (committed === undefined) throw new Error('a locked row is gone')
    return showFile(committed)
  })
}
