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

export interface Database {
  /** Lists may come from a replica that is a moment behind. */
  readonly reader: Reader
  readonly primary: Reader
  /** For bulk work, LISTEN, and the hot path, which speak to the driver itself. */
  readonly driver: Sql
  readonly url: string
  transact<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export interface DatabaseOptions {
  readonly url: string
  readonly readUrl?: string | undefined
  readonly connections?: number
  readonly onNotice?: (message: string) => void
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
    },
    types: {
      won: { to: 20, from: [20], serialize: String, parse: Number },
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
  return {
    reader,
    primary: writer,
    driver,
    url: options.url,
    transact: (work) => writer.transaction().execute(work),
    close: async () => {
      await Promise.all([driver.end({ timeout: 5 }), replica?.end({ timeout: 5 })])
    },
  }
}
