// Finds out who asks and whether they may ask this; then counts the turn they take.
import { timingSafeEqual } from 'node:crypto'
import { isForBarred } from '@bidyard/contract/areas'
import { limits } from '@bidyard/contract/limits'
import type { Asking } from '../asking.ts'
import {
  type Caller, type Callers, type Credential, type FoundCaller, hasCredential, hashToken, isKnown, mayCall, nobody,
  readCredential, scheduler,
} from '../caller.ts'
import type { Reader } from '../database/database.ts'
import type { Environment } from '../environment.ts'
import { refuse } from '../failure.ts'
import { readNow } from '../time/clock.ts'
import { clientAddress } from './client-address.ts'
import type { CallPlan } from './call-plan.ts'
import { networkOf, type RateLimit } from './rate-limit.ts'

export interface Authenticating {
  readonly environment: Environment
  readonly callers: Callers
  readonly rateLimit: RateLimit
}

/** The caller, and the database's clock at this moment. */
export interface Authenticated {
  readonly caller: Caller
  readonly now: Date
}

export type Authenticate = (plan: CallPlan, request: Asking, db: Reader) => Promise<Authenticated>

interface Shown {
  readonly header: string
  readonly credential: Credential | undefined
}

// Who keeps a connection open shows the same token each time: it is read and hashed once, and forgotten with the line.
const shownOn = new WeakMap<Asking['socket'], Shown>()

export const credentialOf = ({ socket, headers }: Asking, sandbox: boolean): Credential | undefined => {
  const header = headers.authorization
  if (header === undefined) return undefined
  const known = shownOn.get(socket)
  if (known?.header === header) return known.credential
  const credential = readCredential(header, sandbox)
  // What is no credential may be as long as a header can be, and shall not stay with an open line.
  if (credential !== undefined) shownOn.set(socket, { header, credential })
  return credential
}

/** Nobody need be looked up to be told to sign in. */
export const requireCredential = (plan: CallPlan, request: Asking, { environment }: Authenticating): void => {
  if (plan.definition.who === 'anyone') return
  if (!hasCredential(request.headers.authorization, environment.sandbox)) throw refuse('unauthorized')
}

/** Judges whether whoever was found may ask this, and counts the turn they take. */
export const admitter = ({ rateLimit }: Pick<Authenticating, 'rateLimit'>) =>
  ({ name, definition }: CallPlan, request: Asking, found: Caller | undefined): Caller => {
    const caller = found ?? nobody(networkOf(clientAddress(request)))
    request.memberId = caller.memberId
    if (!mayCall(definition, caller)) throw refuse(isKnown(caller) ? 'forbidden' : 'unauthorized')
    // What everybody may ask stays open.
    const isClosed = caller.isBarred && definition.who !== 'anyone' && !isForBarred(name, definition)
    if (isClosed) throw refuse('forbidden')
    rateLimit.take(`all ${caller.key}`, limits.requestsPerMinute)
    if (definition.perMinute !== undefined) rateLimit.take(`${name} ${caller.key}`, definition.perMinute)
    return caller
  }

export const authenticator = ({ environment, callers, rateLimit }: Authenticating): Authenticate => {
  const admit = admitter({ rateLimit })
  const { sandbox, schedulerToken } = environment
  const schedulerHash = schedulerToken === undefined ? undefined : hashToken(schedulerToken)
  const isScheduler = ({ kind, hash }: Credential): boolean =>
    kind === 'bearer' && schedulerHash !== undefined && timingSafeEqual(hash, schedulerHash)

  const find = async (db: Reader, credential: Credential | undefined, isWatch: boolean): Promise<FoundCaller> => {
    if (credential === undefined) return { caller: undefined, now: await readNow(db) }
    return isScheduler(credential)
      ? { caller: scheduler, now: await readNow(db) } : callers.findByToken(db, credential, isWatch)
  }
  return async (plan, request, db) => {
    const credential = readCredential(request.headers.authorization, sandbox)
    const found = await find(db, credential, plan.definition.isWatch === true)
    return { caller: admit(plan, request, found.caller), now: found.now }
  }
}
