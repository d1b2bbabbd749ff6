// TLS without a proxy: present versions and ciphers only, and a renewed certificate is taken while the server runs.
import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer as createPlain, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { createServer as createSecret, type Server as SecretServer } from 'node:https'
import { setInterval } from 'node:timers'
import type { Bounds } from '../../bounds.ts'
import { StartRefused } from '../../environment.ts'
import type { Log } from '../../log.ts'
import type { Metrics } from '../../metrics.ts'
import type { TlsSettings } from '../../settings/tls-settings.ts'

interface Pair {
  readonly cert: string
  readonly key: string
}

/** What was recorded is not opened by a key that is lost later, and nothing is changed on its way unseen. */
const rules = {
  minVersion: 'TLSv1.2', honorCipherOrder: true,
  ciphers: [
    'TLS_AES_256_GCM_SHA384', 'TLS_CHACHA20_POLY1305_SHA256', 'TLS_AES_128_GCM_SHA256',
    'ECDHE-ECDSA-AES256-GCM-SHA384', 'ECDHE-RSA-AES256-GCM-SHA384', 'ECDHE-ECDSA-CHACHA20-POLY1305',
    'ECDHE-RSA-CHACHA20-POLY1305', 'ECDHE-ECDSA-AES128-GCM-SHA256', 'ECDHE-RSA-AES128-GCM-SHA256',
  ].join(':'),
} as const

const readPair = ({ certificateFile, keyFile }: TlsSettings): Pair =>
  ({ cert: readFileSync(certificateFile, 'utf8'), key: readFileSync(keyFile, 'utf8') })

/** Until when the certificate holds; throws where the two files are no pair. */
const endOf = ({ cert, key }: Pair): Date => {
  const certificate = new X509Certificate(cert)
  if (!certificate.checkPrivateKey(createPrivateKey(key))) throw new Error('the key is not that of the certificate')
  return certificate.validToDate
}

const soonMs = 14 * 86_400_000

interface Parts {
  readonly log: Log
  readonly metrics: Metrics
  readonly bounds: Bounds
}

const note = (endsAt: Date, { log, metrics }: Parts): void => {
  metrics.certificateEnds.set(endsAt.getTime() / 1_000)
  if (endsAt.getTime() - Date.now() < soonMs) log.warn('the certificate ends soon', { endsAt })
}

/** What is put in the place of the files is looked for again and again; a pair that is none leaves the old one. */
const follow = (server: SecretServer, settings: TlsSettings, first: Pair, parts: Parts): void => {
  let taken = first
  let told = ''
  const look = (): void => {
    try {
      const pair = readPair(settings)
      if (pair.cert === taken.cert && pair.key === taken.key) return
      const endsAt = endOf(pair)
      server.setSecureContext({ ...rules, ...pair })
      taken = pair
      told = ''
      parts.log.info('certificate taken', { endsAt })
      note(endsAt, parts)
    } catch (error) {
      const sentence = String(error)
      if (sentence !== told) parts.log.error('the certificate is not taken, the old one stays', { error })
      told = sentence
    }
  }
  const timer = setInterval(look, parts.bounds.certificateMs).unref()
  server.once('close', () => clearInterval(timer))
}

const openPair = (settings: TlsSettings, parts: Parts): Pair => {
  try {
    const pair = readPair(settings)
    note(endOf(pair), parts)
    return pair
  } catch (error) {
    throw new StartRefused(`BIDYARD_TLS_CERTIFICATE and BIDYARD_TLS_KEY cannot be used: ${(error as Error).message}`)
  }
}

/** Plain, for a proxy to ask, unless there is a certificate. */
export const listenerOf = (
  settings: TlsSettings | undefined, options: ServerOptions, handle: RequestListener, parts: Parts,
): Server => {
  if (settings === undefined) return createPlain(options, handle)
  const pair = openPair(settings, parts)
  const server = createSecret({ ...options, ...rules, ...pair, handshakeTimeout: parts.bounds.headersMs }, handle)
  follow(server, settings, pair, parts)
  return server
}
