// Bids at a steady pace for a while; where it is wished, fifty dealers print an inspection sheet in the middle of it.
import { setTimeout as pause } from 'node:timers/promises'
import { openBidConnection } from '../bids/connection.ts'

export interface PrintLoad {
  readonly port: number
  readonly tokens: readonly string[]
  readonly auctionIds: readonly string[]
  readonly ms: number
  /** What was bid before is less. */
  readonly fromWon: number
  /** So many at once, each by another dealer and of another car. */
  readonly prints: number
}

export interface PrintResult {
  readonly bids: readonly number[]
  readonly prints: readonly number[]
  readonly answers: Readonly<Record<string, number>>
}

const betweenMs = 200
const path = '/bridge/public/api/v0/prints/auction-car-check-info'

const run = async ({ port, tokens, auctionIds, ms, fromWon, prints }: PrintLoad): Promise<PrintResult> => {
  const result = { bids: [] as number[], prints: [] as number[], answers: {} as Record<string, number> }
  const note = (word: string, times: number[], began: number): void => {
    times.push(performance.now() - began)
    result.answers[word] = (result.answers[word] ?? 0) + 1
  }
  const end = Date.now() + ms
  const bid = async (token: string, at: number): Promise<void> => {
    const connection = await openBidConnection(port, token)
    for (let turn = 0; Date.now() < end; turn++) {
      const began = performance.now()
      const auctionId = auctionIds[(at + turn) % auctionIds.length] ?? ''
      const { word } = await connection.bid(auctionId, fromWon + turn * 10_000)
      note(`bid ${word}`, result.bids, began)
      await pause(betweenMs)
    }
    connection.close()
  }
  const print = async (token: string, auctionId: string): Promise<void> => {
    const began = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST', body: JSON.stringify({ auctionId }),
      headers: { authorization: `Bearer ${token}`, 'app-namespace': 'alpha', 'content-type': 'application/json' },
    })
    await response.arrayBuffer()
    note(`print ${response.status}`, result.prints, began)
  }
  const printing = async (): Promise<void> => {
    await pause(ms / 8)
    await Promise.all(Array.from({ length: prints }, (_, at) => print(tokens[at] ?? '', auctionIds[at] ?? '')))
  }
  await Promise.all([printing(), ...tokens.map(bid)])
  return result
}

process.once('message', (load) => {
  void run(load as PrintLoad).then((result) => process.send?.(result, () => process.disconnect()))
})
