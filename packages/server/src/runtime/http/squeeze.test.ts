// Long answers are pressed together for those who can unpack them, and only for those.
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify, { type FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { sendSqueezed } from './squeeze.ts'

const long = '자동차 '.repeat(2_000)
const server = fastify()
server.get('/long', (request, reply) => sendSqueezed(request, reply, [long]))
const varied = (reply: FastifyReply): FastifyReply => reply.header('vary', 'authorization')
server.get('/varied', (request, reply) => sendSqueezed(request, varied(reply), ['자동', long.slice(2)]))
server.get('/short', (request, reply) => sendSqueezed(request, varied(reply), ['짧', '다']))

const texts = ['차'.repeat(2_000), '車'.repeat(3_000), '🚗'.repeat(2_000), 'é'.repeat(500_000)]
server.get('/texts/:at', (request, reply) =>
  sendSqueezed(request, reply, ['"', texts[Number((request.params as { readonly at: string }).at)] ?? '', '"']))

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

test('long answers of any length keep their own bytes while others are made', async () => {
  const quoted = texts.map((text) => `"${text}"`)
  const answers = await Promise.all(texts.map((_, at) => ask(`/texts/${at}`, 'identity')))
  expect(answers.map(({ payload }) => payload)).toEqual(quoted)
  const lengths = answers.map(({ headers }) => Number(headers['content-length']))
  expect(lengths).toEqual(quoted.map((text) => Buffer.byteLength(text)))
})
