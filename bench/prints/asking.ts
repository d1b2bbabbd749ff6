// Bids at a steady pace for a while; where it is wished, fifty dealers print an inspection sheet in the middle of it.
import { setTimeout as pause } from 'node:timers/promises'
import { bidSteadily, type SteadyLoad } from '../bids/steady.ts'

export interface PrintLoad extends SteadyLoad {
  readonly ms: number
  /** So many at once, each by another dealer and of another car. */
  readonly prints: number
}

export interface PrintResult {
  readonly bids: readonly number[]
  readonly prints: readonly number[]
  readonly printedMs: number
  readonly answers: Readonly<Record<string, number>>
}

const path = '/bridge/public/api/v0/prints/auction-car-check-info'

const run = async ({ ms, prints, ...load }: PrintLoad): Promise<PrintResult> => {
  const { port, tokens, auctionIds } = load
  const result = { bids: [] as number[], prints: [] as number[], answers: {} as Record<string, number> }
  const note = (word: string, times: number[], began: number): void => {
    times.push(performance.now() - began)
    result.answers[word] = (result.answers[word] ?? 0) + 1
  }
  const end = Date.now() + ms
  const print = async (token: string, auctionId: string): Promise<void> => {
    const began = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST', body: JSON.stringify({ auctionId }),
      headers: { authorization: `Bearer ${token}`, 'app-namespace': 'alpha', 'content-type': 'application/json' },
    })
    await response.arrayBuffer()
    note(`print ${response.status}`, result.prints, began)
  }
  const printing = async (): Promise<number> => {
    await pause(ms / 8)
    const began = performance.now()
    await Promise.all(Array.from({ length: prints }, (_, at) => print(tokens[at] ?? '', auctionIds[at] ?? '')))
    return performance.now() - began
  }
  const [printedMs] = await Promise.all([
    printing(), bidSteadily(load, () => Date.now() < end, (word, began) => note(word, result.bids, began)),
  ])
  return { ...result, printedMs }
}

process.once('message', (load) => {
  void run(load as PrintLoad).then((result) => process.send?.(result, () => process.disconnect()))
})
