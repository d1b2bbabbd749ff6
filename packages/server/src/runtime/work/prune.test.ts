// Pruning: what nobody may ask for any more goes, what somebody may still ask for stays.
import { limits } from '@bidyard/contract/limits'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClone, type OpenClone } from '../../testing/open-clone.ts'
import { openLog } from '../log.ts'
import type { Act } from './acts.ts'
import { dropForeignEvents, prune } from './prune.ts'

let clone: OpenClone
beforeAll(async () => {
  clone = await openClone()
})
afterAll(() => clone.stop())

const run = () => prune({}, {
  database: clone.database, log: openLog('silent'), act: undefined as unknown as Act,
  signal: new AbortController().signal,
})
const count = async (table: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`
    .execute(clone.database.primary)
  return rows[0]?.count ?? 0
}

test('drops old keys and events, however many, and keeps the young ones', async () => {
  const { primary } = clone.database
  await sql`insert into idempotency_keys (caller, call, key, body_hash, created_at)
    select 'c', 'c', n::text, '', app_now() - make_interval(hours => ${limits.idempotencyHours}) +
      case when n <= 11000 then interval '-1 minute' else interval '1 minute' end
    from generate_series(1, 11010) n`.execute(primary)
  await sql`insert into outbox (name, payload, created_at)
    select 'metadataChanged', '{}', app_now() - make_interval(hours => ${limits.liveReplayHours}) +
      case when n <= 11000 then interval '-1 minute' else interval '1 minute' end
    from generate_series(1, 11020) n`.execute(primary)
  await run()
  expect([await count('idempotency_keys'), await count('outbox')]).toEqual([10, 20])
})

test('drops beats of nodes that are long gone, but never the last beat of all', async () => {
  const { primary } = clone.database
  await sql`insert into node_beats
    values ('old', now() - interval '9 days'), ('last', now() - interval '3 days')`.execute(primary)
  await run()
  const { rows } = await sql`select node from node_beats`.execute(primary)
  expect(rows).toEqual([{ node: 'last' }])
})

test('after a restore from a dump, events of the former life are dropped and their positions are over', async () => {
  const { primary } = clone.database
  await sql`insert into outbox (xid, name, payload) values ('9000000000', 'metadataChanged', '{}')`.execute(primary)
  await sql`update outbox_floor set xid = '9000000000'`.execute(primary)
  await sql`insert into outbox_life (cluster) values (1)`.execute(primary)
  const before = await count('outbox')
  await dropForeignEvents(clone.database)
  expect([await count('outbox'), await count('outbox_life')]).toEqual([before - 1, 0])
  const { rows } = await sql<{ fits: boolean }>`
    select xid < pg_snapshot_xmax(pg_current_snapshot()) as fits from outbox_floor`.execute(primary)
  expect(rows).toEqual([{ fits: true }])
})
