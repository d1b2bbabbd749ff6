// The viewer's session on this device: in memory and in this tab's storage, or on the device when one asked for it.
import type { Role } from '@bidyard/contract/call'
import type { StaffPart } from '@bidyard/contract/enums/members'
import { useSyncExternalStore } from 'react'
import { isLaunchPage, isNewVisit } from './launch/launch-page.ts'

/** Who is signed in, as the server told last; what they may do the server decides each time. */
export interface Viewer {
  readonly name: string
  readonly roles: readonly Role[]
  readonly uid?: string | undefined
  readonly shopName?: string | undefined
  /** What somebody of the office attends to; none for whoever attends to everything. */
  readonly part?: StaffPart | undefined
}

export interface Session {
  /** Whole value of the `authorization` header: `Bearer …`, in the sandbox also `api-key …`. */
  readonly authorization: string
  readonly viewer: Viewer | null
  /** Survives the end of the browser; else it ends with its tabs. */
  readonly stays?: boolean | undefined
}

/** Why nobody is signed in: `over` when the server would not know the session any more. */
export type EndReason = 'signedOut' | 'over'

/** A frame of our own origin shares its tab's storage: the page of a launch leaves the session beside it alone. */
const key = isLaunchPage ? 'bidyard.launch' : 'bidyard.session'
const listeners = new Set<() => void>()

const isSession = (value: unknown): value is Session =>
  typeof value === 'object' && value !== null && 'authorization' in value && typeof value.authorization === 'string' &&
  'viewer' in value

/** What another tab or a storage holds; null when it is no session. */
export const readSession = (text: string | null | undefined): Session | null => {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isSession(value) ? value : null
  } catch {
    return null
  }
}

const stored = (): Session | null =>
  readSession(globalThis.sessionStorage?.getItem(key)) ?? readSession(globalThis.localStorage?.getItem(key))

const keep = (next: Session | null): void => {
  const [held, other] = next?.stays === true
    ? [globalThis.localStorage, globalThis.sessionStorage] : [globalThis.sessionStorage, globalThis.localStorage]
  if (next !== null) held?.setItem(key, JSON.stringify(next))
  else held?.removeItem(key)
  other?.removeItem(key)
}

const atFirst = (): Session | null => {
  if (!isNewVisit) return stored()
  keep(null)
  return null
}

let session: Session | null = atFirst()
let endReason: EndReason = 'signedOut'

export const currentSession = (): Session | null => session

export const lastEndReason = (): EndReason => endReason

const change = (next: Session | null): void => {
  session = next
  keep(next)
  for (const listener of listeners) listener()
}

export const beginSession = (
  scheme: 'Bearer' | 'api-key', token: string, viewer: Viewer | null = null, stays = false,
): void => change({ authorization: `${scheme} ${token}`, viewer, ...(stays ? { stays } : {}) })

/** A session that began in another tab is this one's too. */
export const joinSession = (other: Session): void => {
  if (session === null) change(other)
}

/** What the server told of the viewer; an answer to a session that is over changes nothing. */
export const noteViewer = (authorization: string, viewer: Viewer): void => {
  if (session?.authorization !== authorization) return
  if (JSON.stringify(session.viewer) !== JSON.stringify(viewer)) change({ ...session, viewer })
}

/** What may put off that a session is over: its code comes with what may hold something typed. */
export const over = { waits: (): boolean => false }

export const endSession = (reason: EndReason = 'signedOut'): void => {
  if (session === null || (reason === 'over' && over.waits())) return
  endReason = reason
  change(null)
}

export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, currentSession)

export const useViewer = (): Viewer | null => useSession()?.viewer ?? null

export const hasRole = (viewer: Viewer | null, ...roles: readonly Role[]): boolean =>
  viewer !== null && roles.some((role) => viewer.roles.includes(role))

/** Demo people come in by a key that all share who are them: no password, nothing to end. */
export const hasRealSession = (one: Session | null): boolean => one?.authorization.startsWith('Bearer ') === true
