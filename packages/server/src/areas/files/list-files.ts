// My files; the office sees everybody's, as far as its parts go.
import { filesCalls } from '@bidyard/contract/calls/files'
import { sql } from 'kysely'
import { listing } from '../../runtime/handler.ts'
import { source } from '../../runtime/list/source.ts'
import { filesQuery } from './files.sql.ts'
import { usagesSeen } from './file-usage-rules.ts'
import { showFile } from './show-file.ts'

export const listFiles = listing(filesCalls.listFiles, ({ db, caller }) => {
  const seen = usagesSeen(caller)
  const { userId, exhibitId } = caller
  const own = sql<boolean>`(uploader_id = ${userId}::uuid and exhibit_id is not distinct from ${exhibitId}::uuid)`
  return source({
    query: filesQuery(db).where(seen.length === 0 ? own : sql<boolean>`(${own} or usage_type = any(${seen}::text[]))`),
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
    item: showFile,
  })
})
