// One-time codes by the clock (RFC 6238): six digits, thirty seconds, SHA-1 as every authenticator knows it.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const secretBytes = 20
const stepSeconds = 30
const digits = 6
// Clocks of phones are a little off: one step to either side.
const drift = [0, -1, 1]

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As RFC 4648 writes it; twenty bytes need no padding. */
export const base32Of = (bytes: Uint8Array): string => {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

export const bytesOfBase32 = (text: string): Buffer => {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

export const newSecret = (): string => base32Of(randomBytes(secretBytes))

export const stepAt = (time: Date): number => Math.floor(time.getTime() / 1_000 / stepSeconds)

export const codeAt = (secret: string, step: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', bytesOfBase32(secret)).update(counter).digest()
  const at = (hash.at(-1) ?? 0) & 0xf
  const number = hash.readUInt32BE(at) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step whose code this is; undefined when it is none of now. */
export const stepOf = (secret: string, code: string, time: Date): number | undefined => {
  if (!/^[0-9]{6}$/.test(code)) return undefined
  const [now, given] = [stepAt(time), Buffer.from(code)]
  return drift.map((by) => now + by).find((step) => timingSafeEqual(Buffer.from(codeAt(secret, step)), given))
}

export const otpUri = (username: string, secret: string): string => {
  const query = new URLSearchParams({
    secret, issuer: 'Bidyard', algorithm: 'SHA1', digits: String(digits), period: String(stepSeconds),
  })
  return `otpauth://totp/Bidyard:${encodeURIComponent(username)}?${query.toString()}`
}
