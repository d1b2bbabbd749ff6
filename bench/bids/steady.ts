// Shops that bid at a steady pace beside something else, each again a moment after its answer.
import { setTimeout as pause } from 'node:timers/promises'
import { openBidConnection } from './connection.ts'

export interface SteadyLoad {
  readonly port: number
  readonly tokens: readonly string[]
  readonly auctionIds: readonly string[]
  /** What was bid before is less. */
  readonly fromWon: number
}

const betweenMs = 200
const unitWon = 10_000

export const bidSteadily = async (
  { port, tokens, auctionIds, fromWon }: SteadyLoad, goesOn: () => boolean, note: (word: string, began: number) => void,
): Promise<void> => {
  await Promise.all(tokens.map(async (token, at) => {
    const connection = await openBidConnection(port, token)
    for (let turn = 0; goesOn(); turn++) {
      const began = performance.now()
      const auctionId = auctionIds[(at + turn) % auctionIds.length] ?? ''
      const { word } = await connection.bid(auctionId, fromWon + turn * unitWon)
      note(`bid ${word}`, began)
      await pause(betweenMs)
    }
    connection.close()
  }))
}
