// The calls of auctions have the addresses, filters, sort keys and errors that programs were promised, and hide plates.
import { describe, expect, it } from 'vitest'
import { addressOf, type CallDefinition } from '../../call.ts'
import type { ListCall } from '../../list.ts'
import { searchWish } from '../../shapes/auctions/search.ts'
import { auctionsCalls as calls } from '../auctions.ts'

const promised: readonly (readonly [
  list: ListCall, path: string, fields: readonly string[], sort: readonly string[],
])[] = [
  [calls.listAuctions, '/auctions', ['orderId', 'carNumber', 'houseType', 'state'], []],
  [calls.listAuctionErrorReports, '/auction-error-reports', ['auctionId', 'memberId'], ['reportAt']],
  [calls.listAuctionFavorites, '/auction-favorites', ['auctionId', 'memberId'], ['selectedAt']],
  [
    calls.listAuctionSearchTables, '/auction-search-tables', ['orderId', 'carNumber', 'houseType', 'state'],
    ['carMileage', 'carYear', 'auctionCreatedAt', 'auctionBidEndAt'],
  ],
  [calls.listOwnAuctionFavorites, '/context/shop-member/auction-favorites', ['auctionId'], ['selectedAt']],
]

describe.each(promised)('%# a list', (list, path, fields, sort) => {
  it('stands where it was promised, with its filters and sort keys', () => {
    expect([list.method, list.path]).toEqual(['GET', path])
    for (const name of fields) expect(Object.keys(list.list.fields)).toContain(name)
    for (const key of ['createdAt', 'updatedAt', ...sort]) expect(list.list.sort).toContain(key)
  })

  it('lets no dealer look for a plate', () => {
    const plate = list.list.fields['carNumber']
    expect(plate === undefined || plate.only?.includes('dealer') === false).toBe(true)
  })
})

const acts: readonly (readonly [call: CallDefinition, method: string, path: string])[] = [
  [calls.submitAuctionErrorReport, 'POST', '/auction-error-reports/submit'],
  [calls.createAuctionSearchTable, 'POST', '/auction-search-tables/create'],
  [calls.deleteAuctionSearchTable, 'DELETE', '/auction-search-tables'],
  [calls.searchAuctions, 'POST', '/auction-search-tables/search'],
  [calls.syncOneAuctionSearchTable, 'POST', '/auction-search-tables/sync-one'],
  [calls.syncManyAuctionSearchTables, 'POST', '/auction-search-tables/sync-many'],
  [calls.syncAllAuctionSearchTables, 'POST', '/auction-search-tables/sync-all'],
  [calls.deleteAllAuctionSearchTables, 'POST', '/auction-search-tables/delete-all'],
  [calls.selectAuctionFavorite, 'POST', '/context/shop-member/auction-favorites/select'],
  [calls.unselectAuctionFavorite, 'POST', '/context/shop-member/auction-favorites/unselect'],
]

describe('an act', () => {
  it.each(acts)('%# stands where it was promised', (call, method, path) => {
    expect([call.method, addressOf(call)]).toEqual([method, `/bridge/public/api/v0${path}`])
  })

  it('on favourites knows every word for them', () => {
    const toggles: readonly CallDefinition[] = [calls.selectAuctionFavorite, calls.unselectAuctionFavorite]
    const words = toggles.flatMap(({ errors }) => Object.keys(errors ?? {}))
    for (const word of [
      'AUCTION_FAVORITE_ALREADY_SELECTED', 'AUCTION_FAVORITE_SELECT_REACH_MAX', 'AUCTION_FAVORITE_ALREADY_UNSELECTED',
      'AUCTION_FAVORITE_NOT_FOUND', 'AUCTION_NOT_TOGGLEABLE', 'AUCTION_NOT_IN_BIDDABLE_STATE',
    ]) expect(words).toContain(word)
  })
})

it('a search without any wish is one for everything, by the end', () => {
  expect(searchWish.parse({})).toEqual({
    criteria: {}, sort: { by: 'endsAt', direction: 'asc' }, size: 20, count: false, facets: [],
  })
})
