// A market to bid on: shops that have paid everything, each with one owner, and auctions that end tomorrow.
import { sql } from 'kysely'
import type { App } from '../../packages/server/src/app.ts'
import { openAuctionsOf } from '../../packages/server/src/testing/bids/open-auctions.ts'
import { payEverything } from '../../packages/server/src/testing/bids/bid-world.ts'
import { makeMember } from '../../packages/server/src/testing/make.ts'
import type { AsOwner } from '../parts/bench-database.ts'
import { sized } from '../parts/sized.ts'

export interface Market {
  readonly tokens: readonly string[]
  readonly auctionIds: readonly string[]
}

const atOnce = 20
// A database that has been at work uses the files of its log again; each new one would hold up every bid for a while.
const logFiles = sized(64, 2)

export const makeMarket = async (
  app: Pick<App, 'act' | 'database'>, asOwner: AsOwner, wish: { readonly shops: number; readonly auctions: number },
): Promise<Market> => {
  const tokens: string[] = []
  for (let from = 0; from < wish.shops; from += atOnce)
    tokens.push(...await Promise.all(Array.from({ length: Math.min(atOnce, wish.shops - from) }, async () => {
      const { token, shopId } = await makeMember(app.database, { owner: true })
      if (shopId === null) throw new Error('an owner without a shop')
      await payEverything(app, shopId)
      return token
    })))
  const auctionIds = await openAuctionsOf(app.database, wish.auctions, new Date(Date.now() + 86_400_000))
  await asOwner(async ({ alone, primary }) => {
    await alone((driver) => driver`vacuum (analyze)`)
    for (let file = 0; file < logFiles; file++)
      await sql`select pg_logical_emit_message(true, 'bench', 'a file'), pg_switch_wal()`.execute(primary)
    await sql`checkpoint`.execute(primary)
  })
  return { tokens, auctionIds }
}
