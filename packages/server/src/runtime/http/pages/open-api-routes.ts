// Serves the OpenAPI document, 3.1 and 3.0: made and packed once, when somebody asks for it first.
import type { DocumentOptions } from '@bidyard/contract/openapi/document'
import type { FastifyInstance } from 'fastify'
import { askThread } from '../../threads/ask-thread.ts'
import type { PackedDocument } from './pack-open-api.ts'

const places = { '3.1': '/openapi.json', '3.0': '/openapi-3.0.json' } as const

const pack = (options: DocumentOptions): Promise<PackedDocument> =>
  askThread(new URL('./pack-open-api.ts', import.meta.url), options)

type About = Pick<DocumentOptions, 'environment' | 'serverUrl'>

export const addOpenApiRoutes = (server: FastifyInstance, options: About): void => {
  for (const version of ['3.1', '3.0'] as const) {
    let known: Promise<PackedDocument> | undefined
    const document = (): Promise<PackedDocument> => {
      known ??= pack({ ...options, version }).catch((cause: unknown) => {
        known = undefined
        throw cause
      })
      return known
    }
    server.get(places[version], { config: { call: 'openapi' } }, async (request, reply) => {
      const { plain, gzip, tag } = await document()
      reply.headers({ etag: tag, 'cache-control': 'no-cache', vary: 'accept-encoding' })
      if (request.headers['if-none-match']?.includes(tag) === true) return reply.status(304).send()
      reply.type('application/json; charset=utf-8')
      if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(Buffer.from(plain))
      return reply.header('content-encoding', 'gzip').send(Buffer.from(gzip))
    })
  }
}
