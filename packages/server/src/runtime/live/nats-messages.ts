// Wakes other nodes through NATS; while it is away nothing is lost, only later.
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type NatsConnection } from '@nats-io/transport-node'
import type { Log } from '../log.ts'
import { type Heard, type Messenger, type Topic, topics } from './topics.ts'

const againMs = 500
// A stop waits for it at most.
const connectMs = 5_000
const subjectOf = (topic: Topic): string => `bidyard.${topic}`

const watch = async (nats: NatsConnection, onLine: (on: boolean) => void, log: Log): Promise<void> => {
  for await (const { type } of nats.status()) {
    if (type !== 'disconnect' && type !== 'reconnect') continue
    log.warn('nats', { status: type })
    onLine(type === 'reconnect')
  }
}

const whoOf = ({ username, password }: URL): { user: string; pass: string } | { token: string } | undefined => {
  const user = decodeURIComponent(username)
  if (password !== '') return { user, pass: decodeURIComponent(password) }
  return user === '' ? undefined : { token: user }
}

const connectTo = (address: string): Promise<NatsConnection> => {
  const url = new URL(address)
  return connect({
    // Of an address the client takes machine and port alone: it would come as nobody.
    servers: `${url.protocol}//${url.host}`, ...whoOf(url), name: 'bidyard', noEcho: true, timeout: connectMs,
    // Whoever is refused for a while, as where a password is changed, is let in later.
    maxReconnectAttempts: -1, reconnectTimeWait: againMs, ignoreAuthErrorAbort: true,
    // The scheme alone would be content with what the server offers.
    ...(url.protocol === 'tls:' ? { tls: {} } : {}),
  })
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
        return await connectTo(url)
      } catch (error) {
        if (!told) log.warn('nats', { status: 'unreachable', error })
        await pause(againMs, undefined, { signal: closing.signal }).catch(() => {})
      }
    return undefined
  }
  const connecting = settle().then(async (connected) => {
    nats = connected
    if (connected === undefined) return
    // Nobody is left who would close it.
    if (closing.signal.aborted) return connected.close()
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
