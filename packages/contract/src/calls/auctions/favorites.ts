// Favourites: cars that a dealer keeps an eye on, a limited number of them.
import { z } from 'zod'
import { call } from '../../call.ts'
import { auctionState } from '../../enums/auctions.ts'
import { limits } from '../../limits.ts'
import { field, get, list } from '../../list.ts'
import { auctionRowShape } from '../../shapes/auctions/auctions.ts'
import { timeShape } from '../../shapes/labels.ts'

const favorites = { path: '/auction-favorites', who: ['dealer', 'staff'] } as const

export const auctionFavoriteShape = z.object({
  id: z.uuid(),
  auctionId: z.uuid(),
  memberId: z.uuid(),
  selectedAt: timeShape,
  auction: auctionRowShape,
  createdAt: timeShape,
  updatedAt: timeShape,
}).meta({ id: 'AuctionFavorite' })

const toggled = z.object({
  auctionId: z.uuid(),
  isFavorite: z.boolean(),
  /** Those that still take bids count. */
  count: z.int().min(0).max(limits.countExact),
  max: z.int().min(0).max(1_000),
})
const body = z.strictObject({ auctionId: z.uuid() })
const toggle = { method: 'POST', who: ['dealer'], body, answer: toggled } as const
const errors = { AUCTION_NOT_FOUND: [], AUCTION_NOT_TOGGLEABLE: [], AUCTION_NOT_IN_BIDDABLE_STATE: [] } as const

export const favoriteCalls = {
  listAuctionFavorites: list({
    ...favorites,
    summary: 'Favourites; a dealer sees the own ones',
    item: auctionFavoriteShape,
    fields: { auctionId: field.id(), memberId: field.id(), state: field.choice(auctionState) },
    sort: ['selectedAt'],
  }),
  getAuctionFavorite: get({ ...favorites, summary: 'One favourite', item: auctionFavoriteShape }),
  listOwnAuctionFavorites: list({
    path: '/context/shop-member/auction-favorites',
    who: ['dealer'],
    summary: 'The own favourites with their auctions',
    item: auctionFavoriteShape,
    fields: {
      auctionId: field.id(), memberId: field.id(), state: field.choice(auctionState), endsAt: field.time(),
    },
    sort: ['selectedAt', 'endsAt'],
  }),
  selectAuctionFavorite: call({
    ...toggle,
    path: '/context/shop-member/auction-favorites/select',
    summary: 'Adds an auction to the own favourites',
    errors: { ...errors, AUCTION_FAVORITE_ALREADY_SELECTED: [], AUCTION_FAVORITE_SELECT_REACH_MAX: [] },
  }),
  unselectAuctionFavorite: call({
    ...toggle,
    path: '/context/shop-member/auction-favorites/unselect',
    summary: 'Takes an auction off the own favourites',
    errors: { ...errors, AUCTION_FAVORITE_ALREADY_UNSELECTED: [], AUCTION_FAVORITE_NOT_FOUND: [] },
  }),
}
