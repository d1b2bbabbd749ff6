// Keeps a draft: what is typed is held on the device at once, sent when it is whole, and again when the net is back.
import { CallFailure } from '../../../../api/call-failure.ts'
import { mayWorkOn, type Order } from '../offer/offer-steps.ts'
import { isPassing } from '../parts/passing.ts'
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

interface Room {
  readonly asks: DraftAsks
  readonly texts: KeptTexts
  readonly listeners: Set<() => void>
  state: DraftState
  timer: ReturnType<typeof setTimeout> | undefined
  sending: Promise<Order> | null
  /** The wish that was refused: it is not sent again until something of it is another. */
  refused: string | null
  isClosed: boolean
}

const isConflict = (error: unknown): boolean => error instanceof CallFailure && error.facts.status === 409

const wishIn = ({ order, typed }: DraftState): Wish => wishOf(order, typed)
const hasWish = (state: DraftState): boolean => Object.keys(wishIn(state)).length > 0
const keyOf = (state: DraftState): string => JSON.stringify(wishIn(state))

const put = (room: Room, change: Partial<DraftState>): void => {
  room.state = { ...room.state, ...change }
  for (const listener of room.listeners) listener()
}

const take = (room: Room, order: Order): void => {
  put(room, { order })
  room.asks.onOrder(order)
}

const sendOnce = async (room: Room): Promise<void> => {
  const { order, typed } = room.state
  const wish = wishOf(order, typed)
  const changed = await room.asks.change(order, wish)
  const left = typedAfter(room.state.typed, typed, wish)
  keepTyped(room.texts, order.id, left)
  put(room, { typed: left })
  take(room, changed)
}

/** Another version is no quarrel: the parts of this page go on top of it, once. */
const sendOver = async (room: Room): Promise<void> => {
  try {
    await sendOnce(room)
  } catch (error) {
    if (!isConflict(error)) throw error
    take(room, await room.asks.read())
    if (!mayWorkOn(room.state.order, 'questions')) throw error
    if (hasWish(room.state)) await sendOnce(room)
  }
}

const sendAll = async (room: Room): Promise<Order> => {
  put(room, { saving: 'saving', failure: null })
  try {
    while (hasWish(room.state)) await sendOver(room)
    put(room, { saving: 'saved' })
    return room.state.order
  } catch (error) {
    const failure = error instanceof CallFailure ? error : new CallFailure({ kind: 'unreadable' })
    const isAway = isPassing(error)
    if (!isAway) room.refused = keyOf(room.state)
    put(room, { saving: isAway ? 'waiting' : 'refused', failure })
    if (isAway) plan(room, againMs)
    throw failure
  }
}

const send = (room: Room): Promise<Order> => {
  clearTimeout(room.timer)
  room.sending ??= sendAll(room).finally(() => {
    room.sending = null
  })
  return room.sending
}

const plan = (room: Room, afterMs: number): void => {
  clearTimeout(room.timer)
  if (!room.isClosed && hasWish(room.state))
    room.timer = setTimeout(() => void send(room).catch(() => undefined), afterMs)
}

const change = (room: Room, part: Typed): void => {
  const typed = { ...room.state.typed, ...part }
  keepTyped(room.texts, room.state.order.id, typed)
  put(room, { typed })
  if (room.refused !== null && keyOf(room.state) === room.refused) return
  room.refused = null
  if (room.state.saving !== 'waiting') put(room, { saving: hasWish(room.state) ? 'saving' : 'saved', failure: null })
  plan(room, calmMs)
}

const close = (room: Room): void => {
  room.isClosed = true
  clearTimeout(room.timer)
  // Whoever goes on to another page need not wait for what was typed last.
  if (hasWish(room.state) && room.refused === null) void send(room).catch(() => undefined)
}

export const openDraftKeeper = (order: Order, asks: DraftAsks, texts: KeptTexts): DraftKeeper => {
  const room: Room = {
    asks, texts, listeners: new Set(), timer: undefined, sending: null, refused: null, isClosed: false,
    state: { order, typed: readTyped(texts, order.id), saving: 'saved', failure: null },
  }
  plan(room, 0)
  return {
    state: () => room.state,
    subscribe: (listener) => {
      room.listeners.add(listener)
      return () => room.listeners.delete(listener)
    },
    change: (part) => change(room, part),
    hear: (heard) => {
      if (heard.version >= room.state.order.version && heard !== room.state.order) put(room, { order: heard })
    },
    flush: () => (hasWish(room.state) || room.sending !== null ? send(room) : Promise.resolve(room.state.order)),
    retry: () => {
      if (room.state.saving === 'waiting') plan(room, 0)
    },
    close: () => close(room),
  }
}
