// What the S3 adapter writes into its links and forms, where the server of the tests looks at neither.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment, type S3Settings } from '../../runtime/environment.ts'
import { securityHeaders } from '../../runtime/http/security-headers.ts'
import { startS3rver, type RunningS3 } from '../../testing/files/s3rver.ts'
import { until } from '../../testing/until.ts'
import { openS3Storage } from './s3-storage.ts'
import { StorageDown } from './storage.ts'

let s3: RunningS3
beforeAll(async () => void (s3 = await startS3rver()))
afterAll(() => s3.stop())

test('a link to put binds the type and the length of what is sent', async () => {
  const { url, headers } = await openS3Storage(s3.settings)
    .putUrl({ key: 'upload/a', contentType: 'image/png', sizeBytes: 12, seconds: 600 })
  const { searchParams } = new URL(url)
  expect(searchParams.get('X-Amz-SignedHeaders')).toBe('content-length;content-type;host')
  expect(searchParams.get('X-Amz-Expires')).toBe('600')
  expect(headers).toEqual({ 'content-type': 'image/png' })
})

test('another size or type makes another signature', async () => {
  const storage = openS3Storage(s3.settings)
  const wish = { key: 'upload/a', contentType: 'image/png', sizeBytes: 12, seconds: 600 }
  const signatureOf = async (changed: object): Promise<string | null> =>
    new URL((await storage.putUrl({ ...wish, ...changed })).url).searchParams.get('X-Amz-Signature')
  const changes = [{}, { sizeBytes: 13 }, { contentType: 'text/html' }, { key: 'upload/b' }]
  const signatures = await Promise.all(changes.map(signatureOf))
  expect(new Set(signatures).size).toBe(4)
})

test('the policy of a form names every field and the sizes', async () => {
  const { fields } = await openS3Storage(s3.settings)
    .postPolicy({ key: 'upload/a', contentType: 'image/png', minBytes: 1, maxBytes: 99, seconds: 600 })
  const document = JSON.parse(Buffer.from(fields['Policy'] ?? '', 'base64').toString()) as { conditions: unknown[] }
  expect(document.conditions).toEqual(expect.arrayContaining([
    ['content-length-range', 1, 99], { key: 'upload/a' }, { 'Content-Type': 'image/png' },
    { bucket: s3.settings.bucket },
  ]))
})

test('a bucket that is not there is a storage that is down', async () => {
  const storage = openS3Storage({ ...s3.settings, bucket: 'another-bucket' })
  const content = async function* () { yield Buffer.from('x') }
  await expect(storage.write('upload/a', 'text/plain', content())).rejects.toBeInstanceOf(StorageDown)
})

test('what is given up is broken off under way, and not sent once more', async () => {
  let asked = 0
  const [came, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // It takes everything and answers nothing.
  const silent = createServer((request, response) => {
    asked += 1
    request.resume()
    came.resolve()
    response.once('close', () => ended.resolve())
  }).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const storage = openS3Storage({ ...s3.settings, endpoint: `http://127.0.0.1:${port}` })
  const [content, givingUp] = [async function* () { yield Buffer.from('x') }, new AbortController()]
  const writing = storage.write('upload/a', 'text/plain', content(), givingUp.signal).catch((error: unknown) => error)
  await came.promise
  givingUp.abort()
  expect(await writing).toBeInstanceOf(StorageDown)
  await ended.promise
  expect(asked).toBe(1)
  silent.closeAllConnections()
  silent.close()
})

const sizeBytes = 4_000_000
const object = { key: 'upload/a', sizeBytes, contentType: 'text/plain', etag: '"a"', modifiedAt: new Date(0) }

/** Sends so many bytes of the object and then nothing. */
const senderOf = async (bytes: number): Promise<{ endpoint: string; stop(): void }> => {
  const sender = createServer((_, response) => {
    response.writeHead(200, { 'content-length': sizeBytes })
    response.write(Buffer.alloc(bytes, 'x'))
  }).listen(0, '127.0.0.1')
  await once(sender, 'listening')
  const { port } = sender.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    stop: () => {
      sender.closeAllConnections()
      sender.close()
    },
  }
}

test('whoever reads slowly reads to the end', async () => {
  const { endpoint, stop } = await senderOf(sizeBytes)
  const content = await openS3Storage({ ...s3.settings, endpoint }, 400).read(object)
  const outside = performance.now() + 1_500
  let read = 0
  for await (const chunk of content) {
    // On a train, in a tunnel.
    if (read === 0) await until(() => performance.now() > outside)
    read += (chunk as Uint8Array).length
  }
  expect(read).toBe(sizeBytes)
  stop()
})

test('a document that breaks off before anybody reads it ends nothing but its reading', async () => {
  const { endpoint, stop } = await senderOf(1_000)
  const content = await openS3Storage({ ...s3.settings, endpoint }, 400).read(object)
  stop()
  await until(() => content.errored !== null)
  await expect(content.toArray()).rejects.toThrow('aborted')
})

test('a storage that falls silent in the midst of a document is given up', async () => {
  const { endpoint, stop } = await senderOf(sizeBytes / 2)
  const content = await openS3Storage({ ...s3.settings, endpoint }, 400).read(object)
  await expect(content.toArray()).rejects.toThrow('nothing came for 400 ms')
  stop()
})

test('a server that is not there is a storage that is down', async () => {
  const storage = openS3Storage({ ...s3.settings, endpoint: 'http://127.0.0.1:9' })
  await expect(storage.head('upload/a')).rejects.toBeInstanceOf(StorageDown)
  await expect(storage.delete(['upload/a'])).rejects.toBeInstanceOf(StorageDown)
  await expect(storage.list('')[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(StorageDown)
})

test.each<Partial<S3Settings>>([
  {}, { region: 'us-east-1' }, { region: 'cn-north-1' }, { pathStyle: true },
  { bucket: 'files.market.example' }, { bucket: 'my_files' }, { bucket: 'My-Files' }, { bucket: '-files' },
  { endpoint: 'https://s3.example:9000' }, { endpoint: 'https://s3.example:9000', pathStyle: true },
  { endpoint: 'https://s3.example/store' }, { endpoint: 'https://s3.example', bucket: 'files.market.example' },
  { endpoint: 'http://s3.example', bucket: 'files.market.example' },
  { endpoint: 'https://192.0.2.5:9000' }, { endpoint: 'https://[2001:db8::5]:9000' },
])('browsers are let to where the links of a bucket lead: %j', async (given) => {
  const bucket: S3Settings = {
    bucket: 'bidyard-files', endpoint: undefined, region: 'ap-northeast-2', pathStyle: false, accessKeyId: 'KEY',
    secretAccessKey: 'secret', ...given,
  }
  const storage = openS3Storage(bucket)
  const [key, contentType, seconds] = ['upload/1', 'image/png', 60]
  const links = [
    (await storage.postPolicy({ key, contentType, minBytes: 1, maxBytes: 2, seconds })).url,
    (await storage.putUrl({ key, contentType, sizeBytes: 1, seconds })).url,
    await storage.readUrl({ key, contentType, disposition: 'inline', seconds }),
  ]
  const policy = securityHeaders({ ...readEnvironment({}), s3: bucket })['content-security-policy'] ?? ''
  for (const [at, directive] of ['form-action', 'connect-src', 'img-src'].entries())
    expect(policy.split('; ').find((one) => one.startsWith(directive))?.split(' '))
      .toContain(new URL(links[at] ?? '').origin)
})
