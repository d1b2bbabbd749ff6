// Asking for a cancellation and declining it while the auction ends or the bid is raised: whoever waits sees it.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { biddingCalls as calls } from '@bidyard/contract/calls/bidding'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../../runtime/database/database.ts'
import { bid, type BidWorld, openBidWorld, wordOf } from '../../../testing/bids/bid-world.ts'
import { until } from '../../../testing/until.ts'

let world: BidWorld
beforeAll(async () => {
  world = await openBidWorld()
})
afterAll(() => world.stop())

const corrected = async () => {
  const [dealer, { id: auctionId, version: seenVersion }] = [await world.ready(), await world.opened()]
  const { id } = await bid(dealer, auctionId, 12_340_000)
  await world.clerk.ask(auctionsCalls.correctAuction, {
    params: { id: auctionId }, body: { seenVersion, statement: '연식을 고쳤습니다.', facts: { modelYear: 2019 } },
  })
  return { dealer, auctionId, id }
}
type Asked = Awaited<ReturnType<typeof corrected>>

const wish = ({ dealer, id }: Asked) => dealer.ask(calls.requestBiddingCancel, { params: { id }, body: { note: null } })

/** As the clock holds it while it closes it. */
const end = ({ auctionId }: Asked) => async (tx: Tx): Promise<void> => {
  await sql`select from auctions where id = ${auctionId} for update`.execute(tx)
  await sql`update auctions set state = 'contract', closed_at = app_now() where id = ${auctionId}`.execute(tx)
}
const raise = ({ id }: Asked) => async (tx: Tx): Promise<void> => {
  await sql`update biddings set bid_at = app_now() + interval '1 second' where id = ${id}`.execute(tx)
}

/** What is asked waits for it, and is answered by what it left. */
const during = async (happens: (tx: Tx) => Promise<void>, ask: () => Promise<unknown>): Promise<string> => {
  const words: Promise<string>[] = []
  await world.database.transact(async (tx) => {
    await happens(tx)
    words.push(wordOf(ask().then(() => 'done')))
    await until(async () => (await world.sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length > 0)
  })
  return (await Promise.all(words)).join()
}

test('what is asked while the auction ends comes too late', async () => {
  const made = await corrected()
  expect(await during(end(made), () => wish(made))).toBe('INVALID_STATE 0006.bid_not_open')
})

test('what is asked while a colleague raises is asked by a shop that has agreed', async () => {
  const made = await corrected()
  expect(await during(raise(made), () => wish(made))).toBe('INVALID_STATE 0007.not_corrected')
})

test.each([['the auction ends', end], ['its shop raises', raise]] as const)(
  'what is declined while %s has lapsed', async (_, happens) => {
    const made = await corrected()
    const { id, version: seenVersion } = await wish(made)
    const decline = () => world.clerk.ask(calls.declineBiddingCancel, {
      params: { id }, body: { seenVersion, reason: '정정된 내용이 경미합니다.' },
    })
    expect(await during(happens(made), decline)).toBe('CONFLICT')
    expect(await world.sql`select outcome from bidding_cancel_requests where id = ${id}`).toEqual([{ outcome: null }])
  },
)
