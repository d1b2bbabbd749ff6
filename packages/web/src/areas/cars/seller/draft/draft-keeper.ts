// Keeps a draft: what is typed is held on the device at once, sent when it is whole, and sent again when the net is back.
import { CallFailure, mayTryAgain } from '../../../../api/call-failure.ts'
import type { Order } from '../offer/offer-steps.ts'
import { type KeptTexts, keepTyped, readTyped } from './kept-form.ts'
import { type Typed, typedAfter, type Wish, wishOf } from './offer-form.ts'

/** waiting: there is no net, it lies here; refused: the server says no, and what it says stands beside it. */
export type Saving = 'saved' | 'saving' | 'waiting' | 'refused'

export interface DraftState {
  readonly order: Order
  readonly typed: Typed
  readonly saving: Saving
  readonly failure: CallFailure | null
}

export interface DraftAsks {
  readonly change: (order: Order, wish: Wish) => Promise<Order>
  /** As it is now: somebody else wrote into it, or a look-up did. */
  readonly read: () => Promise<Order>
  readonly onOrder: (order: Order) => void
}

export interface DraftKeeper {
  state(): DraftState
  subscribe(listener: () => void): () => void
  change(part: Typed): void
  /** What the server tells of it meanwhile. */
  hear(order: Order): void
  /** Everything that is whole has arrived, or it throws. */
  flush(): Promise<Order>
  retry(): void
  close(): void
}

const calmMs = 700
const againMs = 8_000

const isConflict = (error: unknown): boolean => error instanceof CallFailure && error.facts.status === 409

const hasWish = (state: DraftState): boolean => Object.keys(wishOf(state.order, state.typed)).length > 0

/** A wish that was refused is not sent again until something of it is another. */
const keyOf = (state: DraftState): string => JSON.stringify(wishOf(state.order, state.typed))

export const openDraftKeeper = (first: Order, asks: DraftAsks, texts: KeptTexts): DraftKeeper => {
  const listeners = new Set<() => void>()
  const typedBefore = readTyped(texts, first.id)
  let state: DraftState = { order: first, typed: typedBefore, saving: 'saved', failure: null }
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<Order> | null = null
  let refused: string | null = null
  let isClosed = false

  const put = (change: Partial<DraftState>): void => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const plan = (afterMs: number): void => {
    clearTimeout(timer)
    if (!isClosed && hasWish(state)) timer = setTimeout(() => void send().catch(() => undefined), afterMs)
  }
  const take = (order: Order): void => {
    put({ order })
    asks.onOrder(order)
  }

  const sendOnce = async (): Promise<Order> => {
    const { order, typed } = state
    const wish = wishOf(order, typed)
    const changed = await asks.change(order, wish)
    const left = typedAfter(state.typed, typed, wish)
    keepTyped(texts, order.id, left)
    put({ typed: left })
    take(changed)
    return changed
  }
  /** Another version is no quarrel: the parts of this page go on top of it, once. */
  const sendOver = async (): Promise<Order> => {
    try {
      return await sendOnce()
    } catch (error) {
      if (!isConflict(error)) throw error
      const newer = await asks.read()
      take(newer)
      if (newer.state !== 'draft') throw error
      return hasWish(state) ? sendOnce() : newer
    }
  }
  const sendAll = async (): Promise<Order> => {
    put({ saving: 'saving', failure: null })
    try {
      let order = state.order
      while (hasWish(state)) order = await sendOver()
      put({ saving: 'saved' })
      return order
    } catch (error) {
      const failure = error instanceof CallFailure ? error : new CallFailure({ kind: 'unreadable' })
      const isAway = mayTryAgain(error)
      if (!isAway) refused = keyOf(state)
      put({ saving: isAway ? 'waiting' : 'refused', failure })
      if (isAway) plan(againMs)
      throw failure
    }
  }
  const send = (): Promise<Order> => {
    clearTimeout(timer)
    sending ??= sendAll().finally(() => {
      sending = null
    })
    return sending
  }

  plan(0)
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change: (part) => {
      const typed = { ...state.typed, ...part }
      keepTyped(texts, state.order.id, typed)
      put({ typed })
      if (keyOf(state) === refused) return
      if (refused !== null) put({ saving: 'saved', failure: null })
      refused = null
      plan(calmMs)
    },
    hear: (order) => {
      if (order.version >= state.order.version && order !== state.order) put({ order })
    },
    flush: () => (hasWish(state) || sending !== null ? send() : Promise.resolve(state.order)),
    retry: () => {
      if (state.saving === 'waiting') plan(0)
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      // Whoever goes on to another page need not wait for what was typed last.
      if (hasWish(state) && refused === null) void send().catch(() => undefined)
    },
  }
}
