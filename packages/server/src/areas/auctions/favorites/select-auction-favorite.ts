// Adds an auction to the own favourites.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../runtime/handler.ts'
import { insertFavorite } from './favorites.sql.ts'
import { counted, holdFavorite } from './toggle-favorite.ts'

export const selectAuctionFavorite = action(auctionsCalls.selectAuctionFavorite, async (given) => {
  const { tx, body: { auctionId }, fail, emit } = given
  const { memberId, favorite } = await holdFavorite(given)
  if (favorite !== undefined && favorite.unselectedAt === null) throw fail('AUCTION_FAVORITE_ALREADY_SELECTED')
  const { count, max } = await counted(tx, memberId)
  if (count >= max) throw fail('AUCTION_FAVORITE_SELECT_REACH_MAX')

  await insertFavorite(tx, memberId, auctionId)
  emit('auctionFavoriteChanged', { memberId, auctionId })
  return { auctionId, isFavorite: true, count: count + 1, max }
})
