// Holds the connections of one database: statements share them, a transaction has one for itself.
import type { Sql } from 'postgres'
import type { Connection } from './connection.ts'
import { sqlStateOf } from './sql-state.ts'

interface Member {
  readonly connection: Connection
  /** Statements of `share` that are under way. */
  running: number
  isHeld: boolean
  idleSince: number
}

interface Waiter {
  readonly alone: boolean
  readonly take: (member: Member) => void
  readonly fail: (error: unknown) => void
}

export interface PoolOptions {
  readonly max: number
  readonly open: (onLost: () => void) => Promise<Connection>
}

const idleMs = 60_000
const lifeMs = 1_800_000
const sweepMs = 10_000

// After a failover the old primary refuses to write, and a machine that shuts down refuses everything.
const isLeaving = (error: unknown): boolean => /^(25006|57P)/.test(sqlStateOf(error))

const closed = (): Error => Object.assign(new Error('the database is closed'), { code: 'CONNECTION_ENDED' })

const leastBusy = (found: readonly Member[]): Member | undefined => found.toSorted((a, b) => a.running - b.running)[0]

export class Pool {
  readonly #options: PoolOptions
  readonly #members = new Map<Connection, Member>()
  readonly #sweeping: NodeJS.Timeout
  #line: Waiter[] = []
  #opening = 0
  #isClosed = false

  constructor(options: PoolOptions) {
    this.#options = options
    this.#sweeping = setInterval(() => this.#retireIdle(), sweepMs).unref()
  }

  /** Runs one statement on a connection that others use as well, one behind the other. */
  async share<Answer>(send: (sql: Sql) => PromiseLike<Answer>): Promise<Answer> {
    const member = await this.#acquire(false)
    try {
      return await send(member.connection.sql)
    } catch (error) {
      if (isLeaving(error)) this.#retire(member)
      throw error
    } finally {
      member.running -= 1
      this.#settle(member)
    }
  }

  /** A connection for one user alone; statements that were sent on it before come first. */
  async hold(): Promise<Connection> {
    return (await this.#acquire(true)).connection
  }

  giveBack(connection: Connection): void {
    const member = this.#members.get(connection)
    if (member === undefined) return
    member.isHeld = false
    this.#settle(member)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#sweeping)
    this.#sendAway(closed())
    await Promise.all([...this.#members.keys()].map((connection) => connection.close()))
    this.#members.clear()
  }

  get #mayOpen(): boolean {
    return !this.#isClosed && this.#members.size + this.#opening < this.#options.max
  }

  #acquire(alone: boolean): Promise<Member> {
    if (this.#isClosed) return Promise.reject(closed())
    const member = this.#line.length === 0 ? this.#find(alone) : undefined
    if (member !== undefined) return Promise.resolve(member)
    return new Promise((resolve, reject) => {
      this.#line.push({ alone, take: resolve, fail: reject })
      this.#serve()
    })
  }

  /** An idle connection; while no more may be opened, one that is busy will do. */
  #find(alone: boolean): Member | undefined {
    const free = [...this.#members.values()].filter(({ isHeld }) => !isHeld)
    const found = free.find(({ running }) => running === 0) ?? (this.#mayOpen ? undefined : leastBusy(free))
    if (found !== undefined) {
      if (alone) found.isHeld = true
      else found.running += 1
    }
    return found
  }

  /** Whoever waits longest comes first; who waits alone may hold up those that would share. */
  #serve(): void {
    for (let [next] = this.#line; next !== undefined; [next] = this.#line) {
      const member = this.#find(next.alone)
      if (member === undefined) break
      this.#line.shift()
      next.take(member)
    }
    while (this.#line.length > this.#opening && this.#mayOpen) void this.#open()
  }

  async #open(): Promise<void> {
    this.#opening += 1
    let opened: Connection | undefined
    try {
      opened = await this.#options.open(() => {
        if (opened !== undefined) this.#members.delete(opened)
        this.#serve()
      })
    } catch (error) {
      this.#opening -= 1
      // There is no way in at present; a line that waits for one would only grow.
      this.#sendAway(error)
      return
    }
    this.#opening -= 1
    if (this.#isClosed) return void opened.close()
    if (!opened.isLost)
      this.#members.set(opened, { connection: opened, running: 0, isHeld: false, idleSince: performance.now() })
    this.#serve()
  }

  #sendAway(error: unknown): void {
    const line = this.#line
    this.#line = []
    for (const waiter of line) waiter.fail(error)
  }

  #settle(member: Member): void {
    member.idleSince = performance.now()
    const isOld = performance.now() - member.connection.bornAt > lifeMs
    if (isOld && member.running === 0 && !member.isHeld) this.#retire(member)
    this.#serve()
  }

  #retire(member: Member): void {
    this.#members.delete(member.connection)
    void member.connection.close()
  }

  #retireIdle(): void {
    const longAgo = performance.now() - idleMs
    for (const member of this.#members.values())
      if (member.running === 0 && !member.isHeld && member.idleSince < longAgo) this.#retire(member)
  }
}
