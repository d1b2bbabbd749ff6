// Holds the connections of one database: statements share them, a transaction has one for itself.
import type { Sql } from 'postgres'
import type { Connection, ConnectionOptions } from './connection.ts'
import { sqlStateOf } from './sql-state.ts'

interface Member {
  readonly connection: Connection
  /** Statements of `share` that are under way. */
  running: number
  isHeld: boolean
  /** Nobody is let in any more; it ends with whoever holds it. */
  isLeaving: boolean
  idleSince: number
}

interface Waiter {
  readonly alone: boolean
  readonly take: (member: Member) => void
  readonly fail: (error: unknown) => void
}

export interface PoolOptions {
  readonly max: number
  readonly open: (heard: Pick<ConnectionOptions, 'onLost' | 'onStale'>) => Promise<Connection>
}

const idleMs = 60_000
const lifeMs = 1_800_000
const sweepMs = 500

// After a failover the old primary refuses to write, and a machine that shuts down refuses everything.
const isLeaving = (error: unknown): boolean => /^(25006|57P)/.test(sqlStateOf(error))

const silent = (): Error =>
  Object.assign(new Error('the machine has fallen silent'), { code: 'CONNECTION_CLOSED' })

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
    this.#sweeping = setInterval(() => this.#sweep(), sweepMs).unref()
  }

  /** Runs one statement on a connection that others use as well, one behind the other. */
  async share<Answer>(send: (sql: Sql) => PromiseLike<Answer>): Promise<Answer> {
    const member = await this.#acquire(false)
    try {
      return await member.connection.run(send)
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

  /** Nothing comes back from there any more: whatever is under way or waits for its turn fails at once. */
  discard(): void {
    this.#sendAway(silent())
    for (const connection of this.#members.keys()) connection.discard()
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
    const free = [...this.#members.values()].filter(({ isHeld, isLeaving: leaves }) => !isHeld && !leaves)
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
      opened = await this.#options.open({
        onLost: () => {
          if (opened !== undefined) this.#members.delete(opened)
          this.#serve()
        },
        onStale: () => {
          for (const member of this.#members.values()) this.#retire(member)
        },
      })
    } catch (error) {
      this.#opening -= 1
      // There is no way in at present; a line that waits for one would only grow.
      this.#sendAway(error)
      return
    }
    this.#opening -= 1
    if (this.#isClosed) return void opened.close()
    const member = {
      connection: opened, running: 0, isHeld: false, isLeaving: false, idleSince: performance.now(),
    }
    if (!opened.isLost) this.#members.set(opened, member)
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
    if (member.isLeaving || (isOld && member.running === 0)) this.#retire(member)
    this.#serve()
  }

  /** What is under way on it is finished, a whole transaction too. */
  #retire(member: Member): void {
    member.isLeaving = true
    if (member.isHeld || member.running > 0 || !this.#members.delete(member.connection)) return
    void member.connection.close()
  }

  #sweep(): void {
    const longAgo = performance.now() - idleMs
    for (const member of this.#members.values())
      if (member.connection.isStuck()) member.connection.giveUp()
      else if (member.running === 0 && !member.isHeld && member.idleSince < longAgo) this.#retire(member)
  }
}
