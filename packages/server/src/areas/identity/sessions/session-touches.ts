// Notes that sessions are in use, off the way of the requests: many at once, each at most once a minute.
import type { Database } from '../../../runtime/database/database.ts'
import type { Log } from '../../../runtime/log.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import { updateUsed } from './sessions.sql.ts'

export interface SessionTouches {
  touch(sessionId: string): void
  /** Waits until what was noted is written. */
  settled(): Promise<void>
}

export const openSessionTouches = (database: Database, log: Log): SessionTouches => {
  let waiting = new Set<string>()
  let writing: Promise<void> | undefined

  const writeAll = async (): Promise<void> => {
    while (waiting.size > 0) {
      const ids = [...waiting]
      waiting = new Set()
      const { value } = await readConfiguration(database.primary, 'signIn')
      await updateUsed(database.primary, ids, value.sessionIdleHours * 60)
    }
  }
  return {
    touch: (sessionId) => {
      waiting.add(sessionId)
      // Whatever is lost here is noted at the next request.
      writing ??= writeAll()
        .catch((error: unknown) => log.warn('use of sessions not noted', { error }))
        .finally(() => {
          writing = undefined
        })
    },
    settled: async () => writing,
  }
}
