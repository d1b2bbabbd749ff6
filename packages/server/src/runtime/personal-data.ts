// Keeps personal data: sealed in columns under versioned keys, and findable by a keyed hash that opens nothing.
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

export interface DataKey {
  readonly version: number
  readonly key: Uint8Array
}

export interface PersonalKeys {
  /** The first one seals; the others still open what they sealed. */
  readonly dataKeys: readonly DataKey[]
  readonly lookupKey: Uint8Array
}

export interface PersonalData {
  /** AES-256-GCM under the newest key, whose version stands in front. */
  seal(text: string): Uint8Array
  open(sealed: Uint8Array): string
  /** The same text of the same kind is always the same hash; without the key nobody can try texts out. */
  lookup(kind: string, text: string): Uint8Array
  /** Stands beside every lookup: a key that is changed makes a new version, never a silent stranger. */
  readonly lookupVersion: number
}

const lookupVersion = 1
const versionBytes = 2
const nonceBytes = 12
const tagBytes = 16
const headBytes = versionBytes + nonceBytes

const versionHead = (version: number): Buffer => {
  const head = Buffer.alloc(versionBytes)
  head.writeUInt16BE(version)
  return head
}

export const openPersonalData = ({ dataKeys, lookupKey }: PersonalKeys): PersonalData => {
  const [newest] = dataKeys
  if (newest === undefined) throw new Error('there is no key for personal data')
  const keys = new Map(dataKeys.map(({ version, key }) => [version, key]))
  return {
    lookupVersion,
    seal: (text) => {
      const [head, nonce] = [versionHead(newest.version), randomBytes(nonceBytes)]
      const cipher = createCipheriv('aes-256-gcm', newest.key, nonce).setAAD(head)
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([head, nonce, sealed, cipher.getAuthTag()])
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed)
      if (bytes.length < headBytes + tagBytes) throw new Error('the sealed text is cut off')
      const version = bytes.readUInt16BE()
      const key = keys.get(version)
      if (key === undefined) throw new Error(`there is no key of version ${version} for personal data`)
      const [nonce, end] = [bytes.subarray(versionBytes, headBytes), bytes.length - tagBytes]
      const decipher = createDecipheriv('aes-256-gcm', key, nonce)
        .setAAD(versionHead(version)).setAuthTag(bytes.subarray(end))
      return Buffer.concat([decipher.update(bytes.subarray(headBytes, end)), decipher.final()]).toString('utf8')
    },
    lookup: (kind, text) =>
      createHmac('sha256', lookupKey).update(`${kind}\0${text.normalize('NFC')}`, 'utf8').digest(),
  }
}
