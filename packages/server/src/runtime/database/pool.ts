// Holds the connections of one database: statements share them, a transaction has one for itself.
import type { Sql } from 'postgres'
import { sqlStateOf } from './sql-state.ts'
import type { Connection } from './connection.ts'

export interface Pool {
  /** Runs one statement on a connection that others use as well, one behind the other. */
  share<Answer>(send: (sql: Sql) => PromiseLike<Answer>): Promise<Answer>
  /** A connection for one user alone; statements that were sent on it before come first. */
  hold(): Promise<Connection>
  giveBack(connection: Connection): void
  close(): Promise<void>
}

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

const idleMs = 60_000
const lifeMs = 1_800_000
const sweepMs = 10_000

// After a failover the old primary refuses to write, and a machine that shuts down refuses everything.
const isLeaving = (error: unknown): boolean => /^(25006|57P)/.test(sqlStateOf(error))

const closed = (): Error => Object.assign(new Error('the database is closed'), { code: 'CONNECTION_ENDED' })

export const openPool = (given: {
  readonly max: number
  readonly open: (onLost: () => void) => Promise<Connection>
}): Pool => {
  const members = new Map<Connection, Member>()
  const line: Waiter[] = []
  let opening = 0
  let isClosed = false

  const least = (found: readonly Member[]): Member | undefined =>
    found.reduce<Member | undefined>((best, one) => (best === undefined || one.running < best.running ? one : best), undefined)

  const take = (member: Member, alone: boolean): Member => {
    if (alone) member.isHeld = true
    else member.running += 1
    return member
  }

  const find = (alone: boolean): Member | undefined => {
    const open = [...members.values()].filter(({ isHeld }) => !isHeld)
    const idle = open.find(({ running }) => running === 0)
    if (idle !== undefined) return take(idle, alone)
    if (members.size + opening < given.max) return undefined
    const shared = least(open)
    return shared === undefined ? undefined : take(shared, alone)
  }

  /** Whoever waits longest comes first; who waits alone may hold up those that would share. */
  const serve = (): void => {
    for (let [next] = line; next !== undefined; [next] = line) {
      const member = find(next.alone)
      if (member === undefined) break
      line.shift()
      next.take(member)
    }
    while (!isClosed && line.length > opening && members.size + opening < given.max) open()
  }

  const open = (): void => {
    opening += 1
    const lost = (): void => {
      if (connection !== undefined) members.delete(connection)
      serve()
    }
    let connection: Connection | undefined
    given.open(lost).then(
      (opened) => {
        opening -= 1
        connection = opened
        if (isClosed) return void opened.close()
        if (!opened.isLost)
          members.set(opened, { connection: opened, running: 0, isHeld: false, idleSince: performance.now() })
        serve()
      },
      (error: unknown) => {
        opening -= 1
        // There is no way in at present; a line that waits for one would only grow.
        for (const waiter of line.splice(0)) waiter.fail(error)
      },
    )
  }

  const acquire = (alone: boolean): Promise<Member> => {
    if (isClosed) return Promise.reject(closed())
    const member = line.length === 0 ? find(alone) : undefined
    if (member !== undefined) return Promise.resolve(member)
    return new Promise((resolve, reject) => {
      line.push({ alone, take: resolve, fail: reject })
      serve()
    })
  }

  const settle = (member: Member): void => {
    member.idleSince = performance.now()
    if (performance.now() - member.connection.bornAt > lifeMs && member.running === 0 && !member.isHeld) retire(member)
    serve()
  }

  const retire = (member: Member): void => {
    members.delete(member.connection)
    void member.connection.close()
  }

  const sweeping = setInterval(() => {
    const longAgo = performance.now() - idleMs
    for (const member of members.values())
      if (member.running === 0 && !member.isHeld && member.idleSince < longAgo) retire(member)
  }, sweepMs).unref()

  return {
    share: async (send) => {
      const member = await acquire(false)
      try {
        return await send(member.connection.sql)
      } catch (error) {
        if (isLeaving(error)) retire(member)
        throw error
      } finally {
        member.running -= 1
        settle(member)
      }
    },
    hold: async () => (await acquire(true)).connection,
    giveBack: (connection) => {
      const member = members.get(connection)
      if (member === undefined) return
      member.isHeld = false
      settle(member)
    },
    close: async () => {
      isClosed = true
      clearInterval(sweeping)
      for (const waiter of line.splice(0)) waiter.fail(closed())
      await Promise.all([...members.keys()].map((connection) => connection.close()))
      members.clear()
    },
  }
}
