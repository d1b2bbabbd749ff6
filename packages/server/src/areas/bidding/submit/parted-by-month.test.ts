// The log of bids in parts by month, as a house may have it: taken, raised, answered again and only growing as before.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { biddingCalls as calls } from '@bidyard/contract/calls/bidding'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bid, type BidWorld, openBidWorld, wordOf } from '../../../testing/bids/bid-world.ts'
import { grantToProgram } from '../../../runtime/database/roles/roles.ts'

const script = new URL('../../../../../../docs/operations/examples/part-bids.sql', import.meta.url)
const won = 10_000_000
const key = randomUUID()
let world: BidWorld
let dealer: Awaited<ReturnType<BidWorld['ready']>>
let auctionId: string
let first: Awaited<ReturnType<typeof bid>>
beforeAll(async () => {
  world = await openBidWorld()
  dealer = await world.ready()
  auctionId = (await world.opened()).id
  first = await bid(dealer, auctionId, won, key)
  await world.sql.unsafe(await readFile(script, 'utf8'))
  // As each start of the owner does.
  await world.asOwner((owner) => grantToProgram(owner, { url: world.databaseUrl, ownerUrl: world.ownerUrl }))
})
afterAll(() => world.stop())

const partsOf = async (id: string): Promise<readonly string[]> => {
  const rows = await world.sql<{ part: string }[]>`
    select tableoid::regclass::text as part from bid_entries where auction_id = ${id} order by sequence`
  return rows.map(({ part }) => part)
}

test('what was bid before stays, is answered again by its key, and is raised', async () => {
  expect(await bid(dealer, auctionId, won, key)).toEqual(first)
  expect(await wordOf(bid(dealer, auctionId, won + 10_000, key))).toBe('CONFLICT')
  expect(await bid(dealer, auctionId, won + 10_000)).toMatchObject({ id: first.id, previousWon: won })
  expect(await partsOf(auctionId)).toEqual(['bid_entries_until_parted', 'bid_entries_until_parted'])
  expect(await dealer.ask(calls.getBidding, { params: { id: first.id } })).toMatchObject({ amountWon: won + 10_000 })
})

test('a bid of a later month goes to a part of its own, once for each key', async () => {
  await world.pass(40 * 24 * 3_600)
  await world.sql`update sessions set idle_ends_at = null`
  const [later, { id }] = [await world.ready(), await world.opened()]
  const same = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => bid(later, id, won, same)))
  expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
  const [part = ''] = await partsOf(id)
  expect(part).toMatch(/^bid_entries_\d{4}_\d\d$/)
  expect(await partsOf(id)).toHaveLength(1)
})

test('no part of it can be changed, emptied or deleted, by the program or by the owner', async () => {
  const parts = await world.sql<{ part: string }[]>`
    select inhrelid::regclass::text as part from pg_inherits where inhparent = 'bid_entries'::regclass`
  expect(parts).toHaveLength(37)
  for (const { part } of [{ part: 'bid_entries' }, ...parts]) {
    const [may] = await world.sql<{ changes: boolean }[]>`
      select bool_or(has_table_privilege(role, ${part}, wish)) as changes
      from unnest(array['bidyard', current_user::text]) role, unnest(array['update', 'delete', 'truncate']) wish
      where not (select rolsuper from pg_roles where rolname = role)`
    expect([part, may?.changes]).toEqual([part, false])
    await expect(world.sql.unsafe(`truncate ${part}`)).rejects.toThrow('only grows')
  }
  await expect(world.sql`update bid_entries set amount_won = 1`).rejects.toThrow('only grows')
  await expect(world.sql`delete from bid_entries`).rejects.toThrow('only grows')
})
