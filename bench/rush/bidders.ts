// Everybody bids on every auction in its last seconds, most of them close to the end, some a moment too late.
import { setTimeout as pause } from 'node:timers/promises'
import { openBidConnection } from '../bids/connection.ts'

export interface RushLoad {
  readonly port: number
  readonly tokens: readonly string[]
  readonly auctionIds: readonly string[]
  /** By this machine's clock. */
  readonly endsAt: number
  readonly lastMs: number
}

export interface RushResult {
  readonly answers: Readonly<Record<string, number>>
  readonly times: readonly number[]
  /** Of each bid that was taken, when it was sent. */
  readonly sentAt: Readonly<Record<string, number>>
}

const lateMs = 200

/** The closer to the end, the more of them. */
const momentsOf = (load: RushLoad): readonly number[] =>
  load.auctionIds.map(() => load.endsAt + lateMs - (load.lastMs + lateMs) * Math.random() ** 1.5)
    .toSorted((a, b) => a - b)

const shuffled = (ids: readonly string[]): readonly string[] =>
  ids.map((id) => [Math.random(), id] as const).toSorted(([a], [b]) => a - b).map(([, id]) => id)

const run = async (load: RushLoad): Promise<RushResult> => {
  const connections = await Promise.all(load.tokens.map((token) => openBidConnection(load.port, token)))
  const answers: Record<string, number> = {}
  const times: number[] = []
  const sentAt: Record<string, number> = {}
  await Promise.all(connections.map(async (connection, at) => {
    const ids = shuffled(load.auctionIds)
    for (const [place, moment] of momentsOf(load).entries()) {
      await pause(Math.max(0, moment - Date.now()))
      const [sent, began] = [Date.now(), performance.now()]
      const { word, biddingId } = await connection.bid(ids[place] ?? '', 5_000_000 + at * 10_000)
      times.push(performance.now() - began)
      answers[word] = (answers[word] ?? 0) + 1
      if (biddingId !== undefined) sentAt[biddingId] = sent
    }
  }))
  for (const connection of connections) connection.close()
  return { answers, times, sentAt }
}

process.once('message', (load) => {
  void run(load as RushLoad).then((result) => process.send?.(result, () => process.disconnect()))
})
