// The viewer's session on this device: in memory, and in this tab's storage so that a reload keeps it.
import { useSyncExternalStore } from 'react'

export interface Session {
  /** Whole value of the `authorization` header: `Bearer …`, in the sandbox also `api-key …`. */
  readonly authorization: string
}

const key = 'bidyard.session'
const listeners = new Set<() => void>()

const stored = (): Session | null => {
  const text = globalThis.sessionStorage?.getItem(key) ?? null
  return text === null || text === '' ? null : { authorization: text }
}

let session: Session | null = stored()

export const currentSession = (): Session | null => session

const change = (next: Session | null): void => {
  session = next
  if (next === null) globalThis.sessionStorage?.removeItem(key)
  else globalThis.sessionStorage?.setItem(key, next.authorization)
  for (const listener of listeners) listener()
}

export const beginSession = (scheme: 'Bearer' | 'api-key', token: string): void =>
  change({ authorization: `${scheme} ${token}` })

export const endSession = (): void => {
  if (session !== null) change(null)
}

export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, currentSession)
