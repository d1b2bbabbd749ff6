// The market of a torture: shops that may bid, auctions that keep coming and end soon, and the end of them all.
import { sql } from 'kysely'
import { withBenchApp } from '../../bench/parts/open-bench-app.ts'
import type { Database } from '../../packages/server/src/runtime/database/database.ts'
import { insertConfirmedCar } from '../../packages/server/src/testing/auctions/make-car.ts'
import { insertOpenAuctions } from '../../packages/server/src/testing/auctions/many-auctions.ts'
import { payEverything } from '../../packages/server/src/testing/bids/bid-world.ts'
import { makeMember } from '../../packages/server/src/testing/make.ts'
import type { SeededRandom } from '../../packages/server/src/testing/seeded-random.ts'
import { wait } from '../running/wait.ts'

/** Until the database is there again. */
export const surely = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  for (;;)
    try {
      return await work()
    } catch {
      await wait(100)
    }
}

export interface Bidder {
  readonly token: string
  readonly shopId: string
  readonly memberId: string
}

export interface Market {
  readonly bidders: readonly Bidder[]
  /** The order whose car is copied for each auction. */
  readonly like: string
}

const shops = 5

/** Two members of each shop, who do not know of each other. */
export const makeMarket = (url: string): Promise<Market> =>
  withBenchApp(url, {}, async (app) => {
    const bidders: Bidder[] = []
    for (let at = 0; at < shops; at++) {
      const { token, memberId, shopId } = await makeMember(app.database, { owner: true })
      if (shopId === null) throw new Error('an owner without a shop')
      await payEverything(app, shopId)
      const second = await makeMember(app.database, { owner: true, shopId })
      bidders.push({ token, memberId, shopId }, { token: second.token, memberId: second.memberId, shopId })
    }
    const { orderId: like } = await app.database.transact((tx) => insertConfirmedCar(tx))
    return { bidders, like }
  })

export const openMore = async (
  database: Database, like: string, random: SeededRandom,
): Promise<readonly string[]> =>
  surely(() => database.transact(async (tx) => {
    const { rows: [row] } = await sql<{ at: Date }>`
      select app_now() + make_interval(secs => ${2 + random.below(60) / 10}) as at`.execute(tx)
    return insertOpenAuctions(tx, { like, count: 2, endsAt: row?.at ?? new Date() })
  }))

/** Whatever is still open comes to its end now. */
export const endAll = async (database: Database): Promise<void> => {
  await surely(() => database.transact((tx) => sql`update clock_shift set shift = interval '3 hours'`.execute(tx)))
  for (;;) {
    const { rows: [row] } = await surely(() => sql<{ left: number }>`
      select count(*)::int as left from auctions where state = 'auction'`.execute(database.primary))
    if (row?.left === 0) return
    await wait(100)
  }
}
