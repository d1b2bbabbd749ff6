// Ends the streams of everybody who may no longer look, within a second of the loss and also when nobody can be asked.
import { setTimeout as pause } from 'node:timers/promises'
import type { Caller } from '../caller.ts'
import type { HubParts, Stream } from './hub.ts'

const everyMs = 400
// With the time between two checks it makes just under a second.
const patienceMs = 550
const againMs = 50

const rightsOf = (caller: Caller): string =>
  JSON.stringify([caller.memberId, caller.shopId, caller.companyId, [...caller.roles].toSorted()])

export interface RightsChecks {
  run(): void
  close(): Promise<void>
}

export const openRightsChecks = (
  { database, callers, log, streams }: HubParts & { readonly streams: ReadonlySet<Stream> },
): RightsChecks => {
  let running: Promise<void> | undefined
  let again = false
  let closed = false

  const check = async (): Promise<void> => {
    const asked = new Map([...streams].map((stream) => [stream, stream.viewer.sessionId]))
    const ids = new Set([...asked.values()].flatMap((id) => id ?? []))
    if (ids.size === 0) return
    const still = await callers.findBySessions(database.primary, [...ids])
    const rights = new Map(still.map((caller) => [caller.sessionId, rightsOf(caller)]))
    for (const [stream, id] of asked) if (rights.get(id) !== rightsOf(stream.viewer)) stream.end()
  }

  /** One lost connection is no reason; but nobody may go on looking while it is unknown who still has the right to. */
  const checkPatiently = async (): Promise<void> => {
    let over = false
    const patience = setTimeout(() => {
      // An answer that is here already is read before this.
      setImmediate(() => {
        over = true
        if (running !== undefined) for (const stream of streams) stream.end()
      })
    }, patienceMs)
    for (let known = false; !known && !over; )
      try {
        await check()
        known = true
      } catch (error) {
        log.warn('rights unknown', { error })
        await pause(againMs)
      }
    clearTimeout(patience)
  }

  const run = (): void => {
    again = true
    running ??= (async () => {
      for (; again && !closed; ) {
        again = false
        await checkPatiently()
      }
    })().finally(() => {
      running = undefined
    })
  }
  const timer = setInterval(run, everyMs)
  return {
    run,
    close: async () => {
      closed = true
      clearInterval(timer)
      await running
    },
  }
}
