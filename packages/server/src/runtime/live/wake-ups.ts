// Wakes the nodes when something was told or a right was lost: by the database's notices, or by NATS where it is set.
import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'

export const topics = ['outbox', 'rights'] as const
export type Topic = (typeof topics)[number]

export interface WakeUps {
  /** Called for a topic, and for every topic after a gap in the line: what was missed must be looked for. */
  on(topic: Topic, listener: () => void): void
  close(): Promise<void>
}

type Listeners = Map<Topic, Set<() => void>>

const emptyListeners = (): Listeners => new Map(topics.map((topic) => [topic, new Set()]))
const call = (listeners: Listeners, topic: Topic): void => {
  for (const listener of listeners.get(topic) ?? []) listener()
}

/** The driver takes the line up again by itself after a lost connection and says so. */
const openNotices = async (database: Database, listeners: Listeners, only: readonly Topic[]): Promise<() => Promise<void>> => {
  const lines = await Promise.all(
    only.map((topic) => database.driver.listen(topic, () => call(listeners, topic), () => call(listeners, topic))),
  )
  return async () => {
    await Promise.all(lines.map((line) => line.unlisten()))
  }
}

const openNats = async (url: string, database: Database, listeners: Listeners, log: Log): Promise<() => Promise<void>> => {
  const nats: NatsConnection = await connect({
    servers: url, name: 'bidyard', maxReconnectAttempts: -1, reconnectTimeWait: 250, waitOnFirstConnect: true,
  })
  for (const topic of topics)
    nats.subscribe(`bidyard.${topic}`, { callback: () => call(listeners, topic) })
  database.onTold(() => {
    // A message that cannot leave now is made good by the reader's own turn, at most a second later.
    if (!nats.isClosed()) nats.publish('bidyard.outbox')
  })
  const watch = async (): Promise<void> => {
    for await (const status of nats.status()) {
      if (status.type === 'disconnect' || status.type === 'reconnect') log.warn('nats', { status: status.type })
      if (status.type === 'reconnect') for (const topic of topics) call(listeners, topic)
    }
  }
  const watching = watch()
  return async () => {
    await nats.drain()
    await watching
  }
}

export const openWakeUps = async (database: Database, natsUrl: string | undefined, log: Log): Promise<WakeUps> => {
  const listeners = emptyListeners()
  // Rights are changed by triggers of the database, so their notices stay even beside NATS.
  const close = natsUrl === undefined
    ? [await openNotices(database, listeners, topics)]
    : [await openNats(natsUrl, database, listeners, log), await openNotices(database, listeners, ['rights'])]
  return {
    on: (topic, listener) => void listeners.get(topic)?.add(listener),
    close: async () => {
      await Promise.all(close.map((one) => one()))
    },
  }
}
