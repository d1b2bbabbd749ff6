// Opens launch parameters of version 0, AES-256-CBC for old apps: nothing is decrypted before its seal holds.
import { createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto'
import { decodeCanonical } from './canonical-base64.ts'
import { type Opened, textOf } from './opened.ts'

/** The first half encrypts, the second half seals. */
export const v0SecretBytes = 64
const ivBytes = 16
const macBytes = 32
const blockBytes = 16

// A plus sign that nobody escaped reaches us as a space; no other space can be in these texts.
const healed = (parameters: string): string => parameters.replaceAll(' ', '+')

export const openV0 = (parameters: string, secret: Uint8Array): Opened | undefined => {
  const bytes = decodeCanonical(healed(parameters), 'base64')
  if (bytes === undefined || bytes.length < ivBytes + blockBytes + macBytes) return undefined
  const sealed = bytes.subarray(0, -macBytes)
  const mac = bytes.subarray(-macBytes)
  const expected = createHmac('sha256', secret.subarray(v0SecretBytes / 2)).update(sealed).digest()
  if (!timingSafeEqual(mac, expected)) return undefined
  const decipher = createDecipheriv(
    'aes-256-cbc', secret.subarray(0, v0SecretBytes / 2), sealed.subarray(0, ivBytes),
  )
  try {
    const text = textOf(Buffer.concat([decipher.update(sealed.subarray(ivBytes)), decipher.final()]))
    return text === undefined ? undefined : { text, once: `v0.${mac.toString('base64url')}` }
  } catch {
    return undefined
  }
}
