// Announces a file and answers the link that takes exactly its bytes.
import { filesCalls } from '@bidyard/contract/calls/files'
import { limits } from '@bidyard/contract/limits'
import { action } from '../../runtime/handler.ts'
import { announceFile, endOf } from './announce.ts'
import { uploadKey } from './content/file-keys.ts'
import type { FileParts } from './file-parts.ts'
import { showFile } from './show-file.ts'

const seconds = limits.policyMinutes * 60

export const createFile = ({ storage }: FileParts) => action(filesCalls.createFile, async (given) => {
  const file = await announceFile(given)
  const { url, headers } = await storage.putUrl({
    key: uploadKey(file.id), contentType: file.contentType, sizeBytes: given.body.sizeBytes, seconds,
  })
  const endsAt = endOf(given.now, seconds)
  return { file: showFile(file), upload: { method: 'PUT' as const, url, headers: { ...headers }, endsAt } }
})
