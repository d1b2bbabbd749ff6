// Replicas that may answer lists: each is watched, and only one that is near enough to the primary is asked.
import { Kysely } from 'kysely'
import type { Tables } from '../../../tables.ts'
import { type Address, addressesOf } from '../addresses.ts'
import { type ConnectionOptions, type Connection, openConnection } from '../connection.ts'
import { dialectOver } from '../driver.ts'
import { Pool, type PoolOptions } from '../pool.ts'
import { openFreshness } from './freshness.ts'

export interface Replicas {
  /** One that lacks nothing that was acknowledged a moment ago; undefined where none is known to be so near. */
  near(): Kysely<Tables> | undefined
  close(): Promise<void>
}

export interface ReplicasOptions {
  readonly url: string
  readonly max: number
  /** So far back a list may look. */
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

const openReplica = (address: Address, { connection, max, behindMs, onChange }: ReplicasOptions) => {
  const freshness = openFreshness()
  const open = (more: Pick<ConnectionOptions, 'onLost' | 'onStale'>): Promise<Connection> =>
    openConnection(address, { ...connection, ...more })
  const pool = new Pool({
    max,
    open: async (more) => {
      // A connection that is gone may be the first sign that the machine is: what comes next asks the primary.
      const onLost = (): void => {
        freshness.forget()
        more.onLost()
      }
      try {
        return await open({ ...more, onLost })
      } catch (cause) {
        freshness.forget()
        // Whoever reads tries again where a connection was lost, and finds the primary then.
        throw Object.assign(new Error('the replica is gone', { cause }), { code: 'CONNECTION_CLOSED' })
      }
    },
  })
  // Lists that take long must not make the replica look late.
  const watching = new Pool({ max: 1, open })
  let [isLooking, isStandby, wasNear] = [false, false, false]
  const isNear = (): boolean => performance.now() - freshness.asOf <= behindMs
  const look = async (): Promise<void> => {
    if (isLooking) return
    isLooking = true
    try {
      const place = await readPlace(watching)
      isStandby = place.isStandby
      freshness.reached(place.position)
    } catch {
      freshness.forget()
    } finally {
      isLooking = false
    }
    if (isNear() === wasNear) return
    wasNear = !wasNear
    onChange?.(address.host, wasNear)
  }
  return {
    reader: new Kysely<Tables>({ dialect: dialectOver(pool) }), note: freshness.note, look, isNear,
    isStandby: () => isStandby,
    close: () => Promise.all([pool.close(), watching.close()]),
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
    near: () => {
      const near = replicas.filter(({ isNear }) => isNear())
      return (near.find(({ isStandby }) => isStandby()) ?? near[0])?.reader
    },
    close: async () => {
      clearInterval(looking)
      await Promise.all([primary.close(), ...replicas.map(({ close }) => close())])
    },
  }
}
