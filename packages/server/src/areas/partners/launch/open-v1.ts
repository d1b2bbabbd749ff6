// Opens launch parameters of version 1: AES-256-GCM, bound to the code of the partner.
import { createDecipheriv } from 'node:crypto'
import { decodeCanonical } from './canonical-base64.ts'
import { type Opened, textOf } from './opened.ts'

export const v1SecretBytes = 32
const version = 0x01
const ivBytes = 12
const tagBytes = 16

/** `undefined` whatever is wrong: who tries must not learn how far they came. */
export const openV1 = (parameters: string, secret: Uint8Array, partnerCode: string): Opened | undefined => {
  const bytes = decodeCanonical(parameters, 'base64url')
  if (bytes === undefined || bytes.length <= 1 + ivBytes + tagBytes || bytes[0] !== version) return undefined
  const iv = bytes.subarray(1, 1 + ivBytes)
  const sealed = bytes.subarray(1 + ivBytes, -tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', secret, iv, { authTagLength: tagBytes })
  decipher.setAAD(Buffer.from(partnerCode, 'utf8'))
  decipher.setAuthTag(bytes.subarray(-tagBytes))
  try {
    const text = textOf(Buffer.concat([decipher.update(sealed), decipher.final()]))
    return text === undefined ? undefined : { text, once: undefined }
  } catch {
    return undefined
  }
}
