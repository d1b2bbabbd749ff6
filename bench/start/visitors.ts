// Shops that look at the market and bid, each a few times a second, as long as they are let.
import { setTimeout as pause } from 'node:timers/promises'
import { randomUUID } from 'node:crypto'
import { addressOf } from '@bidyard/contract/call'
import { auctionsCalls } from '@bidyard/contract/calls/auctions'
import type { Market } from '../bids/market.ts'

const betweenMs = 200
const unitWon = 10_000

export interface Visitors {
  leave(): Promise<{ readonly answered: number; readonly others: number }>
}

export interface Visiting extends Market {
  readonly base: string
  /** Who comes again goes on where the last visit ended, since bids are only raised. */
  readonly fromTurn?: number
  /** Hears how long each answer took. */
  readonly onAnswer?: (ms: number) => void
}

export const openVisitors = ({ base, tokens, auctionIds, fromTurn = 0, onAnswer }: Visiting): Visitors => {
  let [answered, others, isOver] = [0, 0, false]
  const ask = async (token: string, path: string, body: object): Promise<void> => {
    const began = performance.now()
    const { status } = await fetch(base + path, {
      method: 'POST',
      headers: {
        'app-namespace': 'alpha', authorization: `Bearer ${token}`, 'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    }).then(async (answer) => ({ status: answer.status, text: await answer.text() }))
    onAnswer?.(performance.now() - began)
    if (status === 200) answered += 1
    else others += 1
  }
  const visit = async (token: string, at: number): Promise<void> => {
    for (let turn = fromTurn; !isOver; turn++) {
      await ask(token, addressOf(auctionsCalls.searchAuctions), {})
      const auctionId = auctionIds[(at * 7 + turn) % auctionIds.length]
      await ask(token, '/bridge/public/api/v0/biddings/submit', { auctionId, amount: (500 + turn) * unitWon })
      await pause(betweenMs)
    }
  }
  const visits = tokens.map(visit)
  return {
    leave: async () => {
      isOver = true
      await Promise.all(visits)
      return { answered, others }
    },
  }
}
