// Photos on their way, two at a time: kept on the device until they have arrived, begun again where they broke off.
import { mayTryAgain } from '../../../../api/call-failure.ts'
import type { Journey } from './send-photo.ts'
import type { PhotoStore, WaitingPhoto } from './waiting-photo.ts'

/** away: it waits for the net; refused: it will not arrive as it is. */
export type PhotoState = 'waiting' | 'sending' | 'away' | 'refused'

export interface QueuedPhoto {
  readonly photo: WaitingPhoto
  readonly state: PhotoState
  /** 0 to 100 */
  readonly percent: number
  readonly problem: unknown
}

export interface QueueAsks {
  readonly send: (photo: WaitingPhoto, journey: Journey) => Promise<void>
  readonly onArrived: (photo: WaitingPhoto) => unknown
  /** One page at a time sends: two of them would send everything twice. */
  readonly whenMine?: ((work: () => Promise<void>) => Promise<void>) | undefined
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

export const openPhotoQueue = (
  store: PhotoStore, orderId: string, { send, onArrived, whenMine = (work) => work() }: QueueAsks,
): PhotoQueue => {
  const listeners = new Set<() => void>()
  const running = new Map<string, AbortController>()
  let photos: readonly QueuedPhoto[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let isMine = false
  let letGo: () => void = () => undefined

  const tell = (next: readonly QueuedPhoto[]): void => {
    photos = next
    for (const listener of listeners) listener()
  }
  const patch = (id: string, change: Partial<QueuedPhoto>): void =>
    tell(photos.map((one) => (one.photo.id === id ? { ...one, ...change } : one)))

  const run = async ({ photo }: QueuedPhoto): Promise<void> => {
    const { id } = photo
    const controller = new AbortController()
    running.set(id, controller)
    patch(id, { state: 'sending', percent: 0, problem: undefined })
    try {
      await send(photo, {
        signal: controller.signal,
        onProgress: (percent) => patch(id, { percent }),
        reach: async (reached) => {
          patch(id, { photo: reached })
          await store.put(reached)
        },
      })
      await store.drop(id)
      await onArrived(photo)
      tell(photos.filter((one) => one.photo.id !== id))
    } catch (error) {
      if (!controller.signal.aborted) patch(id, { state: mayTryAgain(error) ? 'away' : 'refused', problem: error })
    } finally {
      running.delete(id)
      go()
    }
  }

  const go = (): void => {
    if (isClosed || !isMine) return
    clearTimeout(timer)
    const next = photos.filter(({ state, photo }) => state === 'waiting' && !running.has(photo.id))
    for (const one of next.slice(0, Math.max(0, atOnce - running.size))) void run(one)
    if (photos.some(({ state }) => state === 'away')) timer = setTimeout(wake, againMs)
  }
  const wake = (): void => {
    for (const { photo, state } of photos) if (state === 'away') patch(photo.id, { state: 'waiting' })
    go()
  }

  const begin = async (): Promise<void> => {
    const kept = await store.list()
    const now = Date.now()
    for (const photo of kept) if (now - photo.takenAt > keptMs) await store.drop(photo.id)
    const known = new Set(photos.map(({ photo }) => photo.id))
    const mine = kept.filter((photo) => photo.orderId === orderId && now - photo.takenAt <= keptMs)
      .filter(({ id }) => !known.has(id)).toSorted((one, other) => one.takenAt - other.takenAt)
    tell([...mine.map((photo) => ({ photo, state: 'waiting', percent: 0, problem: undefined }) as const), ...photos])
    await whenMine(async () => {
      if (isClosed) return
      isMine = true
      go()
      // Held until the page goes.
      await new Promise<void>((resolve) => {
        letGo = resolve
      })
    })
  }
  void begin().catch(() => undefined)

  return {
    photos: () => photos,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (photo) => {
      tell([...photos, { photo, state: 'waiting', percent: 0, problem: undefined }])
      void store.put(photo).catch(() => undefined).then(go)
    },
    retry: (id) => {
      patch(id, { state: 'waiting', problem: undefined })
      go()
    },
    remove: (id) => {
      running.get(id)?.abort()
      tell(photos.filter((one) => one.photo.id !== id))
      void store.drop(id).catch(() => undefined)
    },
    wake,
    close: () => {
      isClosed = true
      clearTimeout(timer)
      for (const controller of running.values()) controller.abort()
      letGo()
    },
  }
}
