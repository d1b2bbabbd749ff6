// The id of an event as one viewer sees it: it says where to go on, sealed so that it tells nothing about anybody else.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const keyOf = (secret: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, '', 'live event ids', 32))

export const sealHorizon = (horizon: string, viewer: string, secret: string): string => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(viewer))
  // Always the same length, so that not even the number of digits shows.
  const sealed = Buffer.concat([cipher.update(horizon.padStart(20, '0')), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

export const openHorizon = (id: string, viewer: string, secret: string): string | undefined => {
  const bytes = Buffer.from(id, 'base64url')
  if (bytes.length !== 48) return undefined
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, 12))
    .setAAD(Buffer.from(viewer))
    .setAuthTag(bytes.subarray(32))
  try {
    return String(BigInt(Buffer.concat([decipher.update(bytes.subarray(12, 32)), decipher.final()]).toString()))
  } catch {
    return undefined
  }
}
