// Whether the window is wider than a phone or a tablet, for the few things that style sheets cannot decide.
import { useSyncExternalStore } from 'react'

/** At least so wide; paper always is. */
const asking = (rem: number) => {
  const condition = `print, (width >= ${rem}rem)`
  const subscribe = (onChange: () => void): (() => void) => {
    const query = matchMedia(condition)
    query.addEventListener('change', onChange)
    return () => query.removeEventListener('change', onChange)
  }
  return (): boolean => useSyncExternalStore(subscribe, () => matchMedia(condition).matches)
}

export const useWide = asking(48)

/** Wider than a tablet that stands upright. */
export const useDesk = asking(64)
