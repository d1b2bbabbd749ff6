// Who is asking: a person with a session, the scheduler, or nobody; decided by the database at every request.
import { hash } from 'node:crypto'
import type { CallDefinition, Role } from '@bidyard/contract/call'
import type { StaffPart } from '@bidyard/contract/enums'
import { type AnyPart, attends } from '@bidyard/contract/shapes/work/attended'
import type { Reader } from './database/database.ts'

export interface Caller {
  /** Scopes idempotency keys and rate limits; never shown. */
  readonly key: string
  readonly roles: ReadonlySet<Role>
  readonly sessionId: string | null
  readonly userId: string | null
  readonly memberId: string | null
  readonly shopId: string | null
  readonly companyId: string | null
  /** The session covers this one thing and nothing else of the person's: whoever came in from a partner's app. */
  readonly exhibitId: string | null
  readonly name: string | null
  /** What of the work one attends to, in the office or in a shop; null for everything. */
  readonly part: AnyPart | null
  /** The shop may never bid again: only what is left to be done is open to its people. */
  readonly isBarred: boolean
}

export interface Credential {
  readonly kind: 'bearer' | 'api-key'
  readonly hash: Uint8Array
}

/** Who asks and the database's time, in one way there and back. */
export interface FoundCaller {
  readonly now: Date
  readonly caller: Caller | undefined
}

/** Where people come from; the area of identity answers for it. */
export interface Callers {
  /** `isWatch`: it is no use of the session. */
  findByToken(db: Reader, credential: Credential, isWatch?: boolean): Promise<FoundCaller>
  /** Those of the sessions that still hold, as they are now; the others are not in the answer. */
  findBySessions(db: Reader, sessionIds: readonly string[]): Promise<readonly Caller[]>
}

export const nobody = (address: string): Caller => ({
  key: `address:${address}`, roles: new Set(), sessionId: null, userId: null, memberId: null, shopId: null,
  companyId: null, exhibitId: null, name: null, part: null, isBarred: false,
})

/** Another program that starts what must happen at its time; a token of the configuration makes it known. */
export const scheduler: Caller = { ...nobody(''), key: 'scheduler', roles: new Set<Role>(['scheduler']) }

export const hashToken = (token: string): Uint8Array => hash('sha256', token, 'buffer')

interface Token {
  readonly kind: Credential['kind']
  readonly text: string
}

const readToken = (header: string | undefined, sandbox: boolean): Token | undefined => {
  const [, scheme, text] = /^(bearer|api-key) ([\x21-\x7e]{1,200})$/i.exec(header ?? '') ?? []
  if (scheme === undefined || text === undefined) return undefined
  const kind = scheme.toLowerCase() === 'bearer' ? 'bearer' : 'api-key'
  return kind === 'api-key' && !sandbox ? undefined : { kind, text }
}

export const hasCredential = (header: string | undefined, sandbox: boolean): boolean =>
  readToken(header, sandbox) !== undefined

/** `authorization: Bearer …` for everybody, `api-key …` only where the sandbox is open. */
export const readCredential = (header: string | undefined, sandbox: boolean): Credential | undefined => {
  const token = readToken(header, sandbox)
  return token && { kind: token.kind, hash: hashToken(token.text) }
}

export const isSignedIn = (caller: Caller): boolean => caller.userId !== null

/** Signed in, or another program with a credential of its own. */
export const isKnown = (caller: Caller): boolean => isSignedIn(caller) || caller.roles.size > 0

export const mayCall = ({ who, parts }: Pick<CallDefinition, 'who' | 'parts'>, caller: Caller): boolean => {
  if (parts !== undefined && isStaff(caller) && !attendsTo(caller, ...parts)) return false
  if (who === 'anyone') return true
  if (who === 'signedIn') return isSignedIn(caller)
  return who.some((role) => caller.roles.has(role))
}

export const isStaff = (caller: Caller): boolean => caller.roles.has('staff')

/** To whom is entrusted what sellers told of themselves: the office, and the people of their partner. */
export const isEntrusted = (caller: Caller): boolean => isStaff(caller) || caller.roles.has('partner')

/** Root attends to everything, and so does staff without a part of their own. */
export const attendsTo = (caller: Caller, ...parts: readonly StaffPart[]): boolean =>
  isStaff(caller) && (caller.roles.has('root') || attends(caller.part, parts))
