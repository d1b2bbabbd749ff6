// Keeps bytes that the server itself has, by the same examination as any upload.
import type { FileContentType } from '@bidyard/contract/calls/files'
import type { FileUsageType } from '@bidyard/contract/enums'
import type { Tx } from '../../../runtime/database/database.ts'
import type { Doer, Emit } from '../../../runtime/work/events.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { uploadKey } from '../content/file-keys.ts'
import { examineContent } from '../content/examine-content.ts'
import { keepContent } from '../content/keep-content.ts'
import { type FileParts, files } from '../file-parts.ts'
import { insertFile, updateKept } from '../files.sql.ts'
import { hasImageSizes } from '../file-usage-rules.ts'

export interface MadeFile {
  readonly usageType: FileUsageType
  readonly name: string
  readonly contentType: FileContentType
  readonly content: Uint8Array
  /** Null for what an applicant without an account brings. */
  readonly uploaderId: string | null
  /** Of what nothing refers to. */
  readonly keepUntil?: Date
}

interface Acting {
  readonly tx: Tx
  readonly doer: Doer
  readonly emit: Emit
}

/** Answers the id. Without an end of its own, whoever asks refers to the file in the same transaction. */
export const keepMadeFile = async (parts: FileParts, { tx, doer, emit }: Acting, made: MadeFile): Promise<string> => {
  const { usageType, name, contentType, content, uploaderId } = made
  const file = await insertFile(tx, {
    usageType, name, contentType, uploaderId, announcedBytes: content.length, announcedFrom: null,
  })
  await parts.storage.write(uploadKey(file.id), contentType, (async function* () { yield content })())
  const examined = await examineContent(parts.storage, file)
  if ('problem' in examined) throw new Error(`${name} cannot be kept: ${examined.problem}`)
  await updateKept(tx, file.id, {
    sizeBytes: examined.object.sizeBytes, sealedBy: await keepContent(parts, file, examined.object), 
    keepUntil: made.keepUntil ?? null,
    imageState: hasImageSizes(usageType, contentType) ? 'waiting' : 'none',
  })
  await moveStates(tx, files, { action: 'commit', as: 'owner', ids: [file.id], doer })
  emit('filesCommitted', { fileIds: [file.id] })
  return file.id
}
