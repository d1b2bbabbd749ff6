// Bids again and again, asks with the same key until there is a word, and writes down what was asked and what was told.
import { randomUUID } from 'node:crypto'
import type { BidReceipt } from '../../packages/contract/src/shapes/bidding/biddings.ts'
import type { SeededRandom } from '../../packages/server/src/testing/seeded-random.ts'
import { wait } from '../running/wait.ts'

export interface Deed {
  readonly key: string
  readonly auctionId: string
  readonly shopId: string
  readonly memberId: string
  readonly amount: number
  /** Undefined: the torture was over before anybody answered. */
  readonly told: { readonly receipt: BidReceipt } | { readonly word: string } | undefined
}

/** One request, whatever became of it. */
export interface Heard {
  /** By `performance.now()`. */
  readonly sentAt: number
  readonly tookMs: number
  /** Undefined: no answer came. */
  readonly status: number | undefined
  readonly isTaken: boolean
}

export interface BidderWish {
  readonly token: string
  readonly shopId: string
  readonly memberId: string
  readonly bases: readonly string[]
  readonly random: SeededRandom
  readonly auctions: () => readonly string[]
  readonly isOver: () => boolean
  readonly onAgain: () => void
  readonly onHeard: (heard: Heard) => void
  readonly patienceMs: number
}

interface Answer {
  readonly code: string
  readonly detail?: string | null
  readonly data?: BidReceipt
}

const againMs = 30
export const usualPatienceMs = 5_000

const askOnce = async (
  { token, onHeard, patienceMs }: BidderWish, base: string, key: string, body: object,
): Promise<Answer | undefined> => {
  const sentAt = performance.now()
  const hear = (status: number | undefined, isTaken: boolean): void =>
    onHeard({ sentAt, tookMs: performance.now() - sentAt, status, isTaken })
  try {
    const response = await fetch(`${base}/bridge/public/api/v0/biddings/submit`, {
      method: 'POST', signal: AbortSignal.timeout(patienceMs), body: JSON.stringify(body),
      headers: {
        'app-namespace': 'alpha', authorization: `Bearer ${token}`, 'content-type': 'application/json',
        'idempotency-key': key,
      },
    })
    const { status } = response
    const answer = (await response.json()) as Answer
    hear(status, answer.code === 'success')
    return status < 500 && status !== 429 ? answer : undefined
  } catch {
    // Nobody knows whether it was taken; the key will tell.
    hear(undefined, false)
    return undefined
  }
}

const bidSurely = async (wish: BidderWish, auctionId: string, amount: number): Promise<Deed> => {
  const { shopId, memberId, bases, random, isOver, onAgain } = wish
  const key = randomUUID()
  const deed = { key, auctionId, shopId, memberId, amount }
  for (;;) {
    const answer = await askOnce(wish, bases[random.below(bases.length)] ?? '', key, { auctionId, amount })
    if (answer?.code === 'success' && answer.data !== undefined) return { ...deed, told: { receipt: answer.data } }
    if (answer !== undefined) return { ...deed, told: { word: [answer.code, answer.detail ?? ''].join(' ').trim() } }
    if (isOver()) return { ...deed, told: undefined }
    onAgain()
    await wait(againMs)
  }
}

/** Mostly more than before, sometimes the same or less. */
export const bidOn = async (wish: BidderWish): Promise<readonly Deed[]> => {
  const { random, auctions, isOver } = wish
  const deeds: Deed[] = []
  const highest = new Map<string, number>()
  while (!isOver()) {
    const open = auctions()
    const auctionId = open[random.below(open.length)]
    if (auctionId === undefined) {
      await wait(againMs)
      continue
    }
    const amount = Math.max(100_000, (highest.get(auctionId) ?? 1_000_000) + (random.below(5) - 1) * 10_000)
    const deed = await bidSurely(wish, auctionId, amount)
    deeds.push(deed)
    if (deed.told !== undefined && 'receipt' in deed.told)
      highest.set(auctionId, Math.max(amount, highest.get(auctionId) ?? 0))
  }
  return deeds
}
