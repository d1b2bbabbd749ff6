// Presses long answers together on their way to whoever can unpack them: a list of cars shrinks to a fifth.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Shorter ones fit into the first packets anyway. */
const leastLength = 1_500

// Quick rather than tight: an answer is made once and read once.
const brotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })

/** Long enough for the way that it travels to depend on who takes it. */
export const isLong = (text: string): boolean => text.length >= leastLength

export interface Squeezed {
  readonly encoding: 'br' | 'gzip'
  readonly bytes: Buffer
}

/**
 * Undefined for whoever can unpack nothing. Nobody can guess secrets by the length of what is squeezed: no foreign page
 * makes a browser ask as somebody, because sessions travel in a header of ours and not in a cookie.
 */
export const squeeze = async (text: string, accepted = ''): Promise<Squeezed | undefined> => {
  if (/\bbr\b/.test(accepted)) return { encoding: 'br', bytes: await brotli(Buffer.from(text)) }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', bytes: await promisify(gzip)(text, { level: 4 }) }
  return undefined
}

export const sendSqueezed = async (
  request: FastifyRequest, reply: FastifyReply, text: string,
): Promise<FastifyReply> => {
  if (!isLong(text)) return reply.send(text)
  const vary = reply.getHeader('vary')
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`)
  const squeezed = await squeeze(text, request.headers['accept-encoding'])
  if (squeezed === undefined) return reply.send(text)
  return reply.header('content-encoding', squeezed.encoding).send(squeezed.bytes)
}
