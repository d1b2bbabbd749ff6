// Long answers are pressed together for those who can unpack them, and only for those.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendSqueezed } from './squeeze.ts'

const long = '자동차 '.repeat(2_000)
const server = fastify()
server.get('/long', (request, reply) => sendSqueezed(request, reply, long))
server.get('/varied', (request, reply) => sendSqueezed(request, reply.header('vary', 'authorization'), long))
server.get('/short', (request, reply) => sendSqueezed(request, reply.header('vary', 'authorization'), '짧다'))

const ask = (url: string, accepted: string) => server.inject({ url, headers: { 'accept-encoding': accepted } })

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync], ['gzip', 'gzip, deflate', gunzipSync],
] as const)('a long answer travels as %s to whoever takes %s', async (encoding, accepted, unpack) => {
  const answer = await ask('/long', accepted)
  expect([answer.headers['content-encoding'], answer.headers['vary']]).toEqual([encoding, 'accept-encoding'])
  expect(answer.rawPayload.length).toBeLessThan(long.length / 5)
  expect(unpack(answer.rawPayload).toString()).toBe(long)
  expect((await ask('/varied', accepted)).headers['vary']).toBe('authorization, accept-encoding')
})

test('a long answer travels as it is to whoever takes nothing else, and a short one to everybody', async () => {
  const [plain, short] = [await ask('/long', 'identity'), await ask('/short', 'br')]
  expect([plain.headers['content-encoding'], plain.payload]).toEqual([undefined, long])
  expect([short.headers['content-encoding'], short.payload]).toEqual([undefined, '짧다'])
  expect(short.headers['vary']).toBe('authorization')
})
