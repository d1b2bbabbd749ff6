// Makes the address that opens Bidyard in a partner's app: copy this file into your server, it needs nothing but Node.
import { createCipheriv, createHmac, randomBytes } from 'node:crypto'

export interface Launch {
  /** The code and the key that were given to you; the secret never leaves your server. */
  readonly partnerCode: string
  readonly keyId: string
  readonly secret: string
  /** What you call your customer. */
  readonly customerId: string
  /** Which car: what you call it, or its number plate; neither when the customer has only one. */
  readonly exhibitId?: string
  readonly carNo?: string
  /** How long the address may wait to be opened, at most 300 seconds. */
  readonly lifeSeconds?: number
  /** For tests only: the clock, what is used once, and the first block. */
  readonly now?: Date
  readonly nonce?: string
  readonly iv?: Uint8Array
}

const carOf = ({ exhibitId, carNo }: Launch) => ({
  ...(exhibitId === undefined ? {} : { exhibitId }),
  ...(carNo === undefined ? {} : { carNo }),
})

const secretOf = ({ secret }: Launch, bytes: number): Buffer => {
  const read = Buffer.from(secret, 'base64url')
  if (read.length !== bytes) throw new Error(`the secret of this kind of key has ${bytes} bytes`)
  return read
}

/** Version 1: AES-256-GCM, bound to your code; base64url(0x01, iv of 12, ciphertext, tag of 16). */
export const sealLaunch = (launch: Launch): string => {
  const { partnerCode, customerId, lifeSeconds = 300, now = new Date() } = launch
  const { nonce = randomBytes(16).toString('base64url'), iv = randomBytes(12) } = launch
  const iat = Math.floor(now.getTime() / 1_000)
  const payload = { v: 1, partnerCode, customerId, ...carOf(launch), iat, exp: iat + lifeSeconds, nonce }
  const cipher = createCipheriv('aes-256-gcm', secretOf(launch, 32), iv)
  cipher.setAAD(Buffer.from(partnerCode, 'utf8'))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(payload), 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.of(0x01), iv, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** Seoul's time as yyyyMMddHHmmss. */
const seoulDigits = (now: Date): string =>
  new Date(now.getTime() + 9 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14)

/** Version 0, for old apps: AES-256-CBC, then HMAC-SHA256; base64(iv of 16, ciphertext, mac of 32). */
export const sealLegacyLaunch = (launch: Launch): string => {
  const { customerId, now = new Date(), iv = randomBytes(16) } = launch
  const secret = secretOf(launch, 64)
  const pairs = new URLSearchParams({ customerId, ...carOf(launch), timestamp: seoulDigits(now) })
  const cipher = createCipheriv('aes-256-cbc', secret.subarray(0, 32), iv)
  const sealed = Buffer.concat([iv, cipher.update(pairs.toString(), 'utf8'), cipher.final()])
  const mac = createHmac('sha256', secret.subarray(32)).update(sealed).digest()
  return Buffer.concat([sealed, mac]).toString('base64')
}

/** Open it at once in the webview. Escape what is in it, as here: a plus sign would arrive as a space. */
export const launchAddress = (bidyard: string, partnerCode: string, keyId: string, parameters: string): string => {
  const address = new URL(`/w/${encodeURIComponent(partnerCode)}`, bidyard)
  address.searchParams.set('key', keyId)
  address.searchParams.set('parameters', parameters)
  return address.href
}
