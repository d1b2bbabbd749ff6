// Opens the connections and hands out transactions; nothing else in the server knows how a connection is made.
import { Kysely, type Transaction } from 'kysely'
import type { Sql } from 'postgres'
import type { Tables } from '../../tables.ts'
import { type Bounds, boundsOf } from '../bounds.ts'
import { addressesOf } from './addresses.ts'
import { type Connection, type ConnectionOptions, openAny } from './connection.ts'
import { dialectOver, planAnew, sender } from './driver.ts'
import { openListener } from './listener.ts'
import { Pool } from './pool.ts'
import { openReplicas, type Replicas } from './replicas/replicas.ts'
import { takeRows } from './values/rows.ts'

export { planAnew }

/** Reads may come from a replica; a function that takes a Reader never writes. */
export type Reader = Kysely<Tables>

/** Only a running transaction: a plain connection does not fit, so no write can happen outside one. */
export type Tx = Transaction<Tables>

/** What a transaction leaves for others: events to deliver, jobs to run, a clock that was moved. */
export type Told = 'outbox' | 'jobs' | 'clock'

// Whoever waits for it is woken once the transaction has committed: a notice inside it would hold up every commit.
const told = new WeakMap<Tx, Set<Told>>()
export const noteTold = (tx: Tx, what: Told): void => void told.set(tx, (told.get(tx) ?? new Set()).add(what))

export interface Database {
  /**
   * For lists, which may come from a replica: one that has at least all that was acknowledged so many milliseconds ago.
   * Where none is known to be so near, the primary.
   */
  reader(behindMs?: number): Reader
  /** The same for a work of many lists: none of them lacks what was acknowledged before it began. */
  readerSinceNow(): () => Reader
  readonly primary: Reader
  readonly url: string
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** One statement as it is, for those that write their SQL themselves. */
  ask(text: string, values: readonly unknown[]): Promise<unknown[]>
  /** One statement that is a transaction of its own, and leaves something for others. */
  askAndTell(text: string, values: readonly unknown[], what: Told): Promise<unknown[]>
  /** The driver itself with a connection that nobody else shares: for bulk work and texts of many statements. */
  alone<Result>(work: (sql: Sql) => PromiseLike<Result>): Promise<Result>
  /** `onReady` comes whenever the line stands, the first time too: something may have been missed before. */
  listen(channel: string, onHeard: (payload: string) => void, onReady: () => void): Promise<void>
  /** Called after each commit that left something for others; whoever committed goes on when all have answered. */
  onTold(listener: (what: Told) => unknown): void
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly url: string
  readonly readUrl?: string | undefined
  readonly connections?: number
  readonly onNotice?: (message: string) => void
  readonly bounds?: Bounds
  /** A replica came near enough for lists, or fell back. */
  readonly onReplica?: (host: string, isNear: boolean) => void
}

const openerOf = ({ url, bounds = boundsOf(), onNotice }: DatabaseOptions) => {
  const addresses = addressesOf(url)
  return (more: Omit<ConnectionOptions, 'bounds' | 'onNotice'>): Promise<Connection> =>
    openAny(addresses, { bounds, onNotice, ...more })
}

const replicasOf = (options: DatabaseOptions, max: number): Replicas | undefined => {
  const { readUrl, bounds = boundsOf(), onNotice, onReplica } = options
  return readUrl === undefined ? undefined : openReplicas({
    url: readUrl, max, behindMs: bounds.behindMs, openPrimary: openerOf(options), connection: { bounds, onNotice },
    onChange: onReplica,
  })
}

const aloneOn = (pool: Pool): Database['alone'] => async (work) => {
  const connection = await pool.hold()
  try {
    return await work(connection.sql)
  } catch (error) {
    // Nobody knows what it left behind.
    connection.discard()
    throw error
  } finally {
    pool.giveBack(connection)
  }
}

export const openDatabase = (options: DatabaseOptions): Database => {
  const max = options.connections ?? 20
  const open = openerOf(options)
  const pool = new Pool({ max, open })
  const writer = new Kysely<Tables>({ dialect: dialectOver(pool) })
  const replicas = replicasOf(options, max)
  const listener = openListener(open)
  const listeners: ((what: Told) => unknown)[] = []
  const send = sender()
  const ask: Database['ask'] = async (text, values) =>
    takeRows(await pool.share((sql) => send(sql, text, values).values()))
  const reader: Database['reader'] = (behindMs = Infinity) => replicas?.near(behindMs) ?? writer
  const tell = (what: Told): Promise<unknown> => Promise.all(listeners.map((listen) => listen(what)))
  return {
    reader,
    readerSinceNow: () => {
      const began = performance.now()
      return () => reader(performance.now() - began)
    },
    primary: writer,
    url: options.url,
    transact: async (work) => {
      const [result, left] = await writer.transaction().execute(async (tx) => [await work(tx), told.get(tx)] as const)
      for (const what of left ?? []) await tell(what)
      return result
    },
    ask,
    askAndTell: async (text, values, what) => {
      const rows = await ask(text, values)
      await tell(what)
      return rows
    },
    alone: aloneOn(pool),
    listen: listener.listen,
    onTold: (listen) => void listeners.push(listen),
    close: async () => {
      await Promise.all([listener.close(), pool.close(), replicas?.close()])
    },
  }
}
