// Opens the pools and hands out transactions; nothing else in the server knows how a connection is made.
import { limits } from '@bidyard/contract/limits'
import { Kysely, type Transaction } from 'kysely'
import postgres, { type Sql } from 'postgres'
import type { Tables } from '../../tables.ts'
import { dialectOver } from './driver.ts'

/** Reads may come from a replica; a function that takes a Reader never writes. */
export type Reader = Kysely<Tables>

/** Only a running transaction: a plain connection does not fit, so no write can happen outside one. */
export type Tx = Transaction<Tables>

// Transactions that wrote to the outbox; whoever delivers it is woken once they have committed.
const told = new WeakSet<Tx>()
export const noteTold = (tx: Tx): void => void told.add(tx)

export interface Database {
  /** Lists may come from a replica that is a moment behind. */
  readonly reader: Reader
  readonly primary: Reader
  /** For bulk work, LISTEN, and the hot path, which speak to the driver itself. */
  readonly driver: Sql
  readonly url: string
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  /** Called after each commit that told something. */
  onTold(listener: () => void): void
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly url: string
  readonly readUrl?: string | undefined
  readonly connections?: number
  readonly onNotice?: (message: string) => void
  /** Set when something else than the database wakes the nodes; its own notices are left out then. */
  readonly quiet?: boolean
}

const openPool = (url: string, options: DatabaseOptions, readOnly: boolean): Sql => {
  // The driver wants one target word; the multi-host form of the address carries it as a parameter.
  const target = readOnly ? 'prefer-standby' : 'read-write'
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
      statement_timeout: limits.statementMs,
      lock_timeout: limits.lockMs,
      idle_in_transaction_session_timeout: limits.idleTransactionMs,
      TimeZone: 'UTC',
      ...(options.quiet === true ? { 'bidyard.quiet': 'on' } : {}),
    },
    types: {
      won: { to: 20, from: [20], serialize: String, parse: Number },
      // Text in a JSON parameter is JSON already: the job queue sends it so. Values that are bare texts go in an object.
      json: {
        to: 114, from: [114, 3802], parse: (text: string): unknown => JSON.parse(text),
        serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
      },
      jsonb: {
        to: 3802, from: [], parse: (text: string): unknown => JSON.parse(text),
        serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
      },
      day: { to: 1082, from: [1082], serialize: String, parse: String },
    },
    onnotice: (notice) => options.onNotice?.(String(notice['message'] ?? '')),
  }) as unknown as Sql
}

export const openDatabase = (options: DatabaseOptions): Database => {
  const driver = openPool(options.url, options, false)
  const writer = new Kysely<Tables>({ dialect: dialectOver(driver) })
  const replica = options.readUrl === undefined ? undefined : openPool(options.readUrl, options, true)
  const reader = replica === undefined ? writer : new Kysely<Tables>({ dialect: dialectOver(replica) })
  const listeners: (() => void)[] = []
  return {
    reader,
    primary: writer,
    driver,
    url: options.url,
    transact: async (work) => {
      const [result, hasTold] = await writer.transaction().execute(async (tx) => [await work(tx), told.has(tx)] as const)
      if (hasTold) for (const listener of listeners) listener()
      return result
    },
    onTold: (listener) => void listeners.push(listener),
    close: async () => {
      await Promise.all([driver.end({ timeout: 5 }), replica?.end({ timeout: 5 })])
    },
  }
}
