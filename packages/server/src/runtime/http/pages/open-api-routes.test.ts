// The OpenAPI document as a client gets it.
import { gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { addOpenApiRoutes } from './open-api-routes.ts'

const server = fastify()
addOpenApiRoutes(server, { environment: 'production' })

it.each([['/openapi.json', '3.1'], ['/openapi-3.0.json', '3.0']])('serves %s as OpenAPI %s', async (url, version) => {
  const answer = await server.inject({ url })
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(answer.json<{ openapi: string }>().openapi.slice(0, 3)).toBe(version)
})

it('packs the document for whoever can unpack it, and it is the same', async () => {
  const plain = await server.inject({ url: '/openapi.json' })
  const answer = await server.inject({ url: '/openapi.json', headers: { 'accept-encoding': 'br, gzip' } })
  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(answer.rawPayload).toString()).toBe(plain.body)
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
})

it('sends nothing again to whoever has it', async () => {
  const { headers } = await server.inject({ url: '/openapi.json' })
  const again = await server.inject({ url: '/openapi.json', headers: { 'if-none-match': String(headers['etag']) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  const other = await server.inject({ url: '/openapi.json', headers: { 'if-none-match': '"older"' } })
  expect(other.statusCode).toBe(200)
})
