// Whether the conditions fit beside the list.
import { useSyncExternalStore } from 'react'

const roomy = '(width >= 64rem)'

const subscribe = (onChange: () => void): (() => void) => {
  const query = matchMedia(roomy)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const isRoomy = (): boolean => matchMedia(roomy).matches

export const useRoomy = (): boolean => useSyncExternalStore(subscribe, isRoomy)
