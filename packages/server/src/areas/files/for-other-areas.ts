// What later areas and the tables of the product may use of the files.
export {
  attachFiles, type Attachment, type AttachProblem, type RefusedFile, releaseFiles,
} from './uses/attach-files.ts'
export { listFilesOf } from './uses/file-uses.sql.ts'
export { type FileParts, files } from './file-parts.ts'
export { keepMadeFile, type MadeFile } from './uses/keep-made-file.ts'
export { linkFiles } from './uses/link-files.ts'
export { openPrivateView } from './private-view/open-private-view.ts'
export type { LinkedFile } from './show-file.ts'
export { clearContentOfDeleted, makeImagesOfCommitted } from './upkeep/follow-ups.ts'
export { fileJobs } from './upkeep/jobs.ts'
