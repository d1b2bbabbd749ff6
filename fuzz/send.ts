// Sends a request as it is, over a line that stays open, and hears the whole answer or that there is none.
import { Agent, type IncomingMessage, request as ask } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FuzzRequest } from './make-request.ts'
import type { FuzzAnswer } from './judge.ts'

const longestMs = 40_000

const plain = ({ headers }: IncomingMessage, bytes: Buffer): Buffer => {
  const encoding = headers['content-encoding']
  if (encoding === 'br') return brotliDecompressSync(bytes)
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes
}

export interface Sender {
  readonly send: (request: FuzzRequest) => Promise<FuzzAnswer>
  readonly close: () => void
}

export const openSender = (base: string, lines: number): Sender => {
  const agent = new Agent({ keepAlive: true, maxSockets: lines })
  const { hostname, port } = new URL(base)
  const send = ({ method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> =>
    new Promise((resolve, reject) => {
      const sent = ask({
        agent, host: hostname, port, method, path, signal: AbortSignal.timeout(longestMs),
        headers: { ...headers, 'content-length': String(body?.length ?? 0) },
      }, (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => void pieces.push(piece))
        response.on('error', reject)
        response.on('end', () => resolve({
          status: response.statusCode ?? 0, headers: response.headers,
          text: plain(response, Buffer.concat(pieces)).toString(),
        }))
      })
      sent.on('error', reject)
      sent.end(body)
    })
  return { send, close: () => agent.destroy() }
}
