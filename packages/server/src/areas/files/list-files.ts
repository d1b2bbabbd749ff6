// My files; the office sees everybody's.
import { filesCalls } from '@bidyard/contract/calls/files'
import { sql } from 'kysely'
import { isStaff } from '../../runtime/caller.ts'
import { listing } from '../../runtime/handler.ts'
import { source } from '../../runtime/list/source.ts'
import { type FileRecord, filesQuery } from './files.sql.ts'
import { showFile } from './show-file.ts'

export const listFiles = listing(filesCalls.listFiles, ({ db, caller }) => {
  const all = filesQuery(db)
  return source({
    query: isStaff(caller) ? all : all.where('uploader_id', '=', caller.userId),
    columns: {
      id: sql`files.id`,
      usageType: sql`files.usage_type`,
      state: sql`files.state`,
      imageState: sql`files.image_state`,
      name: sql`files.name collate "korean"`,
      sizeBytes: sql`files.size_bytes`,
      committedAt: sql`files.committed_at`,
      uploaderId: sql`files.uploader_id`,
      createdAt: sql`files.created_at`,
      updatedAt: sql`files.updated_at`,
    },
    item: (row) => showFile(row as FileRecord),
  })
})
