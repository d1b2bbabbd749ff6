// Keeps personal data: sealed in columns under versioned keys, and findable by keyed hashes that open nothing.
import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto'
import { type Hashes, openHashes } from './keys/hashes.ts'
import type { VersionedKey } from './keys/versioned-keys.ts'

export interface PersonalKeys {
  /** The first one seals; the others still open what they sealed. */
  readonly dataKeys: readonly VersionedKey[]
  readonly lookupKeys: readonly VersionedKey[]
  /** Lookup keys that no row needs by themselves, and newer ones rest on. */
  readonly earlierLookupKeys?: readonly VersionedKey[]
}

export interface Seals {
  /** The version of the key that seals. */
  readonly sealVersion: number
  /** AES-256-GCM under the newest key, whose version stands in front. */
  seal(text: string): Uint8Array
  open(sealed: Uint8Array): string
}

export interface PersonalData extends Seals, Hashes {}

const versionBytes = 2
const nonceBytes = 12
const tagBytes = 16
const headBytes = versionBytes + nonceBytes

const versionHead = (version: number): Buffer => {
  const head = Buffer.alloc(versionBytes)
  head.writeUInt16BE(version)
  return head
}

export const openSeals = (dataKeys: readonly VersionedKey[]): Seals => {
  const [newest] = dataKeys
  if (newest === undefined) throw new Error('there is no key for personal data')
  // Bytes would be looked at anew with each use, which takes longer than the use itself.
  const keys = new Map(dataKeys.map(({ version, key }) => [version, createSecretKey(key)]))
  const newestKey = createSecretKey(newest.key)
  return {
    sealVersion: newest.version,
    seal: (text) => {
      const [head, nonce] = [versionHead(newest.version), randomBytes(nonceBytes)]
      const cipher = createCipheriv('aes-256-gcm', newestKey, nonce).setAAD(head)
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
  }
}

export const openPersonalData = ({ dataKeys, lookupKeys, earlierLookupKeys }: PersonalKeys): PersonalData => ({
  ...openSeals(dataKeys), ...openHashes(lookupKeys, earlierLookupKeys),
})
