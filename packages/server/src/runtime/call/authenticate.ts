// Finds out who asks and whether they may ask this; then counts the turn they take.
import { timingSafeEqual } from 'node:crypto'
import { limits } from '@bidyard/contract/limits'
import type { FastifyRequest } from 'fastify'
import {
  type Caller, type Callers, type Credential, hashToken, isKnown, mayCall, nobody, readCredential, scheduler,
} from '../caller.ts'
import type { Reader } from '../database/database.ts'
import type { Environment } from '../environment.ts'
import { refuse } from '../failure.ts'
import { clientAddress } from './client-address.ts'
import type { CallPlan } from './call-plan.ts'
import { networkOf, type RateLimit } from './rate-limit.ts'

export interface Authenticating {
  readonly environment: Environment
  readonly callers: Callers
  readonly rateLimit: RateLimit
}

export type Authenticate = (plan: CallPlan, request: FastifyRequest, db: Reader) => Promise<Caller>

/** Nobody need be looked up to be told to sign in. */
export const requireCredential = (plan: CallPlan, request: FastifyRequest, { environment }: Authenticating): void => {
  if (plan.definition.who === 'anyone') return
  if (readCredential(request.headers.authorization, environment.sandbox) === undefined) throw refuse('unauthorized')
}

export const authenticator = ({ environment, callers, rateLimit }: Authenticating): Authenticate => {
  const { sandbox, schedulerToken } = environment
  const schedulerHash = schedulerToken === undefined ? undefined : hashToken(schedulerToken)
  const isScheduler = ({ kind, hash }: Credential): boolean =>
    kind === 'bearer' && schedulerHash !== undefined && timingSafeEqual(hash, schedulerHash)

  return async (plan, request, db) => {
    const { name, definition } = plan
    const credential = readCredential(request.headers.authorization, sandbox)
    const caller = (credential && (isScheduler(credential) ? scheduler : await callers.findByToken(db, credential)))
      ?? nobody(networkOf(clientAddress(request)))
    request.memberId = caller.memberId
    if (!mayCall(definition.who, caller)) throw refuse(isKnown(caller) ? 'forbidden' : 'unauthorized')
    rateLimit.take(`all ${caller.key}`, limits.requestsPerMinute)
    if (definition.perMinute !== undefined) rateLimit.take(`${name} ${caller.key}`, definition.perMinute)
    return caller
  }
}
