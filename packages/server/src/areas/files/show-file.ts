// Shows a file as the wire has it: its facts, and short links to what of it may be seen.
import type { filesCalls } from '@bidyard/contract/calls/files'
import type { AnswerOf } from '@bidyard/contract/call'
import { imageSize } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import { dispositionOf } from '../../providers/storage/file-headers.ts'
import type { Storage } from '../../providers/storage/storage.ts'
import { timeOf } from '../../runtime/time/time-of.ts'
import { imageKey, rawKey } from './content/file-keys.ts'
import { isShownNameless } from './file-usage-rules.ts'
import type { FileRecord, MadeImage } from './files.sql.ts'

export type ShownFile = AnswerOf<typeof filesCalls.commitFile>
export type LinkedFile = AnswerOf<typeof filesCalls.getFile>

export const showFile = (file: FileRecord): ShownFile => ({
  id: file.id, usageType: file.usageType, state: file.state, name: file.name, contentType: file.contentType,
  sizeBytes: file.sizeBytes, imageState: file.imageState, imageFailure: file.imageFailure,
  committedAt: timeOf(file.committedAt), createdAt: timeOf(file.createdAt),
  updatedAt: timeOf(file.updatedAt),
})

const seconds = limits.readLinkSeconds
const endings: Readonly<Record<string, string>> = { 'image/jpeg': '.jpg', 'image/webp': '.webp' }

/** Re-encoded pictures end as what they are now. */
export const imageName = ({ usageType, name }: FileRecord, image: MadeImage): string => {
  const shown = isShownNameless(usageType) ? 'photo' : name.replace(/\.[a-z0-9]{1,5}$/i, '')
  return shown + (endings[image.contentType] ?? '')
}

type LinkedImage = LinkedFile['images'][number]

const linkImage = async (storage: Storage, file: FileRecord, image: MadeImage): Promise<LinkedImage> => ({
  size: image.size, contentType: image.contentType, width: image.width, height: image.height,
  sizeBytes: image.sizeBytes,
  url: await storage.readUrl({
    key: imageKey(file.id, image.size), contentType: image.contentType, seconds,
    disposition: dispositionOf('inline', imageName(file, image)),
  }),
})

/** Papers, and for those who may have it a picture that could not be re-encoded: it still knows where it was taken. */
const linkRaw = async (storage: Storage, file: FileRecord, mayHaveRaw: boolean): Promise<string | null> => {
  if (!file.rawKept || file.imageState === 'waiting') return null
  if (file.imageState === 'failed' && !mayHaveRaw) return null
  return storage.readUrl({
    key: rawKey(file.id), contentType: file.contentType, seconds, disposition: dispositionOf('attachment', file.name),
  })
}

export const linkFile = async (given: {
  readonly storage: Storage; readonly file: FileRecord; readonly images: readonly MadeImage[]; readonly now: Date
  readonly mayHaveRaw: boolean
}): Promise<LinkedFile> => {
  const { storage, file, now } = given
  const shown = showFile(file)
  if (file.state !== 'commit') return { ...shown, images: [], url: null, linksEndAt: null }
  const inOrder = imageSize.values.flatMap((size) => given.images.filter((image) => image.size === size))
  const images = await Promise.all(inOrder.map((image) => linkImage(storage, file, image)))
  const url = await linkRaw(storage, file, given.mayHaveRaw)
  // Links are rounded to half of their time, so that is how long each of them holds at least.
  const end = new Date(now.getTime() + seconds * 500).toISOString()
  return { ...shown, images, url, linksEndAt: images.length > 0 || url !== null ? end : null }
}
