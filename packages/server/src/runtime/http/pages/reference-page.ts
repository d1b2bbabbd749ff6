// Serves the browsable reference of the calls: a few static files of our own, read once at start.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const folder = path.join(import.meta.dirname, '..', '..', '..', '..', 'reference-page')

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

const readFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    const type = types[path.extname(file)]
    if (type === undefined) return []
    const bytes = readFileSync(path.join(folder, file))
    const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    return [{ name: file.split(path.sep).join('/'), bytes, tag, type }]
  })

/** The page reads /openapi.json, so that document must be served beside it. */
export const addReferencePage = (server: FastifyInstance): void => {
  for (const { name, bytes, tag, type } of readFiles()) {
    const send = async (request: FastifyRequest, reply: FastifyReply) => {
      reply.headers({ 'cache-control': 'no-cache', etag: tag })
      return request.headers['if-none-match'] === tag ? reply.status(304).send() : reply.type(type).send(bytes)
    }
    server.get(name === 'index.html' ? '/reference' : `/reference/${name}`, { config: { call: 'reference' } }, send)
  }
}
