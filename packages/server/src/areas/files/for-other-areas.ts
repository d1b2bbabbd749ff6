// What later areas may use of the files.
export {
  attachFiles, type Attachment, type AttachProblem, listFilesOf, type RefusedFile, releaseFiles,
} from './attach-files.ts'
export { linkFiles } from './link-files.ts'
export type { LinkedFile } from './show-file.ts'
