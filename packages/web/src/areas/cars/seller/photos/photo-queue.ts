// Photos on their way, two at a time: kept until they have arrived, begun again where they broke off.
import { isPassing } from '../parts/passing.ts'
import type { Journey } from './send-photo.ts'
import type { PhotoStore } from './photo-store.ts'
import type { Turn } from './turn-by.ts'
import type { WaitingPhoto } from './waiting-photo.ts'

/** away: it waits for the net; refused: it will not arrive as it is. */
export type PhotoState = 'waiting' | 'sending' | 'away' | 'refused'

export interface QueuedPhoto {
  readonly photo: WaitingPhoto
  readonly state: PhotoState
  /** 0 to 100 */
  readonly percent: number
  readonly problem: unknown
  /** Else it is gone with the page: the device does not keep it. */
  readonly outlivesPage: boolean
}

export interface QueueAsks {
  readonly send: (photo: WaitingPhoto, journey: Journey) => Promise<void>
  readonly onArrived: (photo: WaitingPhoto) => unknown
  /** One page at a time sends: two of them would send everything twice. */
  readonly whenMine?: Turn | undefined
}

export interface PhotoQueue {
  photos(): readonly QueuedPhoto[]
  subscribe(listener: () => void): () => void
  add(photo: WaitingPhoto): void
  retry(id: string): void
  remove(id: string): void
  /** The net is back, or so it seems. */
  wake(): void
  close(): void
}

const atOnce = 2
const againMs = 6_000
/** Nobody comes back after that; a car's photos are not kept on a phone for ever. */
const keptMs = 30 * 86_400_000

interface Room {
  readonly store: PhotoStore
  readonly orderId: string
  readonly asks: QueueAsks
  readonly listeners: Set<() => void>
  readonly running: Map<string, AbortController>
  /** Taken on this page: the device may be slow to write them down. */
  readonly own: Set<string>
  photos: readonly QueuedPhoto[]
  timer: ReturnType<typeof setTimeout> | undefined
  isClosed: boolean
  /** No other page sends. */
  isMine: boolean
  letGo: () => void
}

const waiting = ({ store }: Room, photo: WaitingPhoto): QueuedPhoto =>
  ({ photo, state: 'waiting', percent: 0, problem: undefined, outlivesPage: store.outlivesPage(photo.id) })

const tell = (room: Room, photos: readonly QueuedPhoto[]): void => {
  room.photos = photos
  for (const listener of room.listeners) listener()
}

const patch = (room: Room, id: string, change: Partial<QueuedPhoto>): void =>
  tell(room, room.photos.map((one) => (one.photo.id === id ? { ...one, ...change } : one)))

const dropped = (room: Room, id: string): readonly QueuedPhoto[] => room.photos.filter(({ photo }) => photo.id !== id)

const keep = async (room: Room, photo: WaitingPhoto): Promise<void> => {
  await room.store.put(photo)
  patch(room, photo.id, { outlivesPage: room.store.outlivesPage(photo.id) })
}

const run = async (room: Room, { photo }: QueuedPhoto): Promise<void> => {
  const { id } = photo
  const controller = new AbortController()
  room.running.set(id, controller)
  patch(room, id, { state: 'sending', percent: 0, problem: undefined })
  try {
    await room.asks.send(photo, {
      signal: controller.signal,
      onProgress: (percent) => patch(room, id, { percent }),
      reach: async (reached) => {
        patch(room, id, { photo: reached })
        await keep(room, reached)
      },
    })
    await room.store.drop(id)
    await room.asks.onArrived(photo)
    tell(room, dropped(room, id))
  } catch (error) {
    const state = isPassing(error) ? 'away' : 'refused'
    if (!controller.signal.aborted) patch(room, id, { state, problem: error })
  } finally {
    room.running.delete(id)
    go(room)
  }
}

const go = (room: Room): void => {
  if (room.isClosed || !room.isMine) return
  clearTimeout(room.timer)
  const next = room.photos.filter(({ state, photo }) => state === 'waiting' && !room.running.has(photo.id))
  for (const one of next.slice(0, Math.max(0, atOnce - room.running.size))) void run(room, one)
  if (room.photos.some(({ state }) => state === 'away')) room.timer = setTimeout(() => wake(room), againMs)
}

const wake = (room: Room): void => {
  for (const { photo, state } of room.photos) if (state === 'away') patch(room, photo.id, { state: 'waiting' })
  go(room)
}

/** What lies there is what is waited for: left over from another visit, or taken on another page. */
const recall = async (room: Room): Promise<void> => {
  const kept = await room.store.list()
  const now = Date.now()
  const isStale = ({ takenAt }: WaitingPhoto): boolean => now - takenAt > keptMs
  for (const photo of kept) if (isStale(photo)) await room.store.drop(photo.id)
  const mine = kept.filter((photo) => photo.orderId === room.orderId && !isStale(photo))
  const ids = new Set(mine.map(({ id }) => id))
  const fresh = room.photos.filter(({ photo }) => !ids.has(photo.id) && room.own.has(photo.id))
  const inOrder = mine.toSorted((one, other) => one.takenAt - other.takenAt)
  tell(room, [...inOrder.map((photo) => waiting(room, photo)), ...fresh])
}

const begin = async (room: Room): Promise<void> => {
  await recall(room)
  const { whenMine = (work) => work() } = room.asks
  await whenMine(async () => {
    if (room.isClosed) return
    // Another page may have sent some of them while this one waited for its turn.
    await recall(room)
    if (room.isClosed) return
    room.isMine = true
    go(room)
    // Held until the page goes.
    await new Promise<void>((resolve) => {
      room.letGo = resolve
    })
  })
}

export const openPhotoQueue = (store: PhotoStore, orderId: string, asks: QueueAsks): PhotoQueue => {
  const room: Room = {
    store, orderId, asks, listeners: new Set(), running: new Map(), own: new Set(), photos: [],
    timer: undefined, isClosed: false, isMine: false, letGo: () => undefined,
  }
  void begin(room)
  return {
    photos: () => room.photos,
    subscribe: (listener) => {
      room.listeners.add(listener)
      return () => room.listeners.delete(listener)
    },
    add: (photo) => {
      room.own.add(photo.id)
      tell(room, [...room.photos, waiting(room, photo)])
      void keep(room, photo).then(() => go(room))
    },
    retry: (id) => {
      patch(room, id, { state: 'waiting', problem: undefined })
      go(room)
    },
    remove: (id) => {
      room.running.get(id)?.abort()
      tell(room, dropped(room, id))
      void store.drop(id)
    },
    wake: () => wake(room),
    close: () => {
      room.isClosed = true
      clearTimeout(room.timer)
      for (const controller of room.running.values()) controller.abort()
      room.letGo()
    },
  }
}
