// Replicas that may answer lists: each is watched, and only one that is near enough to the primary is asked.
import { Kysely } from 'kysely'
import type { Tables } from '../../../tables.ts'
import { type Address, addressesOf } from '../addresses.ts'
import { type ConnectionOptions, type Connection, openConnection } from '../connection.ts'
import { dialectOver } from '../driver.ts'
import { Pool, type PoolOptions } from '../pool.ts'
import { openFreshness } from './freshness.ts'

export interface Replicas {
  /** One that has at least all that was acknowledged so long ago; undefined where none is known to be so near. */
  near(behindMs: number): Kysely<Tables> | undefined
  close(): Promise<void>
}

export interface ReplicasOptions {
  readonly url: string
  readonly max: number
  /** So far back a list may look, whoever asks. */
  readonly behindMs: number
  readonly openPrimary: PoolOptions['open']
  readonly connection: Pick<ConnectionOptions, 'bounds' | 'onNotice'>
  readonly onChange?: ((host: string, isNear: boolean) => void) | undefined
}

interface Place {
  readonly position: number
  readonly isStandby: boolean
}

const lookEveryMs = 200

const readPlace = async (pool: Pool): Promise<Place> => {
  const [row] = await pool.share((sql) => sql.unsafe<[Place]>(`
    select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end
      - '0/0'::pg_lsn)::float8 as position, pg_is_in_recovery() as "isStandby"`).simple())
  return row
}

/** Lists have connections of their own: those that take long must not make the replica look late. */
const openPools = ({ connection, max }: ReplicasOptions, address: Address, onGone: () => void) => {
  const open = (more: Pick<ConnectionOptions, 'onLost' | 'onStale'>): Promise<Connection> =>
    openConnection(address, { ...connection, ...more })
  const lists = new Pool({
    max,
    open: async (more) => {
      // A connection that is gone may be the first sign that the machine is: what comes next asks the primary.
      const onLost = (): void => {
        onGone()
        more.onLost()
      }
      try {
        return await open({ ...more, onLost })
      } catch (cause) {
        onGone()
        // Whoever reads tries again where a connection was lost, and asks the primary then.
        throw Object.assign(new Error('the replica is gone', { cause }), { code: 'CONNECTION_CLOSED' })
      }
    },
  })
  return { lists, watching: new Pool({ max: 1, open }) }
}

const openReplica = (address: Address, options: ReplicasOptions) => {
  const { behindMs, onChange } = options
  const freshness = openFreshness()
  const { lists, watching } = openPools(options, address, freshness.forget)
  let [wasNear, lookingSince] = [false, Infinity]
  const behindByMs = (): number => performance.now() - freshness.asOf
  const read = async (): Promise<void> => {
    const { position, isStandby } = await readPlace(watching)
    // One that takes writes is the primary, or believes that it is.
    if (isStandby) freshness.reached(position, performance.now())
    else freshness.forget()
  }
  return {
    behindByMs,
    reader: new Kysely<Tables>({ dialect: dialectOver(lists) }),
    note: freshness.note,
    look: async (): Promise<void> => {
      if (lookingSince !== Infinity) return
      lookingSince = performance.now()
      await read().catch(freshness.forget)
      lookingSince = Infinity
      if ((behindByMs() <= behindMs) === wasNear) return
      wasNear = !wasNear
      onChange?.(address.host, wasNear)
    },
    /** A machine that says nothing any more would keep each list that waits for it until its connection is given up. */
    leaveIfSilent: (): void => {
      if (performance.now() - lookingSince <= behindMs) return
      for (const pool of [lists, watching]) pool.discard()
    },
    close: () => Promise.all([lists.close(), watching.close()]),
  }
}

export const openReplicas = (options: ReplicasOptions): Replicas => {
  const replicas = addressesOf(options.url).map((address) => openReplica(address, options))
  const primary = new Pool({ max: 1, open: options.openPrimary })
  let isAsking = false
  const lookOnce = async (): Promise<void> => {
    const takenAt = performance.now()
    const { position } = await readPlace(primary)
    for (const { note } of replicas) note({ position, takenAt })
  }
  const look = async (): Promise<void> => {
    for (const { leaveIfSilent } of replicas) leaveIfSilent()
    if (isAsking) return
    isAsking = true
    // While the primary is silent no replica comes nearer: there is nothing to compare it with.
    await lookOnce().catch(() => {})
    isAsking = false
    for (const replica of replicas) void replica.look()
  }
  const looking = setInterval(() => void look(), lookEveryMs).unref()
  void look()
  return {
    near: (behindMs) => {
      const mostMs = Math.min(behindMs, options.behindMs)
      return replicas.find(({ behindByMs }) => behindByMs() <= mostMs)?.reader
    },
    close: async () => {
      clearInterval(looking)
      await Promise.all([primary.close(), ...replicas.map(({ close }) => close())])
    },
  }
}
