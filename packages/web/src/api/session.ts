// The viewer's session on this device: in memory, and in this tab's storage so that a reload keeps it.
import type { Role } from '@bidyard/contract/call'
import { useSyncExternalStore } from 'react'

/** Who is signed in, as the server told when the session began; what they may do the server decides each time. */
export interface Viewer {
  readonly name: string
  readonly roles: readonly Role[]
}

export interface Session {
  /** Whole value of the `authorization` header: `Bearer …`, in the sandbox also `api-key …`. */
  readonly authorization: string
  readonly viewer: Viewer | null
}

const key = 'bidyard.session'
const listeners = new Set<() => void>()

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'authorization' in value && typeof value.authorization === 'string' &&
  'viewer' in value

const stored = (): Session | null => {
  const text = globalThis.sessionStorage?.getItem(key) ?? ''
  try {
    const value: unknown = JSON.parse(text)
    return isSession(value) ? value : null
  } catch {
    return null
  }
}

let session: Session | null = stored()

export const currentSession = (): Session | null => session

const change = (next: Session | null): void => {
  session = next
  if (next === null) globalThis.sessionStorage?.removeItem(key)
  else globalThis.sessionStorage?.setItem(key, JSON.stringify(next))
  for (const listener of listeners) listener()
}

export const beginSession = (scheme: 'Bearer' | 'api-key', token: string, viewer: Viewer | null = null): void =>
  change({ authorization: `${scheme} ${token}`, viewer })

export const endSession = (): void => {
  if (session !== null) change(null)
}

export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, currentSession)

export const useViewer = (): Viewer | null => useSession()?.viewer ?? null

export const hasRole = (viewer: Viewer | null, ...roles: readonly Role[]): boolean =>
  viewer !== null && roles.some((role) => viewer.roles.includes(role))
