// Serves the built web: read once at start, compressed beforehand, kept by browsers where the name holds a hash.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RunEnvironment } from '../../environment.ts'
import { refuse } from '../../failure.ts'
import { allowFraming, type AncestorsOf } from './framed-pages.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml', '.png': 'image/png', '.ico': 'image/x-icon', '.webp': 'image/webp', '.woff2': 'font/woff2',
  '.json': 'application/json', '.webmanifest': 'application/manifest+json', '.txt': 'text/plain; charset=utf-8',
}
const squeezable = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])

interface WebFile {
  readonly type: string
  readonly etag: string
  readonly cache: string
  readonly plain: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

// Strong enough to beat what a proxy would do on the fly, quick enough for a start: for what the build left as it is.
const brotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })

/** The page says which environment it belongs to; a build knows only that of its own machine. */
const namePage = (page: Buffer, run: RunEnvironment): Buffer =>
  Buffer.from(page.toString().replace(/(<meta name="app-namespace" content=")[^"]*/, `$1${run}`))

/** What the build has squeezed already, by its path. */
type Squeezed = ReadonlyMap<string, () => Promise<Buffer>>

const readWebFile = async (
  folder: string, path: string, run: RunEnvironment, besides: Squeezed,
): Promise<WebFile> => {
  const read = await readFile(join(folder, path))
  const plain = path === 'index.html' ? namePage(read, run) : read
  const extension = extname(path)
  // The build names them by what is in them.
  const hashed = path.startsWith(`assets${sep}`)
  const compressed = !squeezable.has(extension) || plain.length <= 512 ? {} : {
    br: await besides.get(`${path}.br`)?.() ?? await brotli(plain),
    gzip: await besides.get(`${path}.gz`)?.() ?? await promisify(gzip)(plain, { level: 9 }),
  }
  return {
    type: types[extension] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    cache: hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    plain, ...compressed,
  }
}

const readFolder = async (folder: string, run: RunEnvironment): Promise<ReadonlyMap<string, WebFile>> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found.filter((one) => one.isFile()).map((one) => relative(folder, join(one.parentPath, one.name)))
  const isBeside = (path: string): boolean => /\.(?:br|gz)$/.test(path)
  const besides = new Map(paths.filter(isBeside).map((path) => [path, () => readFile(join(folder, path))]))
  const files = new Map<string, WebFile>()
  for (const path of paths.filter((one) => !isBeside(one)))
    files.set(`/${path.split(sep).join('/')}`, await readWebFile(folder, path, run, besides))
  return files
}

const send = (request: FastifyRequest, reply: FastifyReply, file: WebFile): FastifyReply => {
  reply.headers({ 'cache-control': file.cache, etag: file.etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match'] === file.etag) return reply.status(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  reply.type(file.type)
  if (file.br !== undefined && /\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(file.br)
  if (file.gzip !== undefined && /\bgzip\b/.test(accepted))
    return reply.header('content-encoding', 'gzip').send(file.gzip)
  return reply.send(file.plain)
}

// Programs ask here and must hear 404 in the envelope, never a page.
const forPrograms = /^\/(bridge|files|openapi)\b/

/** Every other address is a screen of the application, which the router in the browser knows. */
export const addWebFiles = async (
  server: FastifyInstance, folder: string, given: { readonly run: RunEnvironment; readonly ancestorsOf?: AncestorsOf },
): Promise<void> => {
  const { ancestorsOf = async () => undefined } = given
  const files = await readFolder(folder, given.run)
  const page = files.get('/index.html')
  if (page === undefined) throw new Error(`there is no index.html in ${folder}`)
  server.get('/*', { config: { call: 'web' } }, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const file = files.get(path)
    if (file !== undefined) return send(request, reply, file)
    if (forPrograms.test(path) || extname(path) !== '') throw refuse('notFound')
    const ancestors = await ancestorsOf(path)
    if (ancestors !== undefined) allowFraming(reply, ancestors)
    return send(request, reply, page)
  })
}
