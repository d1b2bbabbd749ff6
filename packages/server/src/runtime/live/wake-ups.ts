// Wakes the nodes for what was told, a moved clock or a lost right: by the database’s notices, or by NATS if it is set.
import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import { openMessages } from './nats-messages.ts'
import { openNotices } from './database-notices.ts'
import { type Heard, type Messenger, type Topic, topics } from './topics.ts'

export interface WakeUps {
  on(topic: Topic, listener: () => unknown): void
  close(): Promise<void>
}

const openMessengers = async (given: {
  readonly database: Database; readonly natsUrl: string | undefined; readonly log: Log; readonly heard: Heard
}): Promise<readonly Messenger[]> => {
  const { database, natsUrl, log, heard } = given
  const node = randomUUID()
  if (natsUrl === undefined) return [await openNotices({ database, heard, log, node, only: topics })]
  // Lost rights are told by triggers of the database, so its notices stay for them beside NATS.
  return [
    openMessages({ url: natsUrl, heard, log }),
    await openNotices({ database, heard, log, node, only: ['rights'] }),
  ]
}

export const openWakeUps = async (database: Database, natsUrl: string | undefined, log: Log): Promise<WakeUps> => {
  const listeners = new Map<Topic, (() => unknown)[]>(topics.map((topic) => [topic, []]))
  const wake = async (topic: Topic): Promise<void> => {
    await Promise.all((listeners.get(topic) ?? []).map((listener) => listener()))
  }
  const heard: Heard = (topic) => void wake(topic)
  const messengers = await openMessengers({ database, natsUrl, log, heard })
  database.onTold((what) => {
    messengers[0]?.tell(what)
    return wake(what)
  })
  return {
    on: (topic, listener) => void listeners.get(topic)?.push(listener),
    close: async () => {
      await Promise.all(messengers.map((one) => one.close()))
    },
  }
}
