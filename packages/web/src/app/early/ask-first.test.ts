// What the page's first script asks for is exactly what the screens will ask for.
import type { AskOf, CallDefinition } from '@bidyard/contract/call'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { biddingCalls } from '@bidyard/contract/calls/bidding'
import { carsCalls } from '@bidyard/contract/calls/cars'
import { photoCalls } from '@bidyard/contract/calls/cars/photos'
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { limits } from '@bidyard/contract/limits'
import { expect, it } from 'vitest'
import { requestOf } from '../../api/wire/request.ts'
import { cardSizes as sizesOfCards } from '../../areas/auctions/dealer/cards/car-card.tsx'
import { coversAsk } from '../../areas/auctions/dealer/cards/covers.ts'
import { pieceAsk } from '../../areas/auctions/dealer/market/market-rows.ts'
import { firstPhotoSizes as sizesInGallery } from '../../areas/auctions/dealer/page/gallery.tsx'
import { auctionAsk, photosQuery } from '../../areas/auctions/dealer/page/use-car.ts'
import { biddersOf } from '../../areas/bidding/parts/use-choice.ts'
import { checksShown, newestOf } from '../../areas/cars/seller/car/newest-of.ts'
import {
  cardSizes, firstAuction, firstAuctions, firstBidders, firstChecks, firstContract, firstCovers, firstOrder,
  firstPhotos, firstPhotoSizes, firstProcess, firstSearch, onTheWire,
} from './ask-first.ts'

const byTheScreen = <D extends CallDefinition>(definition: D, ask: AskOf<D>) => {
  const around = {
    origin: '', namespace: 'local', language: 'ko', pageAddress: 'http://localhost/', authorization: null,
  }
  const { address, init: { method, body } } = requestOf(definition, ask, around, undefined)
  return { method, address, body }
}

const ids = ['0199a1b2-0000-7000-8000-000000000001', '0199a1b2-0000-7000-8000-000000000002']
const [id = ''] = ids

it.each([
  ['the market', firstSearch, byTheScreen(auctionsCalls.searchAuctions, pieceAsk({}, 'endsAt', null))],
  ['its covers', firstCovers(ids), byTheScreen(photoCalls.listCarPhotos, coversAsk(ids))],
  ['a car', firstAuction(id), byTheScreen(auctionsCalls.getAuction, auctionAsk(id))],
  ['its photos', firstPhotos(id), byTheScreen(photoCalls.listCarPhotos, { query: photosQuery(id) })],
  ['a contract', firstContract(id), byTheScreen(contractsCalls.getContract, { params: { id } })],
  ['the own car', firstOrder(id), byTheScreen(carsCalls.getOrder, { params: { id } })],
  ['its checks', firstChecks(id), byTheScreen(carsCalls.listCarChecks, { query: newestOf(id, checksShown) })],
  ['its auctions', firstAuctions(id), byTheScreen(auctionsCalls.listAuctions, { query: newestOf(id, 1) })],
  ['how its sale goes', firstProcess(id), byTheScreen(contractsCalls.getSellerTradeProcess, { params: { id } })],
  ['who bid for it', firstBidders(id), byTheScreen(biddingCalls.listAuctionBidders, {
    query: { ...biddersOf(id), size: limits.pageSize, count: true },
  })],
])('for %s', (_what, asked, expected) => {
  expect(onTheWire(asked)).toEqual(expected)
})

it('for pictures in the sizes that the screens choose', () => {
  expect([cardSizes, firstPhotoSizes]).toEqual([sizesOfCards, sizesInGallery])
})
