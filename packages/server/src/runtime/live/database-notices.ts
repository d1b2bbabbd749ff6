// Wakes other nodes through the database: one notice at a time after the commits, never inside one.
import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'
import type { Heard, Messenger, Topic } from './topics.ts'

const breathMs = 20

export const openNotices = async (given: {
  readonly database: Database; readonly heard: Heard; readonly log: Log; readonly node: string
  readonly only: readonly Topic[]
}): Promise<Messenger> => {
  const { database, heard, log, node, only } = given
  // The line is taken up again by itself after a lost connection, and says so.
  for (const topic of only)
    await database.listen(topic, (from) => {
      if (from !== node) heard(topic)
    }, () => heard(topic))

  const waiting = new Set<Topic>()
  let telling: Promise<void> | undefined
  const tellAll = async (): Promise<void> => {
    for (const topic of waiting) {
      waiting.delete(topic)
      await database.ask('select pg_notify($1, $2)', [topic, node])
      // Under load many commits are told at once; a first one is not kept waiting.
      await pause(breathMs)
    }
  }
  return {
    tell: (topic) => {
      waiting.add(topic)
      telling ??= tellAll()
        .catch((error: unknown) => log.warn('notice lost', { error }))
        .finally(() => {
          telling = undefined
        })
    },
    close: async () => {
      await telling
    },
  }
}
