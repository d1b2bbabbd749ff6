// Carries Kysely's queries over the `postgres` driver: prepared, and pipelined while no transaction holds a connection.
import {
  type CompiledQuery, type DatabaseConnection, type Dialect, type Driver, PostgresAdapter, PostgresIntrospector,
  PostgresQueryCompiler, type QueryResult, type TransactionSettings,
} from 'kysely'
import type { ReservedSql, Sql } from 'postgres'

type Parameters = Parameters_<Sql['unsafe']>
type Parameters_<F> = F extends (query: string, parameters?: infer P) => unknown ? NonNullable<P> : never

const changed = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** Outside a transaction the pool itself answers; `begin` takes one connection and keeps it to the end. */
class LazyConnection implements DatabaseConnection {
  readonly #pool: Sql
  #held: ReservedSql | undefined

  constructor(pool: Sql) {
    this.#pool = pool
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const asked = this.#held ?? this.#pool
    const result = await asked.unsafe(query.sql, query.parameters as Parameters, { prepare: true })
    const rows = Array.from(result) as R[]
    return changed.has(result.command) ? { rows, numAffectedRows: BigInt(result.count) } : { rows }
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize?: number): AsyncIterableIterator<QueryResult<R>> {
    const asked = this.#held ?? this.#pool
    const cursor = asked.unsafe(query.sql, query.parameters as Parameters).cursor(chunkSize ?? 500)
    for await (const rows of cursor) yield { rows: rows as unknown as R[] }
  }

  async begin(statement: string): Promise<void> {
    this.#held = await this.#pool.reserve()
    await this.#held.unsafe(statement)
  }

  async end(statement: 'commit' | 'rollback'): Promise<void> {
    await this.#held?.unsafe(statement)
  }

  release(): void {
    this.#held?.release()
    this.#held = undefined
  }
}

class PooledDriver implements Driver {
  readonly #pool: Sql

  constructor(pool: Sql) {
    this.#pool = pool
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<LazyConnection> {
    return new LazyConnection(this.#pool)
  }
  async beginTransaction(connection: LazyConnection, settings: TransactionSettings): Promise<void> {
    const level = settings.isolationLevel === undefined ? '' : ` isolation level ${settings.isolationLevel}`
    const mode = settings.accessMode === undefined ? '' : ` ${settings.accessMode}`
    await connection.begin(`begin${level}${mode}`)
  }
  async commitTransaction(connection: LazyConnection): Promise<void> {
    await connection.end('commit')
  }
  async rollbackTransaction(connection: LazyConnection): Promise<void> {
    await connection.end('rollback')
  }
  async releaseConnection(connection: LazyConnection): Promise<void> {
    connection.release()
  }
  async destroy(): Promise<void> {
    await this.#pool.end({ timeout: 5 })
  }
}

export const dialectOver = (pool: Sql): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PooledDriver(pool),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
})
