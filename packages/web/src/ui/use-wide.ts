// Whether the window is wider than a phone, for the few things that style sheets cannot decide.
import { useSyncExternalStore } from 'react'

const wide = '(width >= 48rem)'

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches)
