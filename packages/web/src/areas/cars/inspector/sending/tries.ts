// Tries to send each check by itself: one that fails waits longer each time, and holds up no other.
import { backOffMs } from '../../../../api/query-client.ts'

interface Failed {
  readonly times: number
  readonly dueAt: number
}

export interface Tries {
  /** Whether any of these may be tried now. */
  readonly areDue: (ids: readonly string[]) => boolean
  readonly sendAll: (ids: readonly string[], send: (id: string) => Promise<void>, signal: AbortSignal) => Promise<void>
  /** How long until the next one may be tried again; null when none has failed. */
  readonly restMs: () => number | null
  /** The net is back, or somebody is: all may be tried at once. */
  readonly forget: () => void
}

export const openTries = (now: () => number): Tries => {
  const failed = new Map<string, Failed>()
  const isDue = (id: string): boolean => (failed.get(id)?.dueAt ?? 0) <= now()
  const send = async (id: string, by: (id: string) => Promise<void>): Promise<void> => {
    try {
      await by(id)
      failed.delete(id)
    } catch {
      const times = failed.get(id)?.times ?? 0
      failed.set(id, { times: times + 1, dueAt: now() + backOffMs(times) })
    }
  }
  return {
    areDue: (ids) => ids.some(isDue),
    sendAll: async (ids, by, signal) => {
      for (const id of failed.keys()) if (!ids.includes(id)) failed.delete(id)
      for (const id of ids) if (!signal.aborted && isDue(id)) await send(id, by)
    },
    restMs: () =>
      (failed.size === 0 ? null : Math.max(0, Math.min(...[...failed.values()].map(({ dueAt }) => dueAt)) - now())),
    forget: () => failed.clear(),
  }
}
