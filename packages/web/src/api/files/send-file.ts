// Sends one file of one's own: announced, put into the storage with its progress, and kept.
import { type FileContentType, filesCalls } from '@bidyard/contract/calls/files'
import type { ReceivedOf } from '@bidyard/contract/call'
import type { FileUsageType } from '@bidyard/contract/enums/files'
import { limits } from '@bidyard/contract/limits'
import { withoutUnseen } from '@bidyard/contract/shapes/unseen-letters'
import { CallFailure } from '../call-failure.ts'
import { askServer } from '../client.ts'
import { useFailureWords } from '../failure-words.ts'
import { upload, type UploadOptions } from './upload.ts'

const byEnd: Readonly<Record<string, FileContentType>> = {
  jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', pdf: 'application/pdf',
}

const isKnown = (type: string): type is FileContentType => Object.values<string>(byEnd).includes(type)

/** A file from elsewhere may come without a kind; then the name tells. */
export const contentTypeOf = ({ name, type }: Pick<File, 'name' | 'type'>): FileContentType => {
  if (isKnown(type)) return type
  const end = name.toLowerCase().split('.').at(-1) ?? ''
  return byEnd[end] ?? 'image/jpeg'
}

/** Some systems write Hangul letter by letter, and a name with unseen characters would be refused. */
export const plainFileName = (name: string): string => {
  const plain = withoutUnseen(name.normalize('NFC')).trim()
  return (plain === '' ? 'file' : plain).slice(-limits.name)
}

export const sendFile = async (
  usageType: FileUsageType, file: File, { signal, onProgress }: UploadOptions,
): Promise<ReceivedOf<typeof filesCalls.commitFile>> => {
  const announced = await askServer(filesCalls.createFile, {
    body: { usageType, contentType: contentTypeOf(file), name: plainFileName(file.name), sizeBytes: file.size },
  }, { signal })
  await upload(announced.upload, file, { signal, onProgress })
  return askServer(filesCalls.commitFile, { params: { id: announced.file.id } }, { signal })
}

/** What the server found wrong with the file itself says more than that something was wrong. */
export const useFileWords = (): ((error: unknown) => string) => {
  const wordsFor = useFailureWords()
  return (error) => {
    const [issue] = error instanceof CallFailure ? error.facts.issues ?? [] : []
    const { title, advice } = wordsFor(error)
    return issue?.message ?? [title, advice].filter((one) => one !== undefined).join(' ')
  }
}
