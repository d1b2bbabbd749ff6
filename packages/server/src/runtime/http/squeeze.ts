// Presses long answers together on their way to whoever can unpack them: a list of cars shrinks to a fifth.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Shorter ones fit into the first packets anyway. */
const leastLength = 1_500

// Quick rather than tight: an answer is made once and read once.
const brotli = (bytes: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })

// Where a text becomes bytes before anybody knows how many: to measure it beforehand takes longer than to copy them.
const desk = Buffer.allocUnsafeSlow(512 * 1_024)
const bytesOfCharacterMax = 3

const lengthOf = (pieces: readonly string[]): number => pieces.reduce((sum, { length }) => sum + length, 0)

const bytesOf = (pieces: readonly string[]): Buffer => {
  if (lengthOf(pieces) * bytesOfCharacterMax > desk.length) return Buffer.from(pieces.join(''))
  let end = 0
  for (const piece of pieces) end += desk.write(piece, end)
  return Buffer.from(desk.subarray(0, end))
}

/** Long enough for the way that it travels to depend on who takes it. */
export const isLong = (pieces: readonly string[]): boolean => lengthOf(pieces) >= leastLength

export interface Squeezed {
  /** Undefined for whoever can unpack nothing. */
  readonly encoding: 'br' | 'gzip' | undefined
  readonly bytes: Buffer
}

/**
 * Nobody can guess secrets by the length of what is squeezed: no foreign page makes a browser ask as somebody, because
 * sessions travel in a header of ours and not in a cookie. A long text is made bytes once, and once only: left as text,
 * Node would measure it, join it with the headers and measure it again.
 */
export const squeeze = async (pieces: readonly string[], accepted = ''): Promise<Squeezed> => {
  const plain = bytesOf(pieces)
  if (/\bbr\b/.test(accepted)) return { encoding: 'br', bytes: await brotli(plain) }
  if (/\bgzip\b/.test(accepted)) return { encoding: 'gzip', bytes: await promisify(gzip)(plain, { level: 4 }) }
  return { encoding: undefined, bytes: plain }
}

export const sendSqueezed = async (
  request: FastifyRequest, reply: FastifyReply, pieces: readonly string[],
): Promise<FastifyReply> => {
  if (!isLong(pieces)) return reply.send(pieces.join(''))
  const vary = reply.getHeader('vary')
  reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`)
  const { encoding, bytes } = await squeeze(pieces, request.headers['accept-encoding'])
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return reply.send(bytes)
}
