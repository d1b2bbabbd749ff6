// Announces a file and answers the form whose policy allows this key, this type and this use's sizes, and nothing else.
import { filesCalls } from '@bidyard/contract/calls/files'
import { limits } from '@bidyard/contract/limits'
import { fileBytesMax } from '@bidyard/contract/shapes/file-bounds'
import { action } from '../../runtime/handler.ts'
import { announceFile, endOf } from './announce.ts'
import { uploadKey } from './content/file-keys.ts'
import type { FileParts } from './file-parts.ts'
import { showFile } from './show-file.ts'

const seconds = limits.policyMinutes * 60

export const createFilePostPolicy = ({ storage }: FileParts) =>
  action(filesCalls.createFilePostPolicy, async (given) => {
    const file = await announceFile(given)
    const { url, fields } = await storage.postPolicy({
      key: uploadKey(file.id), contentType: file.contentType, seconds,
      minBytes: 1, maxBytes: fileBytesMax[file.usageType],
    })
    return { file: showFile(file), policy: { url, fields: { ...fields }, endsAt: endOf(given.now, seconds) } }
  })
