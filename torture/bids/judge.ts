// Compares what was told with what is kept, and what is kept with a plain replay of the log.
import type { Sql } from 'postgres'
import type { Deed } from './bidders.ts'

interface Entry {
  readonly key: string
  readonly auctionId: string
  readonly biddingId: string
  readonly shopId: string
  readonly memberId: string
  readonly amount: number
  readonly previous: number | null
  readonly at: Date
  /** Of the database's time, which is finer than a date. */
  readonly micros: number
  readonly sequence: number
  readonly isLate: boolean
}

interface Kept {
  readonly id: string
  readonly auctionId: string
  readonly shopId: string
  readonly state: string
  readonly amount: number
  readonly sequence: number
  readonly rank: number | null
}

const listEntries = (sql: Sql): Promise<Entry[]> => sql<Entry[]>`
  select idempotency_key as key, auction_id as "auctionId", bidding_id as "biddingId", bid_entries.shop_id as "shopId",
    member_id as "memberId", amount_won::float8 as amount, previous_won::float8 as previous, bid_at as at,
    (extract(epoch from bid_at) * 1000000)::float8 as micros,
    sequence::float8 as sequence, bid_at >= ends_at as "isLate"
  from bid_entries join auctions on auctions.id = auction_id order by sequence`

const listKept = (sql: Sql): Promise<Kept[]> => sql<Kept[]>`
  select biddings.id, biddings.auction_id as "auctionId", biddings.shop_id as "shopId", biddings.state,
    amount_won::float8 as amount, sequence::float8 as sequence, bid_rank as rank
  from biddings left join auction_bidders bidders on bidders.bidding_id = biddings.id`

const judgeTold = (deeds: readonly Deed[], entries: readonly Entry[]): string[] => {
  const byKey = Map.groupBy(entries, ({ memberId, key }) => `${memberId} ${key}`)
  const highest = new Map<string, number>()
  for (const { auctionId, shopId, amount } of entries) {
    const name = `${auctionId} ${shopId}`
    highest.set(name, Math.max(amount, highest.get(name) ?? 0))
  }
  const asked = new Set(deeds.map(({ memberId, key }) => `${memberId} ${key}`))
  const faults: string[] = []
  for (const { memberId, key, auctionId, shopId, amount, told } of deeds) {
    const found = byKey.get(`${memberId} ${key}`) ?? []
    if (found.length > 1) faults.push(`${key} was taken ${found.length} times`)
    const [entry] = found
    if (told === undefined) continue
    if ('word' in told) {
      if (entry !== undefined) faults.push(`${key} was refused with ${told.word} and is kept`)
      const isMore = (highest.get(`${auctionId} ${shopId}`) ?? 0) < amount
      if (told.word.endsWith('invalid_amount') && isMore) faults.push(`${key} was refused though it was more`)
      continue
    }
    const { id, bidAt, previousWon } = told.receipt
    const isSame = entry !== undefined && entry.biddingId === id && entry.amount === amount
      && entry.auctionId === auctionId && entry.at.toISOString() === bidAt && entry.previous === previousWon
    if (!isSame) faults.push(`lost or changed: ${key} of ${amount} on ${auctionId}`)
  }
  for (const [key, [entry]] of byKey)
    if (!asked.has(key)) faults.push(`nobody asked for ${entry?.amount} on ${entry?.auctionId}`)
  return faults
}

/** Amount, then time, then arrival; the last submission of each shop is its bid. */
const judgeReplay = (entries: readonly Entry[], kept: readonly Kept[]): string[] => {
  const faults: string[] = []
  const last = new Map<string, Entry>()
  for (const entry of entries) {
    const name = `${entry.auctionId} ${entry.shopId}`
    const before = last.get(name)
    if (entry.isLate) faults.push(`${entry.key} was taken at or after the end`)
    if (entry.previous !== (before?.amount ?? null)) faults.push(`${entry.key} followed another one than it says`)
    if (before !== undefined && before.amount >= entry.amount) faults.push(`${entry.key} was no raise`)
    last.set(name, entry)
  }
  if (kept.length !== last.size) faults.push(`${kept.length} bids are kept of ${last.size} that were made`)
  for (const bid of kept) {
    const entry = last.get(`${bid.auctionId} ${bid.shopId}`)
    if (entry?.sequence !== bid.sequence || entry.amount !== bid.amount) faults.push(`${bid.id} is not its last entry`)
  }
  for (const [auctionId, bids] of Map.groupBy(kept, (bid) => bid.auctionId)) {
    const order = [...last.values()].filter((entry) => entry.auctionId === auctionId).toSorted((a, b) =>
      b.amount - a.amount || a.micros - b.micros || a.sequence - b.sequence)
    for (const bid of bids) {
      const rank = order.findIndex(({ shopId }) => shopId === bid.shopId) + 1
      if (bid.rank !== rank) faults.push(`${bid.id} has the rank ${bid.rank} and should have ${rank}`)
    }
    const awards = bids.filter(({ state }) => ['awardReserved', 'awarded', 'done'].includes(state))
    if (awards.length > 1) faults.push(`${auctionId} was awarded ${awards.length} times`)
  }
  return faults
}

export const judgeBids = async (sql: Sql, deeds: readonly Deed[]): Promise<string[]> => {
  const [entries, kept] = [await listEntries(sql), await listKept(sql)]
  return [...judgeTold(deeds, entries), ...judgeReplay(entries, kept)]
}
