// Reads and writes favourites.
import { sql } from 'kysely'
import type { Reader, Tx } from '../../../runtime/database/database.ts'
import { type AuctionRecord, auctionsQuery } from '../auctions/auctions.sql.ts'

export interface FavoriteRecord {
  readonly id: string
  readonly selectedAt: Date
  readonly unselectedAt: Date | null
}

export const findFavorite = (db: Reader, memberId: string, auctionId: string): Promise<FavoriteRecord | undefined> =>
  db.selectFrom('auction_favorites')
    .select(['id', 'selected_at as selectedAt', 'unselected_at as unselectedAt'])
    .where('member_id', '=', memberId).where('auction_id', '=', auctionId).executeTakeFirst()

export interface FavoriteRow extends AuctionRecord {
  readonly favoriteId: string
  readonly memberId: string
  readonly selectedAt: Date
  readonly favoriteCreatedAt: Date
  readonly favoriteUpdatedAt: Date
}

/** Those that are on; the auction of each with it. */
export const favoritesQuery = (db: Reader) =>
  auctionsQuery(db)
    .innerJoin('auction_favorites as favorites', 'favorites.auction_id', 'auctions.id')
    .where('favorites.unselected_at', 'is', null)
    .select([
      'favorites.id as favoriteId', 'favorites.member_id as memberId', 'favorites.selected_at as selectedAt',
      'favorites.created_at as favoriteCreatedAt', 'favorites.updated_at as favoriteUpdatedAt',
    ])

/** One after the other: of fifty at once none counts without the others. */
export const lockMember = async (tx: Tx, memberId: string): Promise<void> => {
  await sql`select from members where id = ${memberId} for no key update`.execute(tx)
}

/** Only cars that still take bids count, so that nobody has to clear away what is over. */
export const findCount = async (db: Reader, memberId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from auction_favorites favorites join auctions on auctions.id = favorites.auction_id
    where favorites.member_id = ${memberId} and favorites.unselected_at is null
      and auctions.state = 'auction'`.execute(db)
  return rows[0]?.count ?? 0
}

export const insertFavorite = async (tx: Tx, memberId: string, auctionId: string): Promise<void> => {
  await tx.insertInto('auction_favorites').values({ member_id: memberId, auction_id: auctionId })
    .onConflict((conflict) => conflict.columns(['member_id', 'auction_id']).doUpdateSet({
      selected_at: sql<Date>`app_now()`, unselected_at: null, updated_at: sql<Date>`app_now()`,
    })).execute()
}

export const updateUnselected = async (tx: Tx, id: string): Promise<void> => {
  await tx.updateTable('auction_favorites')
    .set({ unselected_at: sql<Date>`app_now()`, updated_at: sql<Date>`app_now()` }).where('id', '=', id).execute()
}
