// The id of an event as one viewer sees it: it says where to go on, sealed so that it tells nothing about anybody else.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const nonceBytes = 12
const tagBytes = 16
// Always the same length, so that not even the number of digits shows.
const placeBytes = 64

export interface EventIds {
  seal(position: string, viewer: string): string
  /** Undefined for an id that is not ours, or not this viewer's. */
  open(id: string, viewer: string): string | undefined
}

export const openEventIds = (secret: string): EventIds => {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'live event ids', 32))
  return {
    seal: (position, viewer) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(viewer))
      const sealed = Buffer.concat([cipher.update(position.padEnd(placeBytes)), cipher.final()])
      return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
    },
    open: (id, viewer) => {
      const bytes = Buffer.from(id, 'base64url')
      if (bytes.length !== nonceBytes + placeBytes + tagBytes) return undefined
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
        .setAAD(Buffer.from(viewer))
        .setAuthTag(bytes.subarray(-tagBytes))
      try {
        const opened = Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()])
        return opened.toString().trimEnd()
      } catch {
        return undefined
      }
    },
  }
}
