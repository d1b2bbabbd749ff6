// Clients that take their time, or none at all: each is cut off when its bound is over, and costs the others nothing.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { limits } from '@bidyard/contract/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { plainAskerOf } from '../../testing/plain-ask.ts'
import { rawAsk } from '../../testing/raw-ask.ts'
import { startSampleApp, type SampleApp } from '../../testing/sample/app.ts'
import { boundsOf } from '../bounds.ts'

let app: SampleApp
beforeAll(async () => {
  app = await startSampleApp({ BIDYARD_PROXIES: '1' }, { bounds: { headersMs: 300, bodyMs: 500, silentMs: 900 } })
})
afterAll(() => app.stop())

const path = '/bridge/public/api/v0/samples/1/poke'
const head = `POST ${path} HTTP/1.1\r\nhost: x\r\napp-namespace: local\r\ncontent-type: application/json\r\n`

/** One more byte every few milliseconds, so that the connection is never silent. */
const drip = (socket: Socket): void => {
  const timer = setInterval(() => socket.writable && socket.write('x'), 20)
  socket.once('close', () => clearInterval(timer))
}

const expectCut = ({ status, text, ms }: { status: number; text: string; ms: number }, fromMs: number): void => {
  expect(status).toBe(400)
  expect(text).toContain('"0004.invalidHeadersSchema"')
  expect(text).toContain('요청이 제시간에 도착하지 않았습니다.')
  expect(text).toMatch(/connection: close/i)
  expect(ms).toBeGreaterThan(fromMs - 50)
  expect(ms).toBeLessThan(fromMs + 2_000)
}

test.each([
  ['that stops in the first line', 'GET / HT'],
  ['that stops in a header', `${head}x-long: aaa`],
])('a client %s is cut off', async (_, text) => {
  expectCut(await rawAsk(app.base, text), 300)
})

test('a client that says nothing is cut off without a word', async () => {
  const { text, ms } = await rawAsk(app.base, '')
  expect(text).toBe('')
  expect(ms).toBeGreaterThan(250)
  expect(ms).toBeLessThan(2_300)
})

test('a client that drips its headers is cut off', async () => {
  expectCut(await rawAsk(app.base, `${head}x-long: `, drip), 300)
})

test('a client that drips its body is cut off', async () => {
  expectCut(await rawAsk(app.base, `${head}content-length: 100000\r\n\r\n{"a":"`, drip), 500)
})

test('a client that stops in its body is cut off', async () => {
  expectCut(await rawAsk(app.base, `${head}content-length: 100\r\n\r\n{"a":"`), 500)
})

test('a client that never reads its answers loses its connection', async () => {
  const connections = () => new Promise<number>((resolve) => {
    app.server.server.getConnections((_, count) => resolve(count))
  })
  await expect.poll(connections).toBe(0)
  const taken = once(app.server.server, 'connection')
  const socket = connect(Number(new URL(app.base).port), '127.0.0.1')
  const gone = new Promise<void>((resolve) => void socket.once('close', () => resolve()))
  socket.on('error', () => {})
  socket.pause()
  // Of an address of its own, so that the turns of the others are not spent.
  const request = `GET /bridge/public/api/v0/sample-words HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.1\r\n\r\n`
  socket.write(request.repeat(20_000))
  await taken
  await expect.poll(connections, { timeout: 10_000 }).toBe(0)
  socket.resume()
  await gone
})

test('two hundred slow clients at once hold nobody up', async () => {
  const slow = Promise.all(Array.from({ length: 200 }, () => rawAsk(app.base, `${head}x-long: aaa`)))
  for (let at = 0; at < 20; at++)
    expect((await plainAskerOf(app.base)(path, { method: 'POST' })).status).toBe(200)
  expect(new Set((await slow).map(({ status }) => status))).toEqual(new Set([400]))
})

test('outside tests the bounds are those of the contract', async () => {
  const own = await startSampleApp()
  const { headersTimeout, requestTimeout, timeout } = own.server.server
  expect([headersTimeout, requestTimeout, timeout]).toEqual([limits.headersMs, limits.bodyMs, boundsOf().silentMs])
  await own.stop()
})
