// Wakes other nodes through NATS; while it is away nothing is lost, only later.
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { Log } from '../log.ts'
import { type Heard, type Messenger, type Topic, topics } from './topics.ts'

const againMs = 500
const subjectOf = (topic: Topic): string => `bidyard.${topic}`

const watch = async (nats: NatsConnection, onLine: (on: boolean) => void, log: Log): Promise<void> => {
  for await (const { type } of nats.status()) {
    if (type !== 'disconnect' && type !== 'reconnect') continue
    log.warn('nats', { status: type })
    onLine(type === 'reconnect')
  }
}

/** Does not wait for the connection: a node serves without it too. */
export const openMessages = (given: { readonly url: string; readonly heard: Heard; readonly log: Log }): Messenger => {
  const { url, heard, log } = given
  const closing = new AbortController()
  const waiting = new Set<Topic>()
  let nats: NatsConnection | undefined
  let online = false

  const onLine = (on: boolean): void => {
    online = on
    if (on) for (const topic of topics) heard(topic)
  }
  const settle = async (): Promise<NatsConnection | undefined> => {
    for (let told = false; !closing.signal.aborted; told = true)
      try {
        return await connect({
          servers: url, name: 'bidyard', noEcho: true, maxReconnectAttempts: -1, reconnectTimeWait: againMs,
          // The scheme alone would be content with what the server offers.
          ...(url.startsWith('tls:') ? { tls: {} } : {}),
        })
      } catch (error) {
        if (!told) log.warn('nats', { status: 'unreachable', error })
        await pause(againMs, undefined, { signal: closing.signal }).catch(() => {})
      }
    return undefined
  }
  const connecting = settle().then(async (connected) => {
    nats = connected
    if (connected === undefined) return
    for (const topic of topics) connected.subscribe(subjectOf(topic), { callback: () => heard(topic) })
    // Only what was asked for before this answer counts as subscribed.
    await connected.flush()
    log.info('nats', { status: 'connected' })
    onLine(true)
    await watch(connected, onLine, log)
  }).catch((error: unknown) => log.warn('nats', { status: 'lost', error }))

  const tellAll = (): void => {
    const all = [...waiting]
    waiting.clear()
    if (online) for (const topic of all) nats?.publish(subjectOf(topic))
  }
  return {
    tell: (topic) => {
      if (waiting.size === 0) setImmediate(tellAll)
      waiting.add(topic)
    },
    close: async () => {
      closing.abort()
      await nats?.close()
      await connecting
    },
  }
}
