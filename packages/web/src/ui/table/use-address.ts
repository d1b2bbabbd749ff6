// The choices of a list as they stand in the address, and another one among them.
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { onlySet, type Given } from './order.ts'

export interface Address<Search extends object> {
  readonly search: Search
  /** What is undefined or empty leaves the address; what is still being typed takes the place of what was. */
  readonly change: (next: Partial<Record<keyof Search, unknown>>, stillTyping?: boolean) => void
}

export const useAddress = <Search extends object>(search: Search): Address<Search> => {
  const navigate = useNavigate()
  return {
    search,
    // The kept state holds what was typed to find a person, which never stands in the address.
    change: (next, stillTyping = false) => void navigate({
      to: '.', search: onlySet({ ...search, ...next }) as never, state: true, replace: stillTyping, resetScroll: false,
    }),
  }
}

/** For routes with `readLater`: what stands in the address as the screen understands it, the same until it changes. */
export const useReadSearch = <Search extends object>(given: Given, read: (given: Given) => Search): Search =>
  useMemo(() => read(given), [given, read])
