// Bidders on auctions that keep coming and ending, until it is over and all that was told is judged.
import { boundsOf } from '../../packages/server/src/runtime/bounds.ts'
import { type Database, openDatabase } from '../../packages/server/src/runtime/database/database.ts'
import { seededRandom } from '../../packages/server/src/testing/seeded-random.ts'
import { bidOn, type Heard, usualPatienceMs } from './bidders.ts'
import { judgeBids } from './judge.ts'
import { wait } from '../running/wait.ts'
import { endAll, type Market, openMore } from './market.ts'

export interface RushOutcome {
  readonly acknowledged: number
  readonly refused: number
  readonly askedAgain: number
  readonly auctions: number
  readonly slowestAnswerMs: number
  /** Requests that a bidder gave up waiting for. */
  readonly unanswered: number
  readonly faults: readonly string[]
}

export interface Rush {
  /** Nobody bids any more; every auction comes to its end, and what was told is compared with what is kept. */
  end(): Promise<RushOutcome>
}

interface RushWish {
  readonly market: Market
  readonly database: Database
  readonly bases: readonly string[]
  readonly seed: number
  /** So long a bidder waits for an answer before asking again. */
  readonly patienceMs?: number
  readonly onHeard?: (heard: Heard) => void
}

const auctionsAtOnce = 12
const feedMs = 700
const judgingMs = 600_000

export const openRush = (
  { market, database, bases, seed, patienceMs = usualPatienceMs, onHeard }: RushWish,
): Rush => {
  let [askedAgain, isOver, opened, slowestAnswerMs, unanswered] = [0, false, 0, 0, 0]
  let auctions: readonly string[] = []
  const broken = new Map<number, number>()
  const hear = (heard: Heard): void => {
    if (heard.status !== undefined) slowestAnswerMs = Math.max(slowestAnswerMs, heard.tookMs)
    else if (heard.tookMs >= patienceMs) unanswered += 1
    // A refusal says when to come again; a fault of the server says nothing.
    if (heard.status !== undefined && heard.status >= 500 && heard.status !== 503)
      broken.set(heard.status, (broken.get(heard.status) ?? 0) + 1)
    onHeard?.(heard)
  }
  const feeding = (async () => {
    while (!isOver) {
      const fresh = await openMore(database, market.like, seededRandom(seed + opened))
      opened += fresh.length
      auctions = [...auctions, ...fresh].slice(-auctionsAtOnce)
      await wait(feedMs)
    }
  })()
  const bidding = Promise.all(market.bidders.map((bidder, at) => bidOn({
    ...bidder, bases, random: seededRandom(seed + 1_000 + at), auctions: () => auctions, isOver: () => isOver,
    onAgain: () => void (askedAgain += 1), onHeard: hear, patienceMs,
  })))
  return {
    end: async () => {
      isOver = true
      await feeding
      const deeds = (await bidding).flat()
      await endAll(database)
      const reader = openDatabase({ url: database.url, connections: 1, bounds: boundsOf({ statementMs: judgingMs }) })
      const faults = await reader.alone((sql) => judgeBids(sql, deeds))
      await reader.close()
      const acknowledged = deeds.filter(({ told }) => told !== undefined && 'receipt' in told).length
      return {
        acknowledged, refused: deeds.length - acknowledged, askedAgain, auctions: opened,
        slowestAnswerMs: Math.round(slowestAnswerMs), unanswered,
        faults: [...faults, ...[...broken].map(([status, count]) => `${count} requests were answered with ${status}`)],
      }
    },
  }
}
