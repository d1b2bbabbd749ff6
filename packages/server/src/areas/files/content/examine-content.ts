// Looks at what was uploaded before it is kept: there, of the announced size and type, and not a picture without end.
import type { FileContentType } from '@bidyard/contract/calls/files'
import { fileBytesMax } from '@bidyard/contract/shapes/file-bounds'
import { fileTypeFromBuffer } from 'file-type'
import type { Storage, StoredObject } from '../../../providers/storage/storage.ts'
import type { FileRecord } from '../files.sql.ts'
import { isPicture } from '../file-usage-rules.ts'
import type { ContentProblem } from './content-problems.ts'
import { uploadKey } from './file-keys.ts'
import { isTooLarge, readImageHead } from './image-head.ts'

// Enough for the head of any picture whose maker did not put a small film before it.
const startBytes = 262_144

const families: Readonly<Record<string, FileContentType>> = {
  'image/apng': 'image/png',
  'image/heic': 'image/heic',
  'image/heif': 'image/heic',
}
const familyOf = (type: string): string => families[type] ?? type

export type Examined = { readonly problem: ContentProblem } | { readonly object: StoredObject }

export const examineContent = async (storage: Storage, file: FileRecord): Promise<Examined> => {
  const object = await storage.head(uploadKey(file.id))
  if (object === undefined) return { problem: 'notUploaded' }
  const wanted = file.announcedBytes ?? object.sizeBytes
  if (object.sizeBytes < 1 || object.sizeBytes > fileBytesMax[file.usageType] || object.sizeBytes !== wanted)
    return { problem: 'wrongSize' }
  if (object.contentType !== file.contentType) return { problem: 'wrongType' }
  const start = await storage.readStart(object, startBytes)
  const found = await fileTypeFromBuffer(start)
  if (found === undefined || familyOf(found.mime) !== familyOf(file.contentType)) return { problem: 'wrongType' }
  if (isPicture(file.contentType) && isTooLarge(await readImageHead(start))) return { problem: 'tooManyPixels' }
  return { object }
}
