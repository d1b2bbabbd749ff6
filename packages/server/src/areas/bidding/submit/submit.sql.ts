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
  readonly validFrom: Date
  readonly validUntil: Date
  readonly amountWon: number
  /** Within the bounds of its round. */
  readonly fits: boolean
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
  readonly bidding_id: string | null
  readonly previous_won: number | null
  readonly bid_at: Date | null
}

const text = `select verdict, bidding_id, previous_won, bid_at from submit_bids(
  $1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::uuid[], $6::bigint[], $7::timestamptz[], $8::timestamptz[],
  $9::bigint[], $10::boolean[], $11::text[], $12::text[], $13::uuid[], $14::uuid[])`

/** One statement that is a transaction of its own; the judged bids come in the order of those that were asked. */
export const insertBids = async (database: Database, bids: readonly AskedBid[]): Promise<readonly JudgedBid[]> => {
  const each = <Value>(of: (bid: AskedBid) => Value): Value[] => bids.map(of)
  const rows = await database.askAndTell(text, [
    each((bid) => bid.auctionId), each((bid) => bid.shopId), each((bid) => bid.companyId), each((bid) => bid.memberId),
    each((bid) => bid.sessionId), each((bid) => bid.standing), each((bid) => bid.validFrom),
    each((bid) => bid.validUntil), each((bid) => bid.amountWon), each((bid) => bid.fits), each((bid) => bid.key),
    each((bid) => bid.requestId), each((bid) => bid.partnerId), each((bid) => bid.exhibitId),
  ], 'outbox')
  return rows as JudgedBid[]
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
