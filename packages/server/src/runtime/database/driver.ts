// Carries Kysely's queries over the `postgres` driver: prepared, and pipelined while no transaction holds a connection.
import {
  type CompiledQuery, type DatabaseConnection, type Dialect, type Driver, PostgresAdapter, PostgresIntrospector,
  PostgresQueryCompiler, type QueryResult, type TransactionSettings,
} from 'kysely'
import type { ISql, ParameterOrJSON, PendingQuery, Row, Sql } from 'postgres'
import { type HeldConnection, holdConnection } from './held-connection.ts'

const changed = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

// Every connection keeps what it has prepared, and filters come in endless forms: only the first ones are kept.
const preparedMax = 1_000

// A query without values would otherwise go as plain text, to be planned anew each time.
const options = (prepare: boolean): { prepare: boolean } => ({ prepare, ...{ simple: false } })

class Pool {
  readonly sql: Sql
  readonly #prepared = new Set<string>()

  constructor(sql: Sql) {
    this.sql = sql
  }

  send(over: ISql, query: CompiledQuery): PendingQuery<Row[]> {
    const prepare = this.#prepared.has(query.sql) || this.#prepared.size < preparedMax
    if (prepare) this.#prepared.add(query.sql)
    return over.unsafe(query.sql, query.parameters as ParameterOrJSON<never>[], options(prepare))
  }
}

/** Outside a transaction the pool itself answers; `begin` takes one connection and keeps it to the end. */
class LazyConnection implements DatabaseConnection {
  readonly #pool: Pool
  #held: HeldConnection | undefined

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const result = await (this.#held === undefined
      ? this.#pool.send(this.#pool.sql, query)
      : this.#held.ask((sql) => this.#pool.send(sql, query)))
    const rows = Array.from(result) as R[]
    return changed.has(result.command) ? { rows, numAffectedRows: BigInt(result.count) } : { rows }
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize = 500): AsyncIterableIterator<QueryResult<R>> {
    if (this.#held !== undefined) throw new Error('a transaction reads its rows at once')
    const cursor = this.#pool.sql.unsafe(query.sql, query.parameters as ParameterOrJSON<never>[]).cursor(chunkSize)
    for await (const rows of cursor) yield { rows: rows as unknown as R[] }
  }

  async begin(modes: string): Promise<void> {
    this.#held = await holdConnection(this.#pool.sql, modes)
  }

  async commit(): Promise<void> {
    await this.#held?.commit()
  }

  async rollback(): Promise<void> {
    await this.#held?.rollback()
  }
}

class PooledDriver implements Driver {
  readonly #pool: Pool

  constructor(sql: Sql) {
    this.#pool = new Pool(sql)
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<LazyConnection> {
    return new LazyConnection(this.#pool)
  }
  async beginTransaction(connection: LazyConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel === undefined ? '' : `isolation level ${settings.isolationLevel} `
    await connection.begin(level + (settings.accessMode ?? ''))
  }
  async commitTransaction(connection: LazyConnection): Promise<void> {
    await connection.commit()
  }
  async rollbackTransaction(connection: LazyConnection): Promise<void> {
    await connection.rollback()
  }
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {
    await this.#pool.sql.end({ timeout: 5 })
  }
}

export const dialectOver = (pool: Sql): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PooledDriver(pool),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
