// Listens to live updates as a screen does: one request, read piece by piece, and taken up again by its last id.
import { eventsPath } from '../runtime/live/event-stream.ts'
import { until } from './until.ts'

export interface HeardEvent {
  readonly name: string
  readonly data: unknown
  readonly id: string | undefined
}

export interface LiveClient {
  readonly status: number
  readonly headers: Headers
  /** Everything but the opening word. */
  readonly heard: readonly HeardEvent[]
  readonly beats: () => number
  readonly lastId: () => string | undefined
  readonly openedId: () => string | undefined
  readonly ended: () => boolean
  /** Resolves when more than so many have been heard. */
  next(count: number): Promise<void>
  /** Resolves when the stream is over. */
  readonly reading: Promise<void>
  close(): Promise<void>
}

const readBlock = (block: string): { readonly fields: Map<string, string>; readonly beat: boolean } => {
  const lines = block.split('\n')
  const fields = new Map(lines.filter((line) => !line.startsWith(':')).map((line) => {
    const colon = line.indexOf(': ')
    return [line.slice(0, colon), line.slice(colon + 2)]
  }))
  return { fields, beat: lines.includes(': beat') }
}

export const openLiveClient = async (
  base: string, token: string | undefined, lastId?: string, scheme = 'Bearer',
): Promise<LiveClient> => {
  const control = new AbortController()
  const response = await fetch(base + eventsPath, {
    headers: {
      ...(token === undefined ? {} : { authorization: `${scheme} ${token}` }),
      ...(lastId === undefined ? {} : { 'last-event-id': lastId }),
    },
    signal: control.signal,
  })
  const heard: HeardEvent[] = []
  const waiting: (() => void)[] = []
  let [beats, opened, ended] = [0, false, false]
  let last = lastId
  let openedId: string | undefined
  const take = (block: string): void => {
    const { fields, beat } = readBlock(block)
    last = fields.get('id') ?? last
    if (beat) beats += 1
    const name = fields.get('event')
    if (name === 'open') [opened, openedId] = [true, fields.get('id')]
    else if (name !== undefined) {
      heard.push({ name, data: JSON.parse(fields.get('data') ?? 'null'), id: fields.get('id') })
      for (const wake of waiting.splice(0)) wake()
    }
  }
  const reading = (async () => {
    if (!response.ok || response.body === null) return response.body?.cancel()
    let rest = ''
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + piece).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) take(block)
    }
  })().catch(() => {}).finally(() => {
    ended = true
  })
  await until(() => opened || ended)
  return {
    status: response.status, headers: response.headers, heard,
    next: async (count) => {
      while (heard.length <= count && !ended) await new Promise<void>((resolve) => void waiting.push(resolve))
    },
    beats: () => beats, lastId: () => last, openedId: () => openedId, ended: () => ended, reading,
    close: async () => {
      control.abort()
      await reading
    },
  }
}

export interface Follower {
  readonly heard: readonly HeardEvent[]
  readonly connects: () => number
  /** Breaks the line once; it is taken up again by itself. */
  breakOff(): Promise<void>
  stop(): Promise<void>
}

/** Comes back with its last id whenever its line ends, for whatever reason. */
export const followLive = (base: () => string, token: string): Follower => {
  const heard: HeardEvent[] = []
  let [going, connects] = [true, 0]
  let client: LiveClient | undefined
  let end = (): void => {}
  const stopping = new Promise<void>((resolve) => {
    end = resolve
  })
  const following = (async () => {
    for (let lastId: string | undefined; going; ) {
      client = await openLiveClient(base(), token, lastId).catch(() => undefined)
      if (client?.status !== 200) continue
      connects += 1
      const current = client
      await Promise.race([current.reading, stopping])
      await current.close()
      heard.push(...current.heard)
      lastId = current.lastId()
    }
  })()
  return {
    get heard() {
      return client === undefined || client.ended() ? heard : [...heard, ...client.heard]
    },
    connects: () => connects,
    breakOff: async () => client?.close(),
    stop: async () => {
      going = false
      end()
      await following
    },
  }
}
