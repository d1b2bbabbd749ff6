// Runs one call from end to end: read, authenticate, once only, act and react, answer; all of an action in one transaction.
import type { CallDefinition } from '@bidyard/contract/call'
import { limits } from '@bidyard/contract/limits'
import type { ListCall, ListQuery } from '@bidyard/contract/list'
import type { FastifyRequest } from 'fastify'
import { type Caller, type Callers, isSignedIn, mayCall, nobody, readCredential } from '../caller.ts'
import type { Database, Reader, Tx } from '../database/database.ts'
import type { Environment } from '../environment.ts'
import { Failure, refuse } from '../failure.ts'
import type { AnyHandler } from '../handler.ts'
import { runList } from '../list/run-list.ts'
import { readNow } from '../time/clock.ts'
import { type Reactions, tellAndReact } from '../work/events.ts'
import type { Jobs } from '../work/jobs.ts'
import { sqlStateOf } from './answer.ts'
import { keepAnswer, takeKey } from './idempotency.ts'
import type { RateLimit } from './rate-limit.ts'
import type { ReadRequest } from './read-request.ts'

export interface CallRuntime {
  readonly environment: Environment
  readonly database: Database
  readonly callers: Callers
  readonly reactions: Reactions
  readonly rateLimit: RateLimit
  readonly jobs: Jobs
}

export interface CallPlan {
  readonly name: string
  readonly definition: CallDefinition
  readonly handler: AnyHandler
}

export interface CallResult {
  readonly dataText: string
  readonly replayed: boolean
  readonly caller: Caller
}

const authenticate = async (
  runtime: CallRuntime, plan: CallPlan, request: FastifyRequest, db: Reader,
): Promise<Caller> => {
  const credential = readCredential(request.headers.authorization, runtime.environment.sandbox)
  const found = credential === undefined ? undefined : await runtime.callers.findByToken(db, credential)
  const caller = found ?? nobody(request.ip)
  if (!mayCall(plan.definition.who, caller)) throw refuse(isSignedIn(caller) ? 'forbidden' : 'unauthorized')
  return caller
}

const fail = (code: ConstructorParameters<typeof Failure>[0], detail?: string): Failure => new Failure(code, detail)

const limitRate = (runtime: CallRuntime, plan: CallPlan, request: FastifyRequest): void => {
  const asker = request.headers.authorization ?? request.ip
  runtime.rateLimit.take(`all:${asker}`, limits.requestsPerMinute)
  const { perMinute } = plan.definition
  if (perMinute !== undefined) runtime.rateLimit.take(`${plan.name}:${asker}`, perMinute)
}

/** What the contract promises is checked wherever developers work; a wrong answer must not reach a client unseen. */
const textOf = (runtime: CallRuntime, plan: CallPlan, answer: unknown): string => {
  if (runtime.environment.sandbox) {
    const parsed = plan.definition.answer.safeParse(JSON.parse(JSON.stringify(answer ?? null)))
    if (!parsed.success) throw new Error(`${plan.name} answers what its contract does not say: ${parsed.error.message}`)
  }
  return JSON.stringify(answer ?? null)
}

// A deadlock or a serialization conflict is nobody's fault; the transaction had no effect and may run again.
const again = new Set(['40001', '40P01'])
const triesMax = 3

const transactAgain = async <Result>(database: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries++)
    try {
      return await database.transact(work)
    } catch (error) {
      if (tries === triesMax || !again.has(sqlStateOf(error))) throw error
    }
}

const runAction = (runtime: CallRuntime, plan: CallPlan, request: FastifyRequest, read: ReadRequest) =>
  transactAgain(runtime.database, async (tx): Promise<CallResult> => {
    const caller = await authenticate(runtime, plan, request, tx)
    const now = await readNow(tx)
    const keyed = read.idempotencyKey === undefined ? undefined : {
      caller: caller.key, call: plan.name, key: read.idempotencyKey, asked: [read.params, read.body],
    }
    const stored = keyed === undefined ? undefined : await takeKey(tx, keyed)
    if (stored !== undefined) return { dataText: stored, replayed: true, caller }
    const actor = caller.roles.has('staff') ? 'staff' : [...caller.roles][0] ?? 'anyone'
    const doer = { actor, memberId: caller.memberId, requestId: read.facts.id }
    const { params, query, body, facts } = read
    const enqueue = runtime.jobs.enqueueIn(tx)
    const given = { tx, caller, now, params, query, body, request: facts, fail, refuse, doer, enqueue }
    const answer = await tellAndReact({ tx, now, doer, reactions: runtime.reactions, enqueue }, (emit) =>
      plan.handler.kind === 'action'
        ? plan.handler.run({ ...given, emit } as never)
        : Promise.reject(new Error(`${plan.name} is not an action`)),
    )
    const dataText = textOf(runtime, plan, answer)
    if (keyed !== undefined) await keepAnswer(tx, keyed, answer ?? null)
    return { dataText, replayed: false, caller }
  })

const runRead = async (
  runtime: CallRuntime, plan: CallPlan, request: FastifyRequest, read: ReadRequest,
): Promise<CallResult> => {
  const { database, environment } = runtime
  // Rights come from the primary: a replica may not know yet that they were lost.
  const caller = await authenticate(runtime, plan, request, database.primary)
  const db = database.reader
  const { params, query, body, facts } = read
  const given = { db, caller, params, query, body, request: facts, fail, refuse, now: await readNow(db) }
  if (plan.handler.kind !== 'list') {
    const answer = await plan.handler.run(given as never)
    return { dataText: textOf(runtime, plan, answer), replayed: false, caller }
  }
  const definition = (plan.definition as ListCall).list
  const source = plan.handler.source(given as never)
  const page = await runList({
    definition, source, query: query as ListQuery, caller, db, cursorSecret: environment.secret,
  }).catch((error: unknown) => {
    // A value of the right shape may still be no value of the column's type, such as a day that no calendar has.
    if (sqlStateOf(error).startsWith('22'))
      throw new Failure('BadRequestSchema', '0003.invalidQuerySchema', [{ path: 'query.filter', message: 'value' }])
    throw error
  })
  return { dataText: textOf(runtime, plan, page), replayed: false, caller }
}

export const runCall = (
  runtime: CallRuntime, plan: CallPlan, request: FastifyRequest, read: ReadRequest,
): Promise<CallResult> => {
  limitRate(runtime, plan, request)
  return plan.handler.kind === 'action'
    ? runAction(runtime, plan, request, read)
    : runRead(runtime, plan, request, read)
}

