// Opens the pools and hands out transactions; nothing else in the server knows how a connection is made.
import { Kysely, type Transaction } from 'kysely'
import postgres, { type Sql } from 'postgres'
import type { Tables } from '../../tables.ts'
import { type Bounds, boundsOf } from '../bounds.ts'
import { dialectOver } from './driver.ts'
import { valueTypes } from './value-types.ts'

/** Reads may come from a replica; a function that takes a Reader never writes. */
export type Reader = Kysely<Tables>

/** Only a running transaction: a plain connection does not fit, so no write can happen outside one. */
export type Tx = Transaction<Tables>

/** What a transaction leaves for others: events to deliver, jobs to run. */
export type Told = 'outbox' | 'jobs'

// Whoever waits for it is woken once the transaction has committed: a notice inside it would hold up every commit.
const told = new WeakMap<Tx, Set<Told>>()
export const noteTold = (tx: Tx, what: Told): void => void told.set(tx, (told.get(tx) ?? new Set()).add(what))

export interface Database {
  /** Lists may come from a replica that is a moment behind. */
  readonly reader: Reader
  readonly primary: Reader
  /** For bulk work, LISTEN, and the hot path, which speak to the driver itself. */
  readonly driver: Sql
  readonly url: string
  /** A text of many statements with a begin and a commit of its own; it gets a connection that nobody else shares. */
  runScript(text: string): Promise<unknown[]>
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** Called after each commit that left something for others. */
  onTold(listener: (what: Told) => void): void
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly url: string
  readonly readUrl?: string | undefined
  readonly connections?: number
  readonly onNotice?: (message: string) => void
  readonly bounds?: Bounds
}

const openPool = (url: string, options: DatabaseOptions, readOnly: boolean): Sql => {
  // The driver wants one target word; the multi-host form of the address carries it as a parameter.
  const target = readOnly ? 'prefer-standby' : 'read-write'
  const bounds = options.bounds ?? boundsOf()
  const manyHosts = url.replace(/^[^@]*@/, '').split('/')[0]?.includes(',') === true
  return postgres(url, {
    max: options.connections ?? 20,
    idle_timeout: 60,
    max_lifetime: 1_800,
    connect_timeout: 5,
    backoff: (tries) => Math.min(0.05 * 2 ** tries, 1),
    ...(manyHosts ? { target_session_attrs: target } : {}),
    connection: {
      application_name: 'bidyard',
      statement_timeout: bounds.statementMs,
      lock_timeout: bounds.lockMs,
      idle_in_transaction_session_timeout: bounds.idleTransactionMs,
      TimeZone: 'UTC',
    },
    types: valueTypes,
    onnotice: (notice) => options.onNotice?.(String(notice['message'] ?? '')),
  }) as unknown as Sql
}

export const openDatabase = (options: DatabaseOptions): Database => {
  const driver = openPool(options.url, options, false)
  const writer = new Kysely<Tables>({ dialect: dialectOver(driver) })
  const replica = options.readUrl === undefined ? undefined : openPool(options.readUrl, options, true)
  const reader = replica === undefined ? writer : new Kysely<Tables>({ dialect: dialectOver(replica) })
  // The driver lets a plain text begin a transaction only where there is no other connection to mistake it for.
  const scripts = openPool(options.url, { ...options, connections: 1 }, false)
  const listeners: ((what: Told) => void)[] = []
  return {
    reader,
    primary: writer,
    driver,
    url: options.url,
    runScript: async (text) => {
      const results: Iterable<unknown> = await scripts.unsafe(text).simple()
      return Array.from(results).flatMap((one) => (Array.isArray(one) ? Array.from(one as unknown[]) : [one]))
    },
    transact: async (work) => {
      const [result, left] = await writer.transaction().execute(async (tx) => [await work(tx), told.get(tx)] as const)
      for (const what of left ?? []) for (const listener of listeners) listener(what)
      return result
    },
    onTold: (listener) => void listeners.push(listener),
    close: async () => {
      await Promise.all([driver, scripts, replica].map((pool) => pool?.end({ timeout: 5 })))
    },
  }
}
