// What an action, a read and a list get in their hands, and nothing else.
import type { AnswerOf, BodyOf, CallDefinition, ParamsOf, QueryOf } from '@bidyard/contract/call'
import type { ItemOf, ListCall } from '@bidyard/contract/list'
import type { Caller, Callers, Credential } from './caller.ts'
import type { Database, Reader, Tx } from './database/database.ts'
import type { Fail, Refuse } from './failure.ts'
import type { ListSource } from './list/source.ts'
import type { Doer, Emit, ReactionGiven } from './work/events.ts'
import type { Enqueue } from './work/jobs.ts'

export interface RequestFacts {
  readonly id: string
  readonly address: string
  readonly language: 'ko' | 'en'
  readonly deviceUid: string | undefined
  readonly userAgent: string | undefined
  /** By which address people reach us: the configured one, or in the sandbox whichever the browser used. */
  readonly origin: string
}

interface Given<C extends CallDefinition> {
  readonly caller: Caller
  /** The database's clock at the start of this request. */
  readonly now: Date
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  readonly request: RequestFacts
  readonly fail: Fail<C>
  readonly refuse: Refuse
}

export interface ActionGiven<C extends CallDefinition> extends Given<C> {
  readonly tx: Tx
  /** What is told here reaches `reactions.ts` in this transaction, and everybody else after it. */
  readonly emit: Emit
  /** Queues work for after the commit; it is tried again until it succeeds. */
  readonly enqueue: Enqueue
  /** Who acts, as history and audit write it down. */
  readonly doer: Doer
}

export interface ReadGiven<C extends CallDefinition> extends Given<C> {
  readonly db: Reader
}

export type Step = <Result>(work: (given: ReactionGiven) => Promise<Result>) => Promise<Result>

export interface StepsGiven<C extends CallDefinition> extends ReadGiven<C> {
  /** A transaction of its own; what an earlier step wrote stays, also when a later one fails. */
  readonly step: Step
}

type ListGiven<C extends CallDefinition> = Omit<ReadGiven<C>, 'params' | 'query' | 'body' | 'fail'>

/** What the answer is, and whether it was given before under the same key. */
export interface Batched<C extends CallDefinition> {
  readonly answer: AnswerOf<C>
  readonly replayed: boolean
  readonly caller: Caller
}

export interface BatchedGiven<C extends CallDefinition> extends Omit<Given<C>, 'caller' | 'now'> {
  readonly credential: Credential
  readonly idempotencyKey: string
  /** Whether this caller may ask, as with every other call; it takes a turn of theirs, so it is asked once. */
  readonly admit: (caller: Caller | undefined) => Caller
  readonly stillInTime: () => void
}

/** What a call that is committed with others is opened over. */
export interface BatchingParts {
  readonly database: Database
  readonly callers: Callers
  /** Waits for a turn at the database, as reads do. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>
}

export interface Batching<C extends CallDefinition> {
  run(given: BatchedGiven<C>): Promise<Batched<C>>
}

/** How routes see a handler: the types were checked where it was written. */
export type AnyHandler =
  | { readonly kind: 'action'; readonly run: (given: never) => Promise<unknown> }
  | { readonly kind: 'steps'; readonly run: (given: never) => Promise<unknown> }
  | { readonly kind: 'read'; readonly run: (given: never) => Promise<unknown>; readonly isLetGo: boolean }
  | { readonly kind: 'batched'; readonly open: (parts: BatchingParts) => Batching<never> }
  | { readonly kind: 'list'; readonly source: (given: never) => ListSource }

declare const of: unique symbol
export type Handler<C extends CallDefinition> = AnyHandler & { readonly [of]: (call: C) => C }

export const action = <C extends CallDefinition>(
  _call: C,
  run: (given: ActionGiven<C>) => Promise<AnswerOf<C>>,
): Handler<C> => ({ kind: 'action', run }) as unknown as Handler<C>

/** For what has to wait for others, or to remember a failure: no connection is held between the steps. */
export const inSteps = <C extends CallDefinition>(
  _call: C,
  run: (given: StepsGiven<C>) => Promise<AnswerOf<C>>,
): Handler<C> => ({ kind: 'steps', run }) as unknown as Handler<C>

/** For the one call that is measured against the machine: it looks after its caller and its keys itself, in batches. */
export const batched = <C extends CallDefinition>(
  _call: C,
  open: (parts: BatchingParts) => Batching<C>,
): Handler<C> => ({ kind: 'batched', open }) as unknown as Handler<C>

export const read = <C extends CallDefinition>(
  _call: C,
  run: (given: ReadGiven<C>) => Promise<AnswerOf<C>>,
): Handler<C> => ({ kind: 'read', run, isLetGo: false }) as unknown as Handler<C>

/** A read of many rows in a list that nobody else holds: they are let go once they have been written. */
export const readOnce = <C extends CallDefinition>(
  _call: C,
  run: (given: ReadGiven<C>) => Promise<AnswerOf<C>>,
): Handler<C> => ({ kind: 'read', run, isLetGo: true }) as unknown as Handler<C>

type ColumnOf<C extends ListCall> = Extract<keyof C['list']['fields'], string> | C['list']['sort'][number]

/** A list says where its rows come from; filters, sorting and pages are the runtime's. */
export const listing = <C extends ListCall>(
  _call: C,
  source: (given: ListGiven<C>) => ListSource<ColumnOf<C>, ItemOf<C>>,
): Handler<C> => ({ kind: 'list', source }) as unknown as Handler<C>

/** One handler for every call of the contract: a missing or a wrong one does not compile. */
export type Handlers<Calls> = {
  readonly [Area in keyof Calls]: {
    readonly [Name in keyof Calls[Area]]: Calls[Area][Name] extends CallDefinition ? Handler<Calls[Area][Name]> : never
  }
}
