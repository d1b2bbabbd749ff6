// The kept checks that screens show: changed in sight at once, on the device right after, and for other tabs too.
import { changeWhole, readWhole } from './keeper.ts'
import type { KeptCheck, Whole } from './kept.ts'

export interface Held extends Whole {
  /** The device has been asked. */
  readonly isRead: boolean
  /** What is shown is still on its way to the device: if the page ended now, it might be gone. */
  readonly isKeeping: boolean
  /** The device keeps nothing: there is no room, or it is not allowed. */
  readonly isFailing: boolean
}

interface Place {
  now: Held
  /** Changes that are shown and not yet kept. */
  pending: number
  /** Those of them that are somebody's own words, which no server has. */
  unkept: number
  readonly listeners: Set<() => void>
}

const places = new Map<string, Place>()
const changed = new Set<() => void>()
const tabs = new BroadcastChannel('bidyard-checks')
const tellTabs: (id: string) => void = tabs.postMessage.bind(tabs)

const placeOf = (id: string): Place => {
  const known = places.get(id)
  if (known !== undefined) return known
  const place: Place = {
    now: { kept: null, photos: [], isRead: false, isKeeping: false, isFailing: false },
    pending: 0, unkept: 0, listeners: new Set(),
  }
  places.set(id, place)
  return place
}

const show = (place: Place, now: Omit<Held, 'isKeeping'>): void => {
  place.now = { ...now, isKeeping: place.unkept > 0 }
  for (const listener of place.listeners) listener()
}

const tellAll = (): void => {
  for (const listener of changed) listener()
}

export const heldNow = (id: string): Held => placeOf(id).now

/** Reads what the device has, unless something is on its way to it. */
export const readHeld = async (id: string): Promise<void> => {
  const place = placeOf(id)
  try {
    const whole = await readWhole(id)
    if (place.pending === 0) show(place, { ...whole, isRead: true, isFailing: false })
  } catch {
    show(place, { ...place.now, isRead: true, isFailing: true })
  }
}

type Change = (whole: Whole) => Whole

const write = async (id: string, change: Change, words: 0 | 1): Promise<Whole> => {
  const place = placeOf(id)
  place.pending += 1
  place.unkept += words
  if (place.now.isRead) show(place, { ...place.now, ...change(place.now) })
  try {
    const whole = await changeWhole(id, change)
    place.pending -= 1
    place.unkept -= words
    if (place.pending === 0) show(place, { ...whole, isRead: true, isFailing: false })
    tellTabs(id)
    tellAll()
    return whole
  } catch (error) {
    place.pending -= 1
    place.unkept -= words
    show(place, { ...place.now, isFailing: true })
    throw error
  }
}

/** The change is made twice, on the screen and in the database, so it must depend on nothing else. */
export const changeHeld = (id: string, change: Change): Promise<Whole> => write(id, change, 1)

/** What the program writes down for itself: nobody's words are gone without it. */
export const noteHeld = (id: string, change: Change): Promise<Whole> => write(id, change, 0)

const inKept = (change: (kept: KeptCheck) => KeptCheck): Change => (whole) =>
  whole.kept === null ? whole : { ...whole, kept: change(whole.kept) }

export const changeKept = (id: string, change: (kept: KeptCheck) => KeptCheck): Promise<Whole> =>
  changeHeld(id, inKept(change))

export const noteKept = (id: string, change: (kept: KeptCheck) => KeptCheck): Promise<Whole> =>
  noteHeld(id, inKept(change))

export const onHeld = (id: string, listener: () => void): (() => void) => {
  const { listeners } = placeOf(id)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whenever anything that is kept has changed, here or in another tab. */
export const onAnyKept = (listener: () => void): (() => void) => {
  changed.add(listener)
  return () => changed.delete(listener)
}

tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (typeof data === 'string' && places.has(data)) void readHeld(data)
  tellAll()
})
