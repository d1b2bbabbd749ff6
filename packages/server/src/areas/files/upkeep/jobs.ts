// The jobs that keep the storage as the rows say.
import type { Storage } from '../../../providers/storage/storage.ts'
import { clearFileContent } from './clear-file-content.ts'
import { makeFileImages } from './make-file-images.ts'
import { sweepFiles } from './sweep-files.ts'

export const fileJobs = (storage: Storage) => ({
  makeFileImages: makeFileImages(storage),
  clearFileContent: clearFileContent(storage),
  sweepFiles: sweepFiles(storage),
})
