// A node and NATS: who it says that it is, being refused for a while, and a stop while it is still being connected.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type NatsServer, prepareNats } from '../../testing/machine/nats-server.ts'
import { until } from '../../testing/until.ts'
import { openLog } from '../log.ts'
import { openMessages } from './nats-messages.ts'
import type { Messenger } from './topics.ts'

let nats: NatsServer
const open: Messenger[] = []
beforeAll(async () => {
  nats = await prepareNats()
})
afterEach(async () => {
  for (const messenger of open.splice(0)) await messenger.close()
  await nats.kill()
})
afterAll(() => nats.kill())

const node = (url: string) => {
  const [heard, logged]: [string[], string[]] = [[], []]
  const log = openLog('info', (line) => void logged.push(line))
  const messenger = openMessages({ url, log, heard: (topic) => void heard.push(topic) })
  open.push(messenger)
  const has = (status: string) => (): boolean => logged.some((line) => line.includes(`"status":"${status}"`))
  return { ...messenger, heard, logged, has }
}
const as = (who: string): string => nats.url.replace('//', `//${who}@`)

test.each([
  ['a user with a password', 'yard:p%40ss%3A1', ['--user', 'yard', '--pass', 'p@ss:1']],
  ['a token', 'a-token', ['--auth', 'a-token']],
])('%s in the address is told to NATS, and to no log', async (_, who, words) => {
  await nats.start(...words)
  const [left, right] = [node(as(who)), node(as(who))]
  for (const { has } of [left, right]) await until(has('connected'))
  right.heard.length = 0
  left.tell('outbox')
  await until(() => right.heard.length > 0)
  expect(right.heard).toEqual(['outbox'])
  expect(left.logged.join()).not.toMatch(/p@ss|p%40ss|a-token/)
})

test('whoever is refused again and again while a password is changed comes back when it fits', async () => {
  await nats.start('--user', 'yard', '--pass', 'old')
  const { has } = node(as('yard:old'))
  await until(has('connected'))
  await nats.kill()
  await nats.start('--user', 'yard', '--pass', 'new')
  await until(() => nats.said().split('authentication error').length > 3)
  await nats.kill()
  await nats.start('--user', 'yard', '--pass', 'old')
  await until(has('reconnect'))
  expect(has('lost')()).toBe(false)
})

test('a stop while it is being connected leaves no connection behind', async () => {
  const sockets: Socket[] = []
  const late = createServer((socket) => {
    sockets.push(socket)
    socket.on('data', (said) => {
      if (said.includes('PING')) socket.write('PONG\r\n')
    })
  }).listen(0, '127.0.0.1')
  await once(late, 'listening')
  const { port } = late.address() as AddressInfo
  const { close } = node(`nats://127.0.0.1:${port}`)
  await until(() => sockets.length > 0)
  const closed = close()
  const info = { server_id: 'late', version: '2.9.0', proto: 1, headers: true, max_payload: 1_000_000 }
  sockets[0]?.write(`INFO ${JSON.stringify(info)}\r\n`)
  await closed
  await until(() => sockets[0]?.destroyed === true)
  expect(sockets).toHaveLength(1)
  late.close()
})
