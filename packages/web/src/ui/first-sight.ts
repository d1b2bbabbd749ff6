// The moment when what one came for is in sight on the page that was opened: what else there is may come then.
import { useSyncExternalStore } from 'react'

let isSeen = false
let tell: () => void = () => undefined

export const firstSight = new Promise<void>((resolve) => {
  tell = resolve
})

const listeners = new Set<() => void>()

export const noteFirstSight = (): void => {
  isSeen = true
  tell()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True at once on every further screen. */
export const useFirstSight = (): boolean => useSyncExternalStore(subscribe, () => isSeen)
