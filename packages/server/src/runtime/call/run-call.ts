// Runs one call from end to end: authenticate, once only, act and react, answer; all of an action in one transaction.
import { limits } from '@bidyard/contract/limits'
import type { ListCall, ListQuery } from '@bidyard/contract/list'
import type { Asking } from '../asking.ts'
import type { Bounds } from '../bounds.ts'
import type { Caller } from '../caller.ts'
import type { Database } from '../database/database.ts'
import { readAgain, transactAgain } from '../database/transact-again.ts'
import { Failure, refuse } from '../failure.ts'
import { jsonPieces, lastJsonPieces } from '../list/json-pieces.ts'
import { runList } from '../list/run-list.ts'
import { writeActDown, writeListDown } from '../logs/write-down.ts'
import { readNow } from '../time/clock.ts'
import { type Doer, type Reactions, tellAndReact } from '../work/events.ts'
import type { Jobs } from '../work/jobs.ts'
import {
  admitter, type Authenticate, type Authenticating, authenticator, credentialOf, requireCredential,
} from './authenticate.ts'
import type { Batching, Step } from '../handler.ts'
import type { CallPlan } from './call-plan.ts'
import { type Gate, openGate } from './gate.ts'
import { keepAnswer, takeKey } from './idempotency.ts'
import { openInTime, type StillInTime } from './in-time.ts'
import { checkAnswer, checkFailure } from './keep-contract.ts'
import type { ReadRequest } from './read-request.ts'

export interface CallRuntime extends Authenticating {
  readonly database: Database
  readonly reactions: Reactions
  readonly jobs: Jobs
  readonly bounds: Bounds
}

export interface CallResult {
  /** The data as JSON, in pieces that follow each other. */
  readonly pieces: readonly string[]
  readonly replayed: boolean
  readonly caller: Caller
}

interface Asked {
  readonly plan: CallPlan
  readonly request: Asking
  readonly read: ReadRequest
}

export type RunCall = (asked: Asked) => Promise<CallResult>

const fail = (code: ConstructorParameters<typeof Failure>[0], detail?: string): Failure => new Failure(code, detail)

/** What the contract promises is checked wherever developers work; a wrong answer must not reach a client unseen. */
const piecesOf = ({ environment }: CallRuntime, plan: CallPlan, answer: unknown): readonly string[] => {
  const { kind } = plan.handler
  const isLetGo = kind === 'list' || (kind === 'read' && plan.handler.isLetGo)
  const pieces = (isLetGo ? lastJsonPieces : jsonPieces)(answer ?? null)
  if (environment.sandbox) checkAnswer(plan, pieces.join(''))
  return pieces
}

type RunInTime = (asked: Asked, stillInTime: StillInTime) => Promise<CallResult>

const doerOf = (caller: Caller, requestId: string): Doer => ({
  actor: caller.roles.has('staff') ? 'staff' : [...caller.roles][0] ?? 'anyone', memberId: caller.memberId, requestId,
})

const actionRunner = (runtime: CallRuntime, authenticate: Authenticate): RunInTime => (asked, stillInTime) =>
  transactAgain(runtime.database, async (tx) => {
    stillInTime()
    const { plan, request, read } = asked
    const { caller, now } = await authenticate(plan, request, tx)
    const { params, query, body, facts, idempotencyKey } = read
    const keyed = idempotencyKey === undefined ? undefined : {
      caller: caller.key, call: plan.name, key: idempotencyKey, asked: [params, query, body],
    }
    const stored = keyed === undefined ? undefined : await takeKey(tx, keyed)
    if (stored !== undefined) return { pieces: [stored], replayed: true, caller }
    const doer = doerOf(caller, facts.id)
    const enqueue = runtime.jobs.enqueueIn(tx)
    const given = { tx, caller, now, params, query, body, request: facts, fail, refuse, doer, enqueue }
    const answer = await tellAndReact({ tx, now, doer, reactions: runtime.reactions, enqueue }, (emit) =>
      plan.handler.kind === 'action'
        ? plan.handler.run({ ...given, emit } as never)
        : Promise.reject(new Error(`${plan.name} is not an action`)),
    )
    await writeActDown(tx, { plan, caller, doer, params, body })
    const pieces = piecesOf(runtime, plan, answer)
    if (keyed !== undefined) await keepAnswer(tx, keyed, pieces.join(''))
    // Whoever was told to come back should find nothing done.
    stillInTime()
    return { pieces, replayed: false, caller }
  })

type RunRead = (asked: Asked, isAgain: boolean) => Promise<CallResult>

const readRunner = (runtime: CallRuntime, authenticate: Authenticate): RunRead => async (asked, isAgain) => {
  const { database, environment } = runtime
  const { plan, request, read } = asked
  const { handler, definition, name } = plan
  if (handler.kind === 'batched') throw new Error(`${name} is committed with others`)
  // Rights come from the primary: a replica may not know yet that they were lost. Only lists may be a moment behind.
  const { caller, now } = await authenticate(plan, request, database.primary)
  const db = handler.kind === 'list' && !isAgain ? database.reader(read.behindMs) : database.primary
  const { params, query, body, facts } = read
  const given = { db, caller, now, params, query, body, request: facts, fail, refuse } as never
  if (handler.kind !== 'list') {
    const answer = await handler.run(given)
    return { pieces: piecesOf(runtime, plan, answer), replayed: false, caller }
  }
  const page = await runList({
    name, definition: (definition as ListCall).list, source: handler.source(given), query: query as ListQuery,
    caller, db, cursorSecret: environment.secret, language: facts.language,
  })
  await writeListDown(database.primary, { plan, caller, facts, shownCount: page.items.length })
  return { pieces: piecesOf(runtime, plan, page), replayed: false, caller }
}

type RunBatched = (asked: Asked, stillInTime: StillInTime) => Promise<CallResult>

/** What is committed with others is opened once, with the first request for it. */
const batchedRunner = (runtime: CallRuntime, gate: Gate): RunBatched => {
  const { database, callers, environment: { sandbox } } = runtime
  const admit = admitter(runtime)
  const opened = new Map<CallPlan, Batching<never>>()
  const openOnce = (plan: CallPlan): Batching<never> => {
    const known = opened.get(plan)
    if (known !== undefined) return known
    if (plan.handler.kind !== 'batched') throw new Error(`${plan.name} is not batched`)
    const fresh = plan.handler.open({ database, callers, inTurn: gate.pass })
    opened.set(plan, fresh)
    return fresh
  }
  return async ({ plan, request, read }, stillInTime) => {
    const credential = credentialOf(request, sandbox)
    if (credential === undefined) throw refuse('unauthorized')
    const { params, query, body, facts, idempotencyKey } = read
    const { answer, replayed, caller } = await openOnce(plan).run({
      credential, idempotencyKey, params, query, body, request: facts, fail, refuse, stillInTime,
      admit: (found: Caller | undefined) => admit(plan, request, found),
    } as never)
    return { pieces: piecesOf(runtime, plan, answer), replayed, caller }
  }
}

interface Gates {
  readonly actions: Gate
  readonly reads: Gate
}

/** Waits for its turn at the database at each step anew, and holds nothing of it in between. */
const stepsRunner = (runtime: CallRuntime, authenticate: Authenticate, gates: Gates): RunInTime =>
  async ({ plan, request, read }, stillInTime) => {
    const { database, jobs, reactions } = runtime
    const { params, query, body, facts } = read
    const db = database.primary
    const { caller, now } = await gates.reads.pass(() => authenticate(plan, request, db))
    const doer = doerOf(caller, facts.id)
    const step: Step = (work) => gates.actions.pass(() => transactAgain(database, async (tx) => {
      stillInTime()
      const at = await readNow(tx)
      const enqueue = jobs.enqueueIn(tx)
      const result = await tellAndReact({ tx, now: at, doer, reactions, enqueue }, (emit) =>
        work({ tx, now: at, doer, emit, enqueue }))
      stillInTime()
      return result
    }))
    const given = { db, caller, now, params, query, body, request: facts, fail, refuse, step } as never
    const answer = plan.handler.kind === 'steps' ? await plan.handler.run(given) : undefined
    return { pieces: piecesOf(runtime, plan, answer), replayed: false, caller }
  }

// Some connections are left to reads, to the clock and to whoever looks whether the database answers.
const keptBack = 3

export const callRunner = (runtime: CallRuntime): RunCall => {
  const { environment: { connections, sandbox }, bounds } = runtime
  const authenticate = authenticator(runtime)
  const waitingMax = connections * limits.queuedPerConnection
  const actions = openGate({ places: Math.max(1, connections - keptBack), waitingMax, waitMs: bounds.queueMs })
  // Reads share connections, one after the other, so more of them may be on their way.
  const reads = openGate({ places: connections * 4, waitingMax, waitMs: bounds.queueMs })
  const act = actionRunner(runtime, authenticate)
  const readOnly = readRunner(runtime, authenticate)
  const goInSteps = stepsRunner(runtime, authenticate, { actions, reads })
  const goBatched = batchedRunner(runtime, reads)
  const inTime = openInTime(bounds.handlerMs)
  const run: RunInTime = (asked, stillInTime) => {
    const { kind } = asked.plan.handler
    if (kind === 'batched') return goBatched(asked, stillInTime)
    if (kind === 'steps') return goInSteps(asked, stillInTime)
    return kind === 'action'
      ? actions.pass(() => act(asked, stillInTime))
      : reads.pass(() => readAgain((isAgain) => readOnly(asked, isAgain)))
  }
  return async (asked) => {
    if (asked.plan.handler.kind !== 'batched') requireCredential(asked.plan, asked.request, runtime)
    try {
      return await inTime((stillInTime) => run(asked, stillInTime))
    } catch (error) {
      if (sandbox && error instanceof Failure) checkFailure(asked.plan, error)
      throw error
    }
  }
}
