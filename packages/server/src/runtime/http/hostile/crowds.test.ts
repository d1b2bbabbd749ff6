// Clients who bring too much: thousands of silent connections, bodies of 64 MB, and little that unpacks to much.
import { connect, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { limits } from '@bidyard/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainAskerOf } from '../../../testing/plain-ask.ts'
import { startSampleApp, type SampleApp } from '../../../testing/sample/app.ts'

let app: SampleApp
beforeAll(async () => {
  app = await startSampleApp({}, { bounds: { headersMs: 60_000, bodyMs: 60_000, silentMs: 120_000 } })
})
afterAll(() => app.stop())

const words = '/bridge/public/api/v0/sample-words'
const hook = '/bridge/hooks/v0/samples'
const connections = () => new Promise<number>((resolve) => {
  app.server.server.getConnections((_, count) => resolve(count))
})
const gone = (socket: Socket): Promise<void> => new Promise((resolve) => void socket.once('close', () => resolve()))

test('two thousand connections that say nothing hold nobody up', async () => {
  const before = await connections()
  const silent: Socket[] = []
  // No more at once than the system lets wait at the door, where it would lose some.
  while (silent.length < 2_000) {
    for (let at = 0; at < 100; at++) silent.push(connect(Number(new URL(app.base).port), '127.0.0.1'))
    await expect.poll(connections, { timeout: 60_000, interval: 5 }).toBeGreaterThanOrEqual(before + silent.length)
  }
  const times: number[] = []
  for (let at = 0; at < 20; at++) {
    const began = performance.now()
    expect((await plainAskerOf(app.base)(words)).status).toBe(200)
    times.push(performance.now() - began)
  }
  expect(times.toSorted((one, other) => one - other)[10]).toBeLessThan(1_000)
  // They are there still: what was answered was answered beside them.
  expect(await connections()).toBeGreaterThanOrEqual(before + 2_000)
  const left = Promise.all(silent.map(gone))
  for (const socket of silent) socket.destroy()
  await left
})

const piece = Buffer.alloc(65_536, 'x')
const whole = 67_108_864

/** Sends as long as the server takes it, and says what came back and how much of the body it took. */
const pour = (head: string, framed: (bytes: Buffer) => Buffer): Promise<{ text: string; poured: number }> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(app.base).port), '127.0.0.1')
    let [text, poured] = ['', 0]
    socket.setEncoding('utf8').on('data', (said: string) => {
      text += said
    })
    socket.on('error', () => {})
    socket.on('close', () => resolve({ text, poured }))
    const more = (): void => {
      if (poured >= whole || !socket.writable) return
      poured += piece.length
      socket.write(framed(piece), more)
    }
    socket.write(`POST ${hook} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${head}\r\n\r\n`, more)
  })

test.each([
  ['told', `content-length: ${whole}`, (bytes: Buffer) => bytes],
  ['untold', 'transfer-encoding: chunked', (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])],
] as const)('a body of 64 MB, %s, is refused and not taken to its end', async (_, head, framed) => {
  const { text, poured } = await pour(head, framed)
  expect(text).toMatch(/^HTTP\/1\.1 413 /)
  expect(text).toContain('"TOO_LARGE"')
  // What lies in the buffers of two sockets was sent, but nobody read it.
  expect(poured).toBeLessThan(whole / 4)
})

test('a body that was pressed together is not unfolded', async () => {
  const bomb = gzipSync(Buffer.from(`{"a":"${'x'.repeat(whole)}"}`))
  expect(bomb.length).toBeLessThan(limits.bodyBytes)
  const began = process.memoryUsage().rss
  const answer = await fetch(app.base + hook, {
    method: 'POST', body: bomb, headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  })
  expect(answer.status).toBe(415)
  expect(process.memoryUsage().rss - began).toBeLessThan(whole / 2)
})
