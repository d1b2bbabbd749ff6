// A server without a proxy: it speaks TLS itself, refuses what is weak, and takes a renewed certificate while it runs.
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:https'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectSecretly, type ConnectionOptions, type TLSSocket } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { alphaSettings } from '../../../testing/alpha-settings.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { endedCertificate, ownCertificate, ownKey } from '../../../testing/machine/own-certificate.ts'
import { rsaCertificate, rsaKey } from '../../../testing/machine/rsa-certificate.ts'
import { until } from '../../../testing/until.ts'
import { StartRefused } from '../../environment.ts'

let folder = ''
let app: TestApp
let port = 0
const put = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text)
const settingsOf = (key = 'key.pem') => ({
  ...alphaSettings, BIDYARD_TLS_CERTIFICATE: join(folder, 'chain.pem'), BIDYARD_TLS_KEY: join(folder, key),
})
const portOf = (started: TestApp): number => Number(new URL(started.base).port)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bidyard-tls-'))
  await put('chain.pem', ownCertificate)
  await put('key.pem', ownKey)
  app = await startTestApp(settingsOf(), { bounds: { headersMs: 300, certificateMs: 20 } })
  port = portOf(app)
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}

const path = '/bridge/public/api/v0/auctions'
const ask = (of = port): Promise<Answer> => new Promise((resolve, reject) => {
  const options = { host: '127.0.0.1', port: of, path, ca: ownCertificate, headers: { 'app-namespace': 'alpha' } }
  request(options, (response) => {
    let text = ''
    response.setEncoding('utf8').on('data', (piece: string) => {
      text += piece
    }).on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
  }).on('error', reject).end()
})

const secretly = async (options: ConnectionOptions = {}): Promise<TLSSocket> => {
  const socket = connectSecretly({ host: '127.0.0.1', port, ca: ownCertificate, ...options })
  await Promise.race([once(socket, 'secureConnect'), once(socket, 'error').then(([error]) => Promise.reject(error))])
  return socket
}

const metric = async (): Promise<string> => (await app.metrics.registry.metrics()).match(/^bidyard_cert.*$/m)?.[0] ?? ''

test('calls are answered as elsewhere, and browsers are told to stay with https', async () => {
  const { status, headers, text } = await ask()
  expect([status, text]).toEqual([401, expect.stringContaining('"requestId"')])
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  const socket = await secretly()
  expect(socket.getProtocol()).toBe('TLSv1.3')
  socket.destroy()
  expect(await metric()).toBe(`bidyard_certificate_ends_timestamp_seconds ${Date.UTC(2120, 0, 1) / 1_000}`)
})

const noCommon = { code: expect.stringMatching(/^ERR_SSL_|ECONNRESET/) as string }
test.each<[string, ConnectionOptions]>([
  ['TLS 1.1', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }],
  ['a cipher that can be changed on its way', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA' }],
])('%s is refused', async (_, options) => {
  await expect(secretly(options)).rejects.toMatchObject(noCommon)
})

test('a cipher that lets the key of the certificate open later what was recorded is refused', async () => {
  await put('rsa.pem', rsaCertificate)
  await put('rsa-key.pem', rsaKey)
  const settings = { ...settingsOf('rsa-key.pem'), BIDYARD_TLS_CERTIFICATE: join(folder, 'rsa.pem') }
  const old = await startTestApp(settings)
  const with12 = { port: portOf(old), ca: rsaCertificate, maxVersion: 'TLSv1.2' } as const
  await expect(secretly({ ...with12, ciphers: 'AES128-GCM-SHA256' })).rejects.toMatchObject(noCommon)
  const socket = await secretly(with12)
  expect(socket.getCipher().name).toMatch(/^ECDHE-RSA-/)
  socket.destroy()
  await old.stop()
})

test('TLS 1.2 with a present cipher is taken', async () => {
  const socket = await secretly({ maxVersion: 'TLSv1.2' })
  expect([socket.getProtocol(), socket.getCipher().name]).toEqual(['TLSv1.2', 'ECDHE-ECDSA-AES256-GCM-SHA384'])
  socket.destroy()
})

const closing = async (socket: Socket): Promise<{ text: string; ms: number }> => {
  const began = performance.now()
  let text = ''
  socket.setEncoding('utf8').on('error', () => {}).on('data', (piece: string) => {
    text += piece
  })
  await once(socket, 'close')
  return { text, ms: performance.now() - began }
}

test('who speaks without TLS is closed without a word, also in the log', async () => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`)
  expect((await closing(socket)).text).not.toContain('HTTP/1.1')
  expect(app.logged.filter((line) => line.includes('unreadable request'))).toEqual([])
  expect((await ask()).status).toBe(401)
})

test('who never agrees on a secret is cut off, and so is who drips headers within one', async () => {
  const silent = await closing(connect(port, '127.0.0.1'))
  expect([silent.text, silent.ms > 250, silent.ms < 2_300]).toEqual(['', true, true])
  const socket = await secretly()
  socket.write(`GET ${path} HTTP/1.1\r\nx-long: `)
  const { text, ms } = await closing(socket)
  expect(text).toContain('요청이 제시간에 도착하지 않았습니다.')
  expect(ms).toBeLessThan(2_300)
})

const endOfCertificate = async (): Promise<string> => {
  const socket = await secretly({ rejectUnauthorized: false })
  const { valid_to: end } = socket.getPeerCertificate()
  socket.destroy()
  return end
}
const told = (words: string): string[] => app.logged.filter((line) => line.includes(words))

test('a renewed certificate is taken while it runs; one that does not fit leaves the old one', async () => {
  const before = await endOfCertificate()
  await put('chain.pem', 'no certificate')
  await until(() => told('the certificate is not taken').length > 0)
  expect(await endOfCertificate()).toBe(before)
  // Looked at some times more, it is told once.
  await pause(200)
  await put('chain.pem', endedCertificate)
  await until(() => told('certificate taken').length > 0)
  expect(await endOfCertificate()).toMatch(/^Jan {1,2}1 00:00:00 2021/)
  expect([told('the certificate is not taken').length, told('the certificate ends soon').length]).toEqual([1, 1])
  await put('chain.pem', ownCertificate)
  await until(() => told('certificate taken').length > 1)
  expect(await endOfCertificate()).toBe(before)
  // With the new one comes nothing that was refused with the first.
  await expect(secretly({ maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA' })).rejects.toMatchObject(noCommon)
})

test('at a stop connections that wait for nothing are closed at once', async () => {
  const leaving = await startTestApp(settingsOf())
  const socket = await secretly({ port: portOf(leaving) })
  expect((await ask(portOf(leaving))).status).toBe(401)
  const silent = connect(portOf(leaving), '127.0.0.1')
  await once(silent, 'connect')
  const closed = [closing(socket), closing(silent)]
  await leaving.stop()
  for (const { ms } of await Promise.all(closed)) expect(ms).toBeLessThan(5_000)
})

test.each([
  ['a file that is not there', 'none.pem', 'ENOENT'],
  ['a key of something else', 'other.pem', 'the key is not that of the certificate'],
])('a start with %s is refused', async (_, key, why) => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  await put('other.pem', privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
  const refused = await startTestApp(settingsOf(key)).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(StartRefused)
  expect(String(refused)).toContain('BIDYARD_TLS_CERTIFICATE and BIDYARD_TLS_KEY cannot be used: ')
  expect(String(refused)).toContain(why)
})
