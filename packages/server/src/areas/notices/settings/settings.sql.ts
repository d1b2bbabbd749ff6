// Reads and writes how people wish to be told.
import type { NoticeSettings } from '@bidyard/contract/shapes/notices/settings'
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { readKeptChoices } from './kept-settings.ts'

export type { NoticeSettings }

/** Of those who chose anything. */
export const listSettings = async (
  db: Reader, memberIds: readonly string[],
): Promise<ReadonlyMap<string, NoticeSettings>> => {
  const rows = await db.selectFrom('notice_settings').selectAll()
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`).execute()
  return new Map(rows.map((row) => {
    const { choices, quiet_from: from, quiet_until: until, digest_at: digestAt, version } = row
    const quiet = from === null || until === null ? null : { from, until }
    return [row.member_id, { choices: readKeptChoices(choices), quiet, digestAt, version }]
  }))
}

/** False when they were changed meanwhile. */
export const updateSettings = async (
  tx: Tx, memberId: string, { choices, quiet, digestAt, version }: NoticeSettings,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into notice_settings (member_id, choices, quiet_from, quiet_until, digest_at)
    select ${memberId}::uuid, ${JSON.stringify(choices)}::text::jsonb, ${quiet?.from ?? null}::text,
      ${quiet?.until ?? null}::text, ${digestAt}::text
    where ${version}::int is null or exists (select from notice_settings where member_id = ${memberId})
    on conflict (member_id) do update set
      choices = excluded.choices, quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
      digest_at = excluded.digest_at, version = notice_settings.version + 1, updated_at = app_now()
    where notice_settings.version = ${version}::int
    returning member_id`.execute(tx)
  return rows.length > 0
}
