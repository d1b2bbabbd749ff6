// So many open auctions that end at the same moment, each with a car of its own.
import type { Database } from '../../runtime/database/database.ts'
import { insertConfirmedCar } from '../auctions/make-car.ts'
import { insertOpenAuctions } from '../auctions/many-auctions.ts'

const piece = 500

export const openAuctionsOf = async (database: Database, count: number, endsAt: Date): Promise<readonly string[]> => {
  const { orderId: like } = await database.transact((tx) => insertConfirmedCar(tx))
  const ids: string[] = []
  while (ids.length < count)
    ids.push(...await database.transact((tx) =>
      insertOpenAuctions(tx, { like, count: Math.min(piece, count - ids.length), endsAt })))
  return ids
}
