// Times, counts and logs every request to its end, and what went wrong with it, whichever way it was answered.
import { createHmac, hkdfSync } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Asking } from '../asking.ts'
import { clientAddress } from '../call/client-address.ts'
import { networkOf } from '../call/rate-limit.ts'
import { languageOf } from '../call/read-request.ts'
import { sqlStateOf } from '../database/sql-state.ts'
import type { Environment } from '../environment.ts'
import { Failure } from '../failure.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { type ErrorAnswer, errorAnswer } from './answer.ts'
import type { Connections } from './connections.ts'

interface Parts {
  readonly environment: Pick<Environment, 'secret'>
  readonly log: Log
  readonly metrics: Metrics
}

type Watched = Pick<Asking, 'id' | 'memberId' | 'refusal'>
export type WatchRequest = (
  asking: Watched, raw: ServerResponse, callOf: () => string, isStream: () => boolean,
) => void

export const requestWatcher = (
  { log, metrics }: Parts, connections: Pick<Connections, 'begin' | 'end'>,
): WatchRequest => {
  type Timer = ReturnType<Metrics['requestSeconds']['labels']>
  // Looking up a counter by its labels costs more than to count.
  const timers = new Map<string, Timer>()
  const timerOf = (call: string, status: string): Timer => {
    const name = `${status} ${call}`
    const known = timers.get(name) ?? metrics.requestSeconds.labels(call, status)
    timers.set(name, known)
    return known
  }
  return (asking, raw, callOf, isStream) => {
    // The framework's own stopwatch runs only beside its own log, which is off.
    const began = performance.now()
    const { socket } = raw.req
    metrics.running.requests += 1
    connections.begin(socket)
    // The one event that comes, and comes once, whether the answer was read to its end or the client went away.
    raw.on('close', () => {
      metrics.running.requests -= 1
      connections.end(socket)
      const took = performance.now() - began
      const call = callOf()
      const status = raw.headersSent ? String(raw.statusCode) : 'gone'
      if (!isStream()) timerOf(call, status).observe(took / 1_000)
      log.info('request', {
        requestId: asking.id, call, status, ms: Math.round(took * 10) / 10, member: asking.memberId, ...asking.refusal,
      })
    })
  }
}

/** Names networks so that many tries of one show, and nobody reads in a log where people live. */
const networkNamer = (secret: string): ((network: string) => string) => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'networks in the log', 32))
  return (network) => createHmac('sha256', key).update(network).digest('base64url').slice(0, 12)
}

type Refused = Pick<Asking, 'id' | 'headers' | 'ip' | 'socket' | 'refusal'>
export type TellError = (error: unknown, asking: Refused, call: string) => ErrorAnswer

export const errorTeller = ({ log, metrics, environment }: Parts): TellError => {
  const nameOf = networkNamer(environment.secret)
  return (error, asking, call) => {
    const { id, headers } = asking
    const answer = errorAnswer(error, languageOf(headers), id)
    const { code, detail } = answer.body
    const about = error instanceof Failure ? error.about : undefined
    asking.refusal = { code, detail, from: nameOf(networkOf(clientAddress(asking))), about }
    if (!answer.expected) {
      metrics.errorsUnexpected.inc({ call })
      log.error('request failed', { requestId: id, call, sqlState: sqlStateOf(error), error })
    }
    return answer
  }
}
