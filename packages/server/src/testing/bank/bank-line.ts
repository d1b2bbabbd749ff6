// A bank's side of the line for tests: hears every question as it came and answers, stays silent or breaks off.
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Heard {
  readonly method: string
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export type AnswerBank = (heard: Heard, response: ServerResponse) => void

export interface BankLine {
  readonly origin: string
  readonly heard: Heard[]
  /** What comes next, and from then on. */
  answer: AnswerBank
  say(body: unknown, status?: number): void
  stop(): Promise<void>
}

export const openBankLine = async (): Promise<BankLine> => {
  const heard: Heard[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (piece: Buffer) => {
      body += piece.toString('latin1')
    })
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request
      const one = { method, path, headers, body: Buffer.from(body, 'latin1').toString('utf8') }
      heard.push(one)
      line.answer(one, response)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const line: BankLine = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    answer: () => {},
    say: (body, status = 200) => {
      line.answer = (_, response) =>
        void response.writeHead(status, { 'content-type': 'application/json' })
          .end(typeof body === 'string' ? body : JSON.stringify(body))
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return line
}

/** Ways in which a line fails; whoever asked can only know that nothing is known. */
export const brokenLines: Readonly<Record<string, AnswerBank>> = {
  'stays silent': () => {},
  'never ends': (_, response) => {
    const dripping = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(dripping))
  },
  'is cut off in the middle': (_, response) => {
    response.writeHead(200, { 'content-length': '5000' }).write('{"paymentKey":"')
    setImmediate(() => response.destroy())
  },
  'hangs up': (_, response) => void response.socket?.destroy(),
  'talks of something else': (_, response) => void response.end('{"weather":"fine"}'),
  'talks nonsense': (_, response) => void response.end('<html>점검중입니다</html>'),
  'talks without end': (_, response) => void response.end(`"${'x'.repeat(300_000)}"`),
  'is out of order': (_, response) => void response.writeHead(503).end('{"code":"FAILED","message":"x"}'),
  'leads elsewhere': (_, response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
}
