// Serves the OpenAPI document, 3.1 and 3.0: made and packed once, at start.
import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { OpenApiDocument } from '@bidyard/contract/openapi/document'
import type { FastifyInstance } from 'fastify'

export type OpenApiVersion = '3.1' | '3.0'

const places: Readonly<Record<OpenApiVersion, string>> = { '3.1': '/openapi.json', '3.0': '/openapi-3.0.json' }

const packed = (document: OpenApiDocument) => {
  const plain = Buffer.from(JSON.stringify(document))
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return { plain, gzip: gzipSync(plain), tag: `"${tag}"` }
}

export const addOpenApiRoutes = (
  server: FastifyInstance,
  documentOf: (version: OpenApiVersion) => OpenApiDocument,
): void => {
  for (const version of ['3.1', '3.0'] as const) {
    const { plain, gzip, tag } = packed(documentOf(version))
    server.get(places[version], { config: { call: 'openapi' } }, async (request, reply) => {
      reply.headers({ etag: tag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
      if (request.headers['if-none-match']?.includes(tag) === true) return reply.status(304).send()
      reply.type('application/json; charset=utf-8')
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain)
      return reply.header('content-encoding', 'gzip').send(gzip)
    })
  }
}
