// Listens to what happens on the server: one stream, opened again with growing patience, going on where it ended.
import { noteNews } from '../wire/news.ts'
import { createSseParser, type ServerEvent } from './sse-parser.ts'

export type LiveState = 'connecting' | 'open' | 'waiting' | 'refused'

export interface LiveOptions {
  readonly address: string
  /** Read anew for each attempt, because sessions change. */
  readonly headers: () => Readonly<Record<string, string>>
  readonly onEvent: (event: ServerEvent) => void
  readonly onState?: ((state: LiveState) => void) | undefined
  readonly signal: AbortSignal
  /** The server beats every 15 seconds; so long without a sound means that the line is dead. */
  readonly silenceMs?: number | undefined
  readonly firstWaitMs?: number | undefined
}

const longestWaitMs = 30_000
/** A line that was open is asked for again soon: the server ends it when the viewer may not look any more. */
const promptWaitMs = 250

/** Waits, but not beyond the end and not when the net comes back. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      globalThis.removeEventListener?.('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
    globalThis.addEventListener?.('online', done)
  })

/** Calls the stream off when nothing has been heard for too long, and when nobody listens any more. */
const watchSilence = (ms: number, signal: AbortSignal) => {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(() => controller.abort(), ms)
  }
  heard()
  const end = () => {
    clearTimeout(timer)
    controller.abort()
  }
  return { heard, end, signal: AbortSignal.any([signal, controller.signal]) }
}

/** Safari reads a stream piece by piece only when it is asked for each of them. */
const readAll = async (body: NonNullable<Response['body']>, onText: (text: string) => void): Promise<void> => {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) onText(piece.value)
}

/** Refusals that another attempt does not change: signed out, or too old an application. */
const isFinal = (status: number): boolean => status >= 400 && status < 500 && status !== 408 && status !== 429

interface Line {
  lastId: string | undefined
  waitMs: number
  wasOpen: boolean
}

const listenOnce = async (options: LiveOptions, line: Line): Promise<'refused' | 'ended'> => {
  const silence = watchSilence(options.silenceMs ?? 45_000, options.signal)
  try {
    const response = await fetch(options.address, {
      headers: {
        ...options.headers(),
        accept: 'text/event-stream',
        ...(line.lastId === undefined ? {} : { 'last-event-id': line.lastId }),
      },
      cache: 'no-store',
      credentials: 'omit',
      // What one came to see goes first; this line is never finished anyway.
      priority: 'low',
      signal: silence.signal,
    })
    if (!response.ok || response.body === null) {
      await response.body?.cancel()
      return isFinal(response.status) ? 'refused' : 'ended'
    }
    options.onState?.('open')
    line.wasOpen = true
    line.waitMs = options.firstWaitMs ?? 1_000
    const feed = createSseParser({
      onEvent: (event) => {
        line.lastId = event.id ?? line.lastId
        noteNews()
        options.onEvent(event)
      },
      onRetry: (ms) => {
        line.waitMs = ms
      },
    })
    await readAll(response.body, (text) => {
      silence.heard()
      feed(text)
    })
    return 'ended'
  } catch {
    return 'ended'
  } finally {
    // However it ended: a line that is left open takes one of the few that a browser has for a server.
    silence.end()
  }
}

export const listen = async (options: LiveOptions): Promise<void> => {
  const { signal, onState } = options
  const line: Line = { lastId: undefined, waitMs: options.firstWaitMs ?? 1_000, wasOpen: false }
  while (!signal.aborted) {
    onState?.('connecting')
    const end = await listenOnce(options, line)
    if (signal.aborted) return
    if (end === 'refused') return onState?.('refused')
    onState?.('waiting')
    // Uneven waits, so that not everybody comes back in the same instant after an outage.
    const waitMs = line.wasOpen ? Math.min(line.waitMs, promptWaitMs) : line.waitMs
    await pause(waitMs * (0.5 + Math.random()), signal)
    if (!line.wasOpen) line.waitMs = Math.min(line.waitMs * 2, longestWaitMs)
    line.wasOpen = false
  }
}
