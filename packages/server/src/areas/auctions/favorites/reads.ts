// Favourites with their auctions: a dealer sees the own ones, the office everybody's.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { AnswerOf } from '@bidyard/contract/call'
import { sql } from 'kysely'
import { type Caller, isStaff } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { toldState } from '../auctions/auctions.sql.ts'
import { showAuction } from '../auctions/show-auction.ts'
import { type FavoriteRow, favoritesQuery } from './favorites.sql.ts'

const showFavorite = (caller: Caller, row: FavoriteRow): AnswerOf<typeof auctionsCalls.getAuctionFavorite> => ({
  id: row.favoriteId, auctionId: row.id, memberId: row.memberId, selectedAt: timeOf(row.selectedAt),
  auction: showAuction(isStaff(caller) ? 'office' : 'dealer', row), createdAt: timeOf(row.favoriteCreatedAt),
  updatedAt: timeOf(row.favoriteUpdatedAt),
})

const columnsFor = (caller: Caller) => ({
  id: sql`favorites.id`,
  auctionId: sql`favorites.auction_id`,
  memberId: sql`favorites.member_id`,
  state: isStaff(caller) ? sql`auctions.state` : toldState,
  selectedAt: sql`favorites.selected_at`,
  createdAt: sql`favorites.created_at`,
  updatedAt: sql`favorites.updated_at`,
})

export const listAuctionFavorites = listing(auctionsCalls.listAuctionFavorites, ({ db, caller }) => {
  const all = favoritesQuery(db)
  return source({
    query: isStaff(caller) ? all : all.where('favorites.member_id', '=', caller.memberId),
    columns: columnsFor(caller),
    item: (row) => showFavorite(caller, row),
  })
})

export const listOwnAuctionFavorites = listing(auctionsCalls.listOwnAuctionFavorites, ({ db, caller }) => source({
  query: favoritesQuery(db).where('favorites.member_id', '=', caller.memberId),
  columns: { ...columnsFor(caller), endsAt: sql`auctions.ends_at` },
  item: (row) => showFavorite(caller, row),
}))

export const getAuctionFavorite = read(
  auctionsCalls.getAuctionFavorite, async ({ db, caller, params, refuse }) => {
    const row = await favoritesQuery(db).where('favorites.id', '=', params.id).executeTakeFirst()
    if (row === undefined || !(isStaff(caller) || row.memberId === caller.memberId)) throw refuse('notFound')
    return showFavorite(caller, row)
  },
)
