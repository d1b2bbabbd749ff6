// The amount that is being typed for each auction: it stays while one looks elsewhere, or turns the device.
import { useSyncExternalStore } from 'react'

let typed: ReadonlyMap<string, number | null> = new Map()
const listeners = new Set<() => void>()

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const type = (auctionId: string, amountWon: number | null): void => {
  typed = new Map(typed).set(auctionId, amountWon)
  for (const listener of listeners) listener()
}

export const useTypedAmount = (
  auctionId: string,
): readonly [amountWon: number | null, type: (amountWon: number | null) => void] => {
  const amountWon = useSyncExternalStore(subscribe, () => typed.get(auctionId) ?? null)
  return [amountWon, (next) => type(auctionId, next)]
}
