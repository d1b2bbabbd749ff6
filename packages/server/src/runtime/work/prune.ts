// Drops what nobody may ask for any more: old idempotency keys, delivered events and beats of nodes that are gone.
import { limits } from '@bidyard/contract/limits'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

export const prune = async (_: unknown, { database }: { readonly database: Database }): Promise<void> => {
  await database.transact(async (tx) => {
    await sql`delete from idempotency_keys
      where created_at < app_now() - make_interval(hours => ${limits.idempotencyHours})`.execute(tx)
    await sql`delete from outbox where created_at < app_now() - make_interval(hours => ${limits.liveReplayHours})`
      .execute(tx)
    await sql`delete from node_beats where beat_at < statement_timestamp() - interval '1 day'
      and beat_at < (select max(beat_at) from node_beats)`.execute(tx)
  })
}
