// Bids over many connections, each as a shop of its own, from a process beside the server's thread.
import { openBidConnection } from './connection.ts'

export interface BidLoad {
  readonly port: number
  readonly seconds: number
  /** One connection for each. */
  readonly tokens: readonly string[]
  readonly auctionIds: readonly string[]
  /** Above everything that was bid before. */
  readonly fromWon: number
}

export interface BidLoadResult {
  readonly accepted: number
  readonly seconds: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly answers: Readonly<Record<string, number>>
}

const unitWon = 10_000

const run = async ({ port, seconds, tokens, auctionIds, fromWon }: BidLoad): Promise<BidLoadResult> => {
  const connections = await Promise.all(tokens.map((token) => openBidConnection(port, token)))
  const times: number[] = []
  const answers: Record<string, number> = {}
  const began = performance.now()
  const until = began + seconds * 1_000
  await Promise.all(connections.map(async (connection, at) => {
    for (let place = at * 7; ; place++) {
      const asked = performance.now()
      if (asked >= until) return
      const amountWon = fromWon + Math.floor(place / auctionIds.length) * unitWon
      const { word } = await connection.bid(auctionIds[place % auctionIds.length] ?? '', amountWon)
      times.push(performance.now() - asked)
      answers[word] = (answers[word] ?? 0) + 1
    }
  }))
  const took = (performance.now() - began) / 1_000
  for (const connection of connections) connection.close()
  const sorted = times.toSorted((a, b) => a - b)
  const share = (of: number): number => sorted[Math.floor(sorted.length * of)] ?? 0
  return { accepted: answers['200'] ?? 0, seconds: took, p50Ms: share(0.5), p99Ms: share(0.99), answers }
}

process.once('message', (load) => {
  void run(load as BidLoad).then((result) => process.send?.(result, () => process.disconnect()))
})
