// Hands a batch of bids to the database, and looks up what a key was answered with.
import { sql } from 'kysely'
import type { Database, Reader } from '../../../runtime/database/database.ts'

export interface AskedBid {
  readonly auctionId: string
  readonly shopId: string
  readonly companyId: string
  readonly memberId: string
  readonly sessionId: string
  readonly standing: number
  /** In milliseconds; in between, time alone does not change the verdict about the bidder. */
  readonly validFrom: number
  readonly validUntil: number
  /** Zero where it is not within the bounds of its round. */
  readonly amountWon: number
  readonly key: string
  readonly requestId: string
  readonly partnerId: string | null
  readonly exhibitId: string | null
}

export const bidWords = [
  'accepted', 'replayed', 'otherwise', 'signedOut', 'stale', 'held', 'raced', 'paused', 'closed', 'amount',
] as const

export interface JudgedBid {
  readonly verdict: (typeof bidWords)[number]
  readonly biddingId: string | null
  readonly previousWon: number | null
  readonly bidAt: Date | null
}

const text = `select bid_at, words from submit_bids(
  $1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::bigint[], $7::bigint[], $8::text[], $9::uuid[],
  $10::uuid[], $11::uuid[], $12::bigint[], $13::bigint, $14::int, $15::int)`

// Written here, since a batch has thousands of values: ids and numbers need no quotes.
const plain = (values: readonly (string | number | null)[]): string => `{${values.join(',')}}`
const orNull = (value: string | null): string => value ?? 'null'
// Keys are of printable characters, which JSON quotes as arrays do.
const quoted = (keys: readonly string[]): string => `{${keys.map((key) => JSON.stringify(key)).join(',')}}`

/** A line is a word, and for what was taken now or before: which bid, what it was before, and when. */
const judgedBy = (at: Date) => (line: string): JudgedBid => {
  const [verdict, id = null, previous = '', ms] = line.split(' ')
  const previousWon = previous === '' ? null : Number(previous)
  const bidAt = ms === undefined ? at : new Date(Number(ms))
  return { verdict: verdict as JudgedBid['verdict'], biddingId: id, previousWon, bidAt }
}

/** One statement that is a transaction of its own; the judged bids come in the order of those that were asked. */
export const insertBids = async (database: Database, bids: readonly AskedBid[]): Promise<readonly JudgedBid[]> => {
  const each = <Value>(of: (bid: AskedBid) => Value): Value[] => bids.map(of)
  const [auctionIds, shopIds] = [each((bid) => bid.auctionId), each((bid) => bid.shopId)]
  const [row] = await database.askAndTell(text, [
    plain(auctionIds), plain(shopIds), plain(each((bid) => bid.companyId)), plain(each((bid) => bid.memberId)),
    plain(each((bid) => bid.sessionId)), plain(each((bid) => bid.standing)), plain(each((bid) => bid.amountWon)),
    quoted(each((bid) => bid.key)), plain(each((bid) => bid.requestId)), plain(each((bid) => orNull(bid.partnerId))),
    plain(each((bid) => orNull(bid.exhibitId))), plain(each((bid) => bid.validUntil)),
    // A verdict is older than the bid, unless the sandbox's clock was turned back, and then all of them are.
    Math.max(...each((bid) => bid.validFrom)), new Set(auctionIds).size, new Set(shopIds).size,
  ], 'outbox') as { readonly bid_at: Date; readonly words: string }[]
  return row === undefined ? [] : row.words.split('\n').map(judgedBy(row.bid_at))
}

export interface KnownEntry {
  readonly auctionId: string
  readonly biddingId: string
  readonly shopId: string
  readonly amountWon: number
  readonly previousWon: number | null
  readonly bidAt: Date
}

export const findEntry = async (db: Reader, memberId: string, key: string): Promise<KnownEntry | undefined> => {
  const { rows } = await sql<KnownEntry>`
    select auction_id as "auctionId", bidding_id as "biddingId", shop_id as "shopId", amount_won as "amountWon",
      previous_won as "previousWon", bid_at as "bidAt"
    from bid_entries where member_id = ${memberId} and idempotency_key = ${key} limit 1`.execute(db)
  return rows[0]
}
