// Times, counts and logs every request to its end, and what went wrong with it, whichever way it was answered.
import type { ServerResponse } from 'node:http'
import type { Asking } from '../asking.ts'
import { languageOf } from '../call/read-request.ts'
import { sqlStateOf } from '../database/sql-state.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { type ErrorAnswer, errorAnswer } from './answer.ts'

interface Parts {
  readonly log: Log
  readonly metrics: Metrics
}

export type WatchRequest = (
  asking: Pick<Asking, 'id' | 'memberId'>, raw: ServerResponse, callOf: () => string, isStream: () => boolean,
) => void

export const requestWatcher = ({ log, metrics }: Parts): WatchRequest => {
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
    metrics.running.requests += 1
    // The one event that comes, and comes once, whether the answer was read to its end or the client went away.
    raw.on('close', () => {
      metrics.running.requests -= 1
      const took = performance.now() - began
      const call = callOf()
      const status = raw.headersSent ? String(raw.statusCode) : 'gone'
      if (!isStream()) timerOf(call, status).observe(took / 1_000)
      log.info('request', {
        requestId: asking.id, call, status, ms: Math.round(took * 10) / 10, member: asking.memberId,
      })
    })
  }
}

export type TellError = (error: unknown, asking: Pick<Asking, 'id' | 'headers'>, call: string) => ErrorAnswer

export const errorTeller = ({ log, metrics }: Parts): TellError => (error, { id, headers }, call) => {
  const answer = errorAnswer(error, languageOf(headers), id)
  if (!answer.expected) {
    metrics.errorsUnexpected.inc({ call })
    log.error('request failed', { requestId: id, call, sqlState: sqlStateOf(error), error })
  }
  return answer
}
