// The cars that are put side by side: chosen one after the other in this tab, four at most.
import { useSyncExternalStore } from 'react'

export const comparedMax = 4
const key = 'bidyard.compare'

export interface Compared {
  readonly auctionId: string
  readonly name: string
}

const isCompared = (value: unknown): value is Compared =>
  typeof value === 'object' && value !== null && 'auctionId' in value && typeof value.auctionId === 'string'
  && 'name' in value && typeof value.name === 'string'

const stored = (): readonly Compared[] => {
  try {
    const value: unknown = JSON.parse(globalThis.sessionStorage?.getItem(key) ?? '[]')
    return Array.isArray(value) ? value.filter(isCompared).slice(0, comparedMax) : []
  } catch {
    return []
  }
}

let compared = stored()
const listeners = new Set<() => void>()

const change = (next: readonly Compared[]): void => {
  compared = next
  globalThis.sessionStorage?.setItem(key, JSON.stringify(next))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useCompared = (): readonly Compared[] => useSyncExternalStore(subscribe, () => compared)

/** False when there is no room for one more. */
export const toggleCompared = (car: Compared): boolean => {
  const others = compared.filter(({ auctionId }) => auctionId !== car.auctionId)
  if (others.length === compared.length && compared.length >= comparedMax) return false
  change(others.length < compared.length ? others : [...compared, car])
  return true
}

export const dropCompared = (auctionId: string): void =>
  change(compared.filter((car) => car.auctionId !== auctionId))

export const clearCompared = (): void => change([])
