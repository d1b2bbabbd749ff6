// Asks for what a screen is about to show, one thing after the other, before the screen is there.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { photoCalls } from '@bidyard/contract/calls/cars/photos'
import type { QueryClient } from '@tanstack/react-query'
import { readOptions } from '../../../api/use-read.ts'
import type { Given } from '../../../ui/table/order.ts'
import { coversOptions } from './cards/covers.ts'
import { marketOptions } from './market/market-rows.ts'
import { auctionAsk, photosQuery } from './page/use-car.ts'
import { orderOfSearch, readCriteria, readMarketSearch } from './search/market-search.ts'

export const askMarket = async (queries: QueryClient, given: Given): Promise<void> => {
  const { pages } = await queries.ensureInfiniteQueryData(
    marketOptions(readCriteria(given), orderOfSearch(readMarketSearch(given))),
  )
  const [first] = pages
  if (first === undefined || first.items.length === 0) return
  await queries.ensureQueryData(coversOptions(first.items.map(({ orderId }) => orderId)))
}

export const askCar = async (queries: QueryClient, id: string): Promise<void> => {
  const { orderId } = await queries.ensureQueryData(readOptions(auctionsCalls.getAuction, auctionAsk(id)))
  await queries.ensureQueryData(readOptions(photoCalls.listCarPhotos, { query: photosQuery(orderId) }))
}
