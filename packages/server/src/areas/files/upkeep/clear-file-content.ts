// Removes from the storage whatever of a file must not be there any more: kept uploads, all of what is deleted.
import type { Storage } from '../../../providers/storage/storage.ts'
import type { Database } from '../../../runtime/database/database.ts'
import { keysToDrop } from '../content/file-keys.ts'
import { findFiles } from '../files.sql.ts'

/** It may run twice and late: it always looks at how the file stands now. */
export const clearFileContent = (storage: Storage) =>
  async ({ fileIds }: { readonly fileIds: readonly string[] }, { database }: { readonly database: Database }) => {
    const files = await findFiles(database.primary, fileIds)
    await storage.delete(files.flatMap(keysToDrop))
  }

declare module '../../../runtime/work/jobs.ts' {
  interface JobPayloads {
    /** Removes what of these files must not be in the storage any more. */
    clearFileContent: { readonly fileIds: readonly string[] }
  }
}
