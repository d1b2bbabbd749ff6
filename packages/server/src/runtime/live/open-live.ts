// Live updates of one node: what is told in the database reaches the open streams, and lost rights end them.
import type { Callers } from '../caller.ts'
import { openDatabase, type Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import type { ServerClock } from '../time/server-clock.ts'
import type { Jobs } from '../work/jobs.ts'
import { type Hub, openHub } from './hub.ts'
import { openOutboxReader } from './outbox-reader.ts'
import { openWakeUps } from './wake-ups.ts'

export interface Live {
  readonly hub: Hub
  close(): Promise<void>
}

export const openLive = async (given: {
  readonly database: Database; readonly callers: Callers; readonly natsUrl: string | undefined
  readonly log: Log; readonly metrics: Metrics
  /** Woken when another transaction left some to run. */
  readonly jobs: Pick<Jobs, 'wake'>
  /** Looked at when it may have been moved. */
  readonly clock: Pick<ServerClock, 'lookAnew'>
}): Promise<Live> => {
  const { callers, natsUrl, log, metrics, jobs, clock } = given
  // Connections of its own: a rush of requests must neither hold up events nor hide that a right was lost.
  const database = openDatabase({ url: given.database.url, connections: 2 })
  const hub = openHub({ database, callers, log })
  const wakeUps = await openWakeUps(given.database, natsUrl, log)
  const reader = await openOutboxReader({
    database, log,
    deliver: (delivery) => hub.publish(delivery),
    onLag: (seconds) => metrics.outboxLagSeconds.set(seconds),
  })
  wakeUps.on('outbox', reader.wake)
  wakeUps.on('rights', hub.checkRights)
  wakeUps.on('jobs', jobs.wake)
  wakeUps.on('clock', clock.lookAnew)
  return {
    hub,
    close: async () => {
      await hub.close()
      await reader.close()
      await wakeUps.close()
      await database.close()
    },
  }
}
