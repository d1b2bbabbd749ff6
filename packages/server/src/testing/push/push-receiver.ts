// Stands in for a service of pushes and the browser behind it: checks who sends, opens what comes, and misbehaves.
import {
  createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify,
} from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Listening {
  readonly privateKey: Uint8Array
  readonly key: Uint8Array
  readonly secret: Uint8Array
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

export const decryptPush = (sealed: Buffer, { privateKey, key, secret }: Listening): string => {
  const salt = sealed.subarray(0, 16)
  const keyLength = sealed.readUInt8(20)
  const sender = sealed.subarray(21, 21 + keyLength)
  const record = sealed.subarray(21 + keyLength)
  const own = createECDH('prime256v1')
  own.setPrivateKey(privateKey)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), key, sender])
  const input = derive(own.computeSecret(sender), secret, info, 32)
  const contentKey = derive(input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(input, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', contentKey, nonce).setAuthTag(record.subarray(-16))
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  if (plain.at(-1) !== 2) throw new Error('the last record has no end')
  return plain.subarray(0, -1).toString('utf8')
}

/** Throws unless the one who holds this key signed for this service. */
const checkSender = (header: string | undefined, audience: string): string => {
  const [, signed, signature, key] = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header ?? '') ?? []
  if (signed === undefined || signature === undefined || key === undefined) throw new Error('nobody signed')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } })
  const isRight = verify(
    'sha256', Buffer.from(signed), { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'),
  )
  const told = Buffer.from(signed.split('.')[1] ?? '', 'base64url').toString()
  const claims = JSON.parse(told) as { readonly aud: string }
  if (!isRight || claims.aud !== audience) throw new Error('somebody else signed, or for somebody else')
  return key
}

export interface ReceivedPush {
  readonly text: string
  readonly topic: string | undefined
  /** Of the sender. */
  readonly key: string
}

export interface TestBrowser {
  /** As a page sends it to us. */
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  readonly pushes: readonly ReceivedPush[]
  /** How often the service would not take one. */
  refused(): number
}

export interface TestPushService {
  listen(): TestBrowser
  /** What it answers from now on; 201 at first. */
  answer(status: number): void
  close(): Promise<void>
}

const bodyOf = async (request: IncomingMessage): Promise<Buffer> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}

export const openPushService = async (): Promise<TestPushService> => {
  const browsers: { readonly listening: Listening; readonly pushes: ReceivedPush[]; refused: number }[] = []
  let status = 201
  let base = ''
  const take = async (request: IncomingMessage): Promise<number> => {
    const browser = browsers[Number(request.url?.slice(1))]
    if (browser === undefined) return 404
    const { authorization, topic } = request.headers
    const key = checkSender(authorization, base)
    const text = decryptPush(await bodyOf(request), browser.listening)
    if (status === 201) browser.pushes.push({ text, topic: Array.isArray(topic) ? topic[0] : topic, key })
    else browser.refused += 1
    return status
  }
  const server = createServer((request, response) => {
    take(request).then((code) => response.writeHead(code).end(), () => response.writeHead(403).end())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    listen: () => {
      const own = createECDH('prime256v1')
      own.generateKeys()
      const listening = { privateKey: own.getPrivateKey(), key: own.getPublicKey(), secret: randomBytes(16) }
      const pushes: ReceivedPush[] = []
      const browser = { listening, pushes, refused: 0 }
      browsers.push(browser)
      const keys = { p256dh: listening.key.toString('base64url'), auth: listening.secret.toString('base64url') }
      const endpoint = `${base}/${browsers.length - 1}`
      return { subscription: { endpoint, keys }, pushes, refused: () => browser.refused }
    },
    answer: (next) => {
      status = next
    },
    close: () => new Promise((resolve) => {
      server.closeAllConnections()
      server.close(() => resolve())
    }),
  }
}
