// Asks the server: the one place of the web that fetches answers.
import type { AskOf, CallDefinition, ReceivedOf } from '@bidyard/contract/call'
import { nextTask } from '../ui/painted.ts'
import { CallFailure } from './call-failure.ts'
import { earlyKey, takeEarly } from './wire/early.ts'
import { open } from './wire/envelope.ts'
import { runEnvironment } from './environment.ts'
import { noteNews } from './wire/news.ts'
import { requestOf, type Surroundings } from './wire/request.ts'
import { noteServerTime } from './server-time.ts'
import { currentSession, endSession } from './session.ts'

export interface AskOptions {
  readonly signal?: AbortSignal | undefined
  readonly idempotencyKey?: string | undefined
  readonly timeoutMs?: number | undefined
}

const timeoutMs = 20_000

export const surroundings = (): Surroundings => ({
  origin: '',
  namespace: runEnvironment(),
  language: document.documentElement.lang,
  pageAddress: location.href,
  authorization: currentSession()?.authorization ?? null,
})

const failureOf = (error: unknown, given: AbortSignal | undefined): unknown => {
  // Whoever calls off an ask does not want to hear about it as a failure.
  if (given?.aborted === true) return error
  const late = error instanceof DOMException && error.name === 'TimeoutError'
  return new CallFailure({ kind: late ? 'timeout' : 'network' })
}

interface Heard {
  readonly response: Response
  readonly text: string
}

interface Wish extends AskOptions {
  readonly who: string | null
}

const hear = async (address: string, init: RequestInit, options: Wish): Promise<Heard> => {
  const limit = AbortSignal.timeout(options.timeoutMs ?? timeoutMs)
  const signal = options.signal === undefined ? limit : AbortSignal.any([options.signal, limit])
  const early = takeEarly(earlyKey(address, init, options.who))
  const sentAt = early?.askedAt ?? Date.now()
  try {
    const response = await (early?.response ?? fetch(address, { ...init, signal }))
    await early?.followed
    // What the browser kept of an earlier answer carries none, and its date is that of then.
    const serverTime = response.headers.get('x-server-time')
    if (serverTime !== null) noteServerTime(serverTime, sentAt, early?.heardAt ?? Date.now())
    return { response, text: await response.text() }
  } catch (error) {
    throw failureOf(error, options.signal)
  }
}

const secondsOf = (header: string | null): number | undefined =>
  header === null ? undefined : Number(header) || undefined

export const createClient = (around: () => Surroundings) =>
  async <D extends CallDefinition>(definition: D, ask: AskOf<D>, options: AskOptions = {}): Promise<ReceivedOf<D>> => {
    const { authorization, ...rest } = around()
    // Parts that come together ask together, and each question takes a phone milliseconds.
    await nextTask()
    const { address, init } = requestOf(definition, ask, { ...rest, authorization }, options.idempotencyKey)
    const changes = definition.method !== 'GET' && definition.isLook !== true
    const { response, text } = await hear(address, init, { ...options, who: authorization })
      // It may have happened although no answer came.
      .finally(() => {
        if (changes) noteNews()
      })
    // The session ended on the server; another one may have begun here in the meantime.
    const isCurrent = authorization !== null && currentSession()?.authorization === authorization
    if (response.status === 401 && isCurrent) {
      endSession('over')
      // While its end waits, no screen shows a fault instead of what it shows.
      if (!changes && currentSession() !== null) return new Promise(() => undefined)
    }
    return open({
      status: response.status,
      requestId: response.headers.get('x-request-id') ?? undefined,
      retryAfterSeconds: secondsOf(response.headers.get('retry-after')),
      text,
    }) as ReceivedOf<D>
  }

export type Ask = ReturnType<typeof createClient>

export const askServer: Ask = createClient(surroundings)
