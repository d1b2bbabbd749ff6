// Makes the picture sizes of a kept file and tells it; what cannot be made is told as well, with its reason.
import type { Storage } from '../../../providers/storage/storage.ts'
import type { JobGiven } from '../../../runtime/work/jobs.ts'
import { imageKey, rawKey } from '../content/file-keys.ts'
import { type ImageContent, makeImageSizes, type MadeSizes } from '../content/image-sizes.ts'
import { findFile, insertImages, lockFile, type MadeImage, updateImageFailure } from '../files.sql.ts'

const readRaw = async (storage: Storage, fileId: string): Promise<Uint8Array> => {
  const object = await storage.head(rawKey(fileId))
  if (object === undefined) throw new Error(`the content of the file ${fileId} is gone`)
  const chunks: Uint8Array[] = []
  for await (const chunk of await storage.read(object)) chunks.push(chunk as Uint8Array)
  return Buffer.concat(chunks)
}

const store = async (storage: Storage, fileId: string, made: MadeSizes): Promise<void> => {
  if ('failure' in made) return
  for (const { size, contentType, bytes } of made.images)
    await storage.write(imageKey(fileId, size), contentType, (async function* () { yield bytes })())
}

const factsOf = ({ bytes, ...image }: ImageContent): MadeImage => ({ ...image, sizeBytes: bytes.length })

export const makeFileImages = (storage: Storage) =>
  async ({ fileId }: { readonly fileId: string }, { database, act }: JobGiven): Promise<void> => {
    const file = await findFile(database.primary, fileId)
    if (file === undefined || file.imageState !== 'waiting') return
    if (file.state !== 'commit') return
    const made = await makeImageSizes(await readRaw(storage, fileId), file.contentType)
    await store(storage, fileId, made)
    await act('flow', async ({ tx, emit, enqueue }) => {
      const now = await lockFile(tx, fileId)
      if (now?.state === 'commit' && now.imageState === 'waiting') {
        if ('failure' in made) await updateImageFailure(tx, fileId, made.failure)
        else await insertImages(tx, fileId, made.images.map(factsOf))
        emit('fileImagesMade', { fileId, uploaderId: now.uploaderId, failed: 'failure' in made })
      }
      // The picture as it was uploaded, with all that its camera wrote; or all of it, when it was deleted meanwhile.
      await enqueue('clearFileContent', [{ fileIds: [fileId] }])
    })
  }

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Makes the picture sizes of a kept file. */
    makeFileImages: { readonly fileId: string }
  }
}
