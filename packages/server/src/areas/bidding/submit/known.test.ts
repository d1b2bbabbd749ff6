// Who a bidder is and who owns a car is found by indexes, however little PostgreSQL knows of the people there are.
import { CompiledQuery, RawNode } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Reader } from '../../../runtime/database/database.ts'
import { type BidWorld, openBidWorld } from '../../../testing/bids/bid-world.ts'
import { findOffer, findStanding } from './known.sql.ts'

const people = 30_000
let world: BidWorld
beforeAll(async () => {
  world = await openBidWorld()
  // So nobody looks at what is in the tables.
  await world.sql`alter table persons set (autovacuum_enabled = false)`
  await world.sql`alter table users set (autovacuum_enabled = false)`
  await world.sql`
    insert into persons (name, birthday_sealed, phone_sealed, phone_hash, identity_hash, lookup_version)
    select '사람 ' || n, '\\x00', '\\x00', sha256(n::text::bytea), sha256(n::text::bytea), 1
    from generate_series(1, ${people}) n`
  await world.sql`
    insert into users (uid, name, person_id) select 'user ' || row_number() over (), name, id from persons`
})
afterAll(() => world.stop())

/** What is asked is explained in its place; a text that is sent as it is passes by what explains the others. */
const explained = async (ask: (db: Reader) => Promise<unknown>): Promise<string> => {
  const rows: unknown[] = []
  const db = world.database.primary.withPlugin({
    transformQuery: ({ node }) => (RawNode.is(node) ? RawNode.create(['explain ', ''], [node]) : node),
    transformResult: async ({ result }) => {
      rows.push(...result.rows)
      return result
    },
  })
  const asIs = db.executeQuery.bind(db) as (query: CompiledQuery) => Promise<unknown>
  await ask(Object.assign(db, {
    executeQuery: ({ sql: text, parameters }: CompiledQuery) =>
      asIs(CompiledQuery.raw(`explain ${text}`, [...parameters])),
  }) as Reader)
  return rows.map((row) => Object.values(row ?? {}).join()).join('\n')
}

test('people who say the same of themselves are found by it, in tables that nobody has analyzed', async () => {
  expect(await world.sql`select from pg_stats where tablename in ('persons', 'users')`).toHaveLength(0)
  const [{ id }, { shopId, memberId }] = [await world.opened(), await world.ready()]
  const plans = [
    await explained((db) => findOffer(db, id)), await explained((db) => findStanding(db, shopId, memberId)),
  ]
  for (const plan of plans) {
    expect(plan).toContain('persons_by_identity')
    expect(plan).not.toMatch(/Filter: .*identity_hash/)
    expect(plan).not.toMatch(/Seq Scan on (persons|users)/)
  }
})
