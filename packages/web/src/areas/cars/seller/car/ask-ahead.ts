// Asks for a seller's car and how far it has come before its page is there.
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import { carsCalls } from '@bidyard/contract/calls/cars'
import type { QueryClient } from '@tanstack/react-query'
import { readOptions } from '../../../../api/use-read.ts'
import { isChoosing } from './car-rail.ts'
import { checksShown, newestOf } from './newest-of.ts'

type AskChoice = (queries: QueryClient, auctionId: string) => Promise<unknown>

const askAuction = async (queries: QueryClient, orderId: string, askChoice: AskChoice): Promise<void> => {
  const { items: [newest] } = await queries.ensureQueryData(
    readOptions(auctionsCalls.listAuctions, { query: newestOf(orderId, 1) }),
  )
  if (newest === undefined) return
  const { id } = newest
  await Promise.all([
    queries.ensureQueryData(readOptions(auctionsCalls.getAuction, { params: { id } })),
    isChoosing(newest) && askChoice(queries, id),
  ])
}

/** Whom the seller may choose is another area's to ask. */
export const askCar = async (queries: QueryClient, id: string, askChoice: AskChoice): Promise<void> => {
  await Promise.all([
    queries.ensureQueryData(readOptions(carsCalls.getOrder, { params: { id } })),
    queries.ensureQueryData(readOptions(carsCalls.listCarChecks, { query: newestOf(id, checksShown) })),
    askAuction(queries, id, askChoice),
  ])
}
