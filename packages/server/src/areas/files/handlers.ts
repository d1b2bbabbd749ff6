// Every call of the files and the file that answers it.
import { commitFile } from './commit-file.ts'
import { createFile } from './create-file.ts'
import { createFilePostPolicy } from './create-file-post-policy.ts'
import { deleteFile } from './delete-file.ts'
import type { FileParts } from './file-parts.ts'
import { getFile } from './get-file.ts'
import { listFiles } from './list-files.ts'
import { viewPrivateFile } from './private-view/view-private-file.ts'

export const filesHandlers = (parts: FileParts) => ({
  listFiles,
  getFile: getFile(parts),
  createFile: createFile(parts),
  createFilePostPolicy: createFilePostPolicy(parts),
  commitFile: commitFile(parts),
  deleteFile,
  viewPrivateFile: viewPrivateFile(parts),
})
