// The addresses of the disk's storage: the upload form and the upload link as a bucket has them, and the read link.
import { limits } from '@bidyard/contract/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withLongBody } from '../../../runtime/http/long-bodies.ts'
import { fileHeaders } from '../file-headers.ts'
import { type DiskStorage, readPath, type Received, type UploadFault, uploadPath } from './disk-storage.ts'

const statuses: Readonly<Record<UploadFault, number>> = {
  MalformedPOSTRequest: 400, InvalidPolicyDocument: 400, EntityTooLarge: 400, EntityTooSmall: 400, IncompleteBody: 400,
  InvalidAccessKeyId: 403, SignatureDoesNotMatch: 403, ExpiredPolicy: 403, PolicyConditionFailed: 403,
  AccessDenied: 403,
  MissingContentLength: 411,
}

/** Programs that know S3 read its codes; ours only looks at the status. */
const answerFault = (reply: FastifyReply, fault: UploadFault, field: string | undefined): FastifyReply => {
  const named = field !== undefined && /^[a-z0-9-]{1,60}$/.test(field) ? `<Condition>${field}</Condition>` : ''
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${fault}</Code>${named}</Error>`
  // The rest of the body need not be waited for.
  return reply.status(statuses[fault]).header('connection', 'close').type('application/xml').send(xml)
}

const answerReceived = (reply: FastifyReply, { fault, field }: Received, stored: 200 | 204): FastifyReply =>
  fault === undefined ? reply.status(stored).send() : answerFault(reply, fault, field)

/** A phone in a car park needs its time for a photo; silence and the whole of it are bounded all the same. */
const receive = ({ raw, signal }: FastifyRequest, read: () => Promise<Received>): Promise<Received> => {
  signal.addEventListener('abort', () => raw.destroy(), { once: true })
  return withLongBody(raw.socket, read)
}

const lengthOf = (value: string | undefined): number => (value === undefined ? 0 : Number(value))

export const addDiskRoutes = (server: FastifyInstance, disk: DiskStorage, formBytesMax: number): void => {
  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The bodies are read as they stream in; nothing is held or parsed before its right is known.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

    scope.post(uploadPath, {
      config: { call: 'storage.form' }, handlerTimeout: limits.uploadMs,
    }, async (request, reply) => {
      const { headers, raw } = request
      if (lengthOf(headers['content-length']) > formBytesMax) return answerFault(reply, 'EntityTooLarge', undefined)
      return answerReceived(reply, await receive(request, () => disk.receiveForm(headers['content-type'], raw)), 204)
    })
    scope.put<{ Params: { '*': string } }>(`${uploadPath}/*`, {
      config: { call: 'storage.put' }, handlerTimeout: limits.uploadMs,
    }, async (request, reply) => {
      const received = await receive(request, () => disk.receivePut({
        key: request.params['*'], query: request.query, body: request.raw,
        contentType: request.headers['content-type'], contentLength: request.headers['content-length'],
      }))
      return answerReceived(reply, received, 200)
    })
    scope.get<{ Params: { '*': string } }>(`${readPath}/*`, {
      config: { call: 'storage.read' }, exposeHeadRoute: false,
    }, async (request, reply) => {
      const shown = await disk.show(request.params['*'], request.query)
      if (shown === undefined) return reply.callNotFound()
      return reply
        .headers(fileHeaders(shown))
        .header('cache-control', `private, max-age=${shown.secondsLeft}, immutable`)
        .send(shown.content)
    })
  })
}
