// The live stream against a real server: it goes on where it ended, and gives up only when it is refused.
import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { startSmallServer, type Answering } from '../../testing/small-server.ts'
import { newsAgoMs } from '../wire/news.ts'
import { listen, type LiveState } from './live.ts'
import type { ServerEvent } from './sse-parser.ts'

interface Scene {
  readonly events: ServerEvent[]
  readonly states: LiveState[]
  readonly server: Awaited<ReturnType<typeof startSmallServer>>
  /** Comes true once the events heard so far fulfil it. */
  readonly until: (condition: (scene: Scene) => boolean) => Promise<void>
  readonly ended: Promise<void>
}

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

const play = async (answer: Answering, silenceMs = 20_000, hear: () => void = () => {}): Promise<Scene> => {
  const server = await startSmallServer(answer)
  const controller = new AbortController()
  const waiting = new Set<() => void>()
  const check = () => {
    for (const look of waiting) look()
  }
  const [events, states]: [ServerEvent[], LiveState[]] = [[], []]
  const ended = listen({
    address: `${server.origin}/events`,
    headers: () => ({ authorization: 'Bearer token' }),
    onEvent: (event) => {
      events.push(event)
      check()
      hear()
    },
    onState: (state) => {
      states.push(state)
      check()
    },
    signal: controller.signal,
    silenceMs,
    firstWaitMs: 2,
  })
  ends.push(async () => {
    controller.abort()
    await ended
    await server.stop()
  })
  const scene: Scene = {
    events,
    states,
    server,
    ended,
    until: (condition) =>
      new Promise((resolve) => {
        const look = () => {
          if (!condition(scene)) return
          waiting.delete(look)
          resolve()
        }
        waiting.add(look)
        look()
      }),
  }
  return scene
}

const begin = (response: ServerResponse): ServerResponse =>
  response.writeHead(200, { 'content-type': 'text/event-stream' })

describe('the live stream', () => {
  it('tells what it hears', async () => {
    const scene = await play((_asked, response) => begin(response).write('id: 1\nevent: changed\ndata: {"a":1}\n\n'))
    await scene.until(({ events }) => events.length === 1)
    expect(scene.events).toEqual([{ name: 'changed', data: '{"a":1}', id: '1' }])
    expect(scene.server.asked[0]?.headers).toMatchObject({ authorization: 'Bearer token', accept: 'text/event-stream' })
  })

  it('lets no list be older than what it tells', async () => {
    const began = performance.now()
    const scene = await play((_asked, response) => begin(response).write('data: news\n\n'))
    await scene.until(({ events }) => events.length === 1)
    expect(newsAgoMs()).toBeLessThanOrEqual(performance.now() - began)
  })

  it('goes on after the last event when the line breaks', async () => {
    const scene = await play((asked, response) => {
      const id = Number(asked.headers['last-event-id'] ?? 0) + 1
      begin(response).end(`id: ${id}\ndata: ${id}\n\n`)
    })
    await scene.until(({ events }) => events.length >= 3)
    expect(scene.events.slice(0, 3).map(({ data }) => data)).toEqual(['1', '2', '3'])
  })

  it('comes back when the server is down for a while', async () => {
    let attempts = 0
    const scene = await play((_asked, response) => {
      attempts += 1
      if (attempts === 1) response.destroy()
      else if (attempts === 2) response.writeHead(503).end()
      else begin(response).write('data: back\n\n')
    })
    await scene.until(({ events }) => events.length === 1)
    expect(scene.states).toEqual(['connecting', 'waiting', 'connecting', 'waiting', 'connecting', 'open'])
  })

  it('takes a line without a sound for dead and opens another', async () => {
    const scene = await play((_asked, response) => begin(response).flushHeaders(), 30)
    await scene.until(({ server }) => server.asked.length >= 2)
    expect(scene.states.filter((state) => state === 'open').length).toBeGreaterThanOrEqual(1)
  })

  it('hears in a browser that walks through no stream, and leaves no line behind that it gave up', async () => {
    const { prototype } = ReadableStream
    const walks = Object.getOwnPropertyDescriptor(prototype, Symbol.asyncIterator)
    Reflect.deleteProperty(prototype, Symbol.asyncIterator)
    ends.push(async () => void Object.defineProperty(prototype, Symbol.asyncIterator, walks ?? {}))
    let left = 0
    const scene = await play((_asked, response) => {
      response.once('close', () => (left += 1))
      begin(response).write('data: one\n\n')
    })
    await scene.until(({ events }) => events.length === 1)
    expect(scene.server.asked).toHaveLength(1)
    const broken = await play((_asked, response) => {
      response.once('close', () => (left += 1))
      begin(response).write('data: no way to tell\n\n')
    }, 20_000, () => {
      throw new Error('whoever hears it fails')
    })
    await broken.until(({ server }) => server.asked.length === 3)
    await expect.poll(() => left).toBeGreaterThanOrEqual(2)
  })

  it('gives up when it is refused', async () => {
    const scene = await play((_asked, response) => response.writeHead(401).end())
    await scene.ended
    expect(scene.states).toEqual(['connecting', 'refused'])
    expect(scene.server.asked).toHaveLength(1)
  })
})
