// Carries Kysely's queries over our connections: prepared, and shared while no transaction holds one.
import {
  type CompiledQuery, type DatabaseConnection, type Dialect, type Driver, PostgresAdapter, PostgresIntrospector,
  PostgresQueryCompiler, type QueryResult, sql, type TransactionSettings,
} from 'kysely'
import type { ISql, ParameterOrJSON, PendingQuery, PendingValuesQuery, Row } from 'postgres'
import { type HeldTransaction, holdTransaction } from './held-transaction.ts'
import type { Pool } from './pool.ts'
import { takeRows } from './values/rows.ts'
import { writeByItself } from './values/value-types.ts'

const changed = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

// Every connection keeps what it has prepared, and filters come in endless forms: only the first ones are kept.
const preparedMax = 1_000

const anew = '/* planned for its values */'

/**
 * Stands at the beginning of a query whose best plan hangs on its values: it is planned each time, never kept.
 * Everything goes to the database at once, as text: from where a value stands, or by its cast, it knows the type.
 */
export const planAnew = sql.raw(anew)

type Send = (over: ISql, text: string, values: readonly unknown[]) => PendingQuery<Row[]>

/**
 * What the driver cannot write it would only find out with others under way: it fails one of those in its place, and
 * takes the answer of the next one for that of what was never sent.
 */
const refuseUnknown = (values: readonly unknown[]): void => {
  for (const value of values)
    if (value === undefined) throw new TypeError('Undefined values are not allowed')
    else if (value instanceof Date && Number.isNaN(value.getTime())) throw new TypeError('a moment that there is not')
    else if (Array.isArray(value)) refuseUnknown(value)
}

// The driver would guess the type of a list by its first entry; the server knows what it wants.
const untyped = (over: ISql, value: unknown): unknown => (Array.isArray(value) ? over.typed(value as never, 0) : value)

interface Options {
  readonly prepare: boolean
  readonly simple: boolean
}
// A query without values would otherwise go as plain text, to be planned anew each time.
const extended = (prepare: boolean): Options => ({ prepare, simple: false })

// The driver would ask for the types of its values first, and come with the values when it has been told.
const sendAnew = (over: ISql, text: string, values: readonly unknown[]): PendingQuery<Row[]> => {
  const query = over.unsafe<Row[]>(text, values.map(writeByItself), extended(false))
  return Object.defineProperty(query, 'describeFirst', { get: () => false, set: () => {} })
}

export const sender = (): Send => {
  const known = new Set<string>()
  return (over, text, values) => {
    refuseUnknown(values)
    if (text.startsWith(anew)) return sendAnew(over, text, values)
    const prepare = known.has(text) || known.size < preparedMax
    if (prepare) known.add(text)
    return over.unsafe(text, values.map((value) => untyped(over, value)) as ParameterOrJSON<never>[], extended(prepare))
  }
}

/** Outside a transaction the pool itself answers; `begin` takes one connection and keeps it to the end. */
class LazyConnection implements DatabaseConnection {
  readonly #pool: Pool
  readonly #send: Send
  #held: HeldTransaction | undefined

  constructor(pool: Pool, send: Send) {
    this.#pool = pool
    this.#send = send
  }

  async executeQuery<R>({ sql: text, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const send = (over: ISql): PendingValuesQuery<Row[]> => this.#send(over, text, parameters).values()
    const result = await (this.#held === undefined ? this.#pool.share(send) : this.#held.ask(send))
    const rows = takeRows(result) as R[]
    return changed.has(result.command) ? { rows, numAffectedRows: BigInt(result.count) } : { rows }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are read at once, not as a stream')
  }

  async begin(modes: string): Promise<void> {
    this.#held = await holdTransaction(this.#pool, modes)
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
  readonly #send = sender()

  constructor(pool: Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}
  async acquireConnection(): Promise<LazyConnection> {
    return new LazyConnection(this.#pool, this.#send)
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
    await this.#pool.close()
  }
}

/** Names are the program's own and few: each is looked through for quotes once, not with every query. */
class KnownNames extends PostgresQueryCompiler {
  readonly #known = new Map<string, string>()

  protected override sanitizeIdentifier(name: string): string {
    const known = this.#known.get(name)
    if (known !== undefined) return known
    const safe = super.sanitizeIdentifier(name)
    this.#known.set(name, safe)
    return safe
  }
}

export const dialectOver = (pool: Pool): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new PooledDriver(pool),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new KnownNames(),
})
