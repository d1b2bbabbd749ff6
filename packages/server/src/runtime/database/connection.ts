// One connection to one machine: used until the first sign of trouble and then never again.
import { connect, type Socket } from 'node:net'
import postgres, { type PostgresType, type Sql } from 'postgres'
import type { Bounds } from '../bounds.ts'
import type { Address } from './addresses.ts'
import { valueTypes } from './values/value-types.ts'

export interface Connection {
  /** The driver with this connection alone. */
  readonly sql: Sql
  /** Runs one statement and watches over it. */
  run<Answer>(send: (sql: Sql) => PromiseLike<Answer>): Promise<Answer>
  readonly bornAt: number
  readonly isLost: boolean
  readonly takesWrites: boolean
  /** Nothing has come back for longer than the server would let any statement take. */
  isStuck(): boolean
  /** Nothing comes back from it any more; what is under way fails. */
  discard(): void
  /** Discarded because it is stuck: its machine may be one that answers questions and takes no commit any more. */
  giveUp(): void
  /** Ends once what is under way is done. */
  close(): Promise<void>
}

export interface ConnectionOptions {
  readonly bounds: Bounds
  readonly onNotice?: ((message: string) => void) | undefined
  readonly onHeard?: (channel: string, payload: string) => void
  /** It is gone, and nobody here had asked for that. */
  readonly onLost: () => void
  readonly onStuck?: () => void
  /** A migration changed what was prepared here, and so it did on all other connections. */
  readonly onStale?: () => void
}

interface OneSocket {
  open(): Promise<Socket>
  /** Nobody waits for it any more; once it stands, the driver ends it. */
  giveUp(): void
}

/** One socket and never a second one: the driver would open it by itself. */
const oneSocket = ({ host, port }: Address): OneSocket => {
  let socket: Socket | undefined
  return {
    open: () => new Promise((resolve, reject) => {
      if (socket !== undefined) throw Object.assign(new Error('the connection is lost'), { code: 'CONNECTION_CLOSED' })
      const opened = connect({ host, port, keepAlive: true, keepAliveInitialDelay: 30_000, noDelay: true })
      socket = opened
      opened.once('error', reject)
      opened.once('connect', () => {
        opened.off('error', reject)
        // For the name in the certificate.
        resolve(Object.assign(opened, { host }))
      })
    }),
    giveUp: () => {
      // Not later: what the driver writes into its cipher then would fail where nobody listens, and end the process.
      if (socket?.connecting === true) socket.destroy()
    },
  }
}

const openDriver = (
  address: Address, options: ConnectionOptions, { open }: OneSocket, onLost: () => void,
): Sql => {
  const { bounds, onHeard, onNotice } = options
  const own = { socket: open }
  return postgres(address.url, {
    ...own,
    max: 1, fetch_types: false, idle_timeout: 0, max_lifetime: null, connect_timeout: bounds.connectMs / 1_000,
    connection: {
      application_name: 'bidyard', TimeZone: 'UTC', statement_timeout: bounds.statementMs, lock_timeout: bounds.lockMs,
      idle_in_transaction_session_timeout: bounds.idleTransactionMs,
    },
    types: valueTypes as unknown as Record<string, PostgresType>,
    onclose: onLost,
    onnotice: (notice) => onNotice?.(notice['message'] ?? ''),
    ...(onHeard === undefined ? {} : { onnotify: onHeard }),
  })
}

/** A query that was answered is still held by what is old, and its values need not be: of a batch they are long. */
const letGoOfValues = (query: object): void => void Object.assign(query, { args: [], parameters: [] })

type Watch = Pick<Connection, 'run' | 'isStuck'>

/**
 * Where a prepared statement no longer fits its table, the driver prepares it anew behind those that follow, takes
 * their answers for its own and hangs. It marks the statement before, and that is the moment to leave.
 */
const watchOver = (sql: Sql, answerMs: number, onStale: () => void): Watch => {
  let running = 0
  let movedAt = 0
  return {
    run: async (send) => {
      const asked = send(sql)
      if (running === 0) movedAt = performance.now()
      running += 1
      Object.defineProperty(asked, 'retried', { set: onStale })
      try {
        return await asked
      } finally {
        running -= 1
        movedAt = performance.now()
        letGoOfValues(asked)
      }
    },
    isStuck: () => running > 0 && performance.now() - movedAt > answerMs,
  }
}

const readWhetherItTakesWrites = async (sql: Sql): Promise<boolean> => {
  const [row] = await sql.unsafe<{ transaction_read_only: string }[]>('show transaction_read_only').simple()
  return row?.transaction_read_only === 'off'
}

/** A machine may take a connection up and then say nothing: whatever comes before the first use has one end. */
const within = async <Answer>(ms: number, host: string, work: Promise<Answer>): Promise<Answer> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    late.reject(Object.assign(new Error(`no answer from ${host}`), { code: 'CONNECT_TIMEOUT' }))
  }, ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The driver would take a lost connection up again by itself, with what was left over from before, and may hang in it
 * or send on it what was meant for the old one. So each driver gets one socket and is thrown away with it.
 */
export const openConnection = async (address: Address, options: ConnectionOptions): Promise<Connection> => {
  let [isLost, isClosing] = [false, false]
  const lose = (): void => {
    if (isLost) return
    isLost = true
    if (!isClosing) options.onLost()
    void sql.end({ timeout: 0 })
  }
  const socket = oneSocket(address)
  const sql = openDriver(address, options, socket, lose)
  const watch = watchOver(sql, options.bounds.answerMs, () => {
    lose()
    options.onStale?.()
  })
  const takesWrites = await within(options.bounds.connectMs, address.host, readWhetherItTakesWrites(sql))
    .catch((error: unknown) => {
      lose()
      socket.giveUp()
      throw error
    })
  return {
    ...watch,
    sql,
    takesWrites,
    bornAt: performance.now(),
    get isLost() {
      return isLost
    },
    discard: lose,
    giveUp: () => {
      options.onStuck?.()
      lose()
    },
    close: () => {
      isClosing = true
      return sql.end({ timeout: 5 })
    },
  }
}

const others = (addresses: readonly Address[], one: Address): Address[] => addresses.filter((other) => other !== one)

const putFirst = (addresses: Address[], first: Address): void =>
  void addresses.splice(0, addresses.length, first, ...others(addresses, first))

const putLast = (addresses: Address[], last: Address): void =>
  void addresses.splice(0, addresses.length, ...others(addresses, last), last)

/**
 * The first of the machines that takes writes; where only one is named, it is taken as it is. The one that was found is
 * asked first from then on, because a machine that is gone without a word would cost each new connection seconds; one
 * that got stuck is asked last, because another may have its place by now.
 */
export const openAny = async (addresses: Address[], options: ConnectionOptions): Promise<Connection> => {
  let failure: unknown = new Error('the address names no machine')
  // Others may put them in another order meanwhile.
  const inTurn = addresses.slice()
  for (const address of inTurn)
    try {
      const connection = await openConnection(address, { ...options, onStuck: () => putLast(addresses, address) })
      if (addresses.length === 1 || connection.takesWrites) {
        putFirst(addresses, address)
        return connection
      }
      connection.discard()
      failure = Object.assign(new Error(`${address.host} takes no writes`), { code: '25006' })
    } catch (error) {
      failure = error
    }
  throw failure
}
