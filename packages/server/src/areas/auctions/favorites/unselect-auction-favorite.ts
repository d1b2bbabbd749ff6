// Takes an auction off the own favourites.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { action } from '../../../runtime/handler.ts'
import { updateUnselected } from './favorites.sql.ts'
import { counted, holdFavorite } from './toggle-favorite.ts'

export const unselectAuctionFavorite = action(auctionsCalls.unselectAuctionFavorite, async (given) => {
  const { tx, body: { auctionId }, fail, emit } = given
  const { memberId, favorite } = await holdFavorite(given)
  if (favorite === undefined) throw fail('AUCTION_FAVORITE_NOT_FOUND')
  if (favorite.unselectedAt !== null) throw fail('AUCTION_FAVORITE_ALREADY_UNSELECTED')

  await updateUnselected(tx, favorite.id)
  emit('auctionFavoriteChanged', { memberId, auctionId })
  return { auctionId, isFavorite: false, ...await counted(tx, memberId) }
})
