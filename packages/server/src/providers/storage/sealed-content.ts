// Encrypts and decrypts content as it streams: chunks of AES-256-GCM, under a key that each content has for itself.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { keyIdBytes, keyIdOf } from '../../runtime/keys/key-id.ts'
import type { VersionedKey } from '../../runtime/keys/versioned-keys.ts'

export interface Sealer {
  /** Says which key seals, so that what an older one sealed is found. */
  readonly keyId: string
  /** The version of that key. */
  readonly version: number
  /** `label` belongs to the content: what was sealed under one opens under no other. */
  seal(label: string, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>
  open(label: string, sealed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array>
  /** Which key sealed what begins so, and whether it is at hand; nothing of what is no sealed content. */
  keyOf(start: Uint8Array): { readonly keyId: string; readonly isKnown: boolean } | undefined
}

export class BadSeal extends Error {}

const mark = Buffer.from('BYSEAL1\n')
const saltBytes = 32
/** So many bytes of a content say which key sealed it. */
export const namedBytes = mark.length + keyIdBytes
const headBytes = namedBytes + saltBytes
const tagBytes = 16
const chunkBytes = 65_536

const derive = (key: Uint8Array, salt: Uint8Array | string, use: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, use, bytes))

/** The place of a chunk and whether it is the last one: none can be moved, left out or cut off. */
const nonceOf = (at: number, last: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt32BE(at, 7)
  nonce[11] = last ? 1 : 0
  return nonce
}

/** Pieces of exactly this size, with the word whether a piece is the last one; there is always a last one. */
async function* pieces(
  content: AsyncIterable<Uint8Array>, bytes: number,
): AsyncGenerator<{ readonly piece: Buffer; readonly last: boolean }> {
  let held = Buffer.alloc(0)
  for await (const chunk of content) {
    held = Buffer.concat([held, chunk])
    // A piece is given away only when something follows it, or it might be the last.
    while (held.length > bytes) {
      yield { piece: held.subarray(0, bytes), last: false }
      held = held.subarray(bytes)
    }
  }
  yield { piece: held, last: true }
}

async function* seal(key: Uint8Array, head: Buffer, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head
  let at = 0
  for await (const { piece, last } of pieces(content, chunkBytes)) {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(at++, last)).setAAD(head)
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  }
}

const openPiece = (key: Uint8Array, head: Buffer, piece: Buffer, nonce: Buffer): Buffer => {
  if (piece.length < tagBytes) throw new BadSeal('the sealed content is cut off')
  const tag = piece.subarray(piece.length - tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce).setAAD(head).setAuthTag(tag)
  try {
    return Buffer.concat([decipher.update(piece.subarray(0, piece.length - tagBytes)), decipher.final()])
  } catch (error) {
    throw new BadSeal('the sealed content was changed', { cause: error })
  }
}

/** Takes the head off and answers it with the rest. */
const split = async (sealed: AsyncIterable<Uint8Array>): Promise<[head: Buffer, rest: AsyncIterable<Uint8Array>]> => {
  const source = sealed[Symbol.asyncIterator]()
  let held = Buffer.alloc(0)
  while (held.length < headBytes) {
    const next = await source.next()
    if (next.done === true) throw new BadSeal('the sealed content has no head')
    held = Buffer.concat([held, next.value])
  }
  const rest = async function* (): AsyncGenerator<Uint8Array> {
    yield held.subarray(headBytes)
    yield* { [Symbol.asyncIterator]: () => source }
  }
  return [held.subarray(0, headBytes), rest()]
}

const keyIdIn = (head: Uint8Array): string | undefined => {
  const start = Buffer.from(head.subarray(0, namedBytes))
  const isSealed = start.length === namedBytes && start.subarray(0, mark.length).equals(mark)
  return isSealed ? start.subarray(mark.length).toString('hex') : undefined
}

const keyFor = ({ key }: VersionedKey, salt: Uint8Array, label: string): Buffer =>
  derive(key, salt, `content ${label}`, 32)

/** The first key seals; the others still open what they sealed. */
export const openSealer = (keys: readonly VersionedKey[]): Sealer => {
  const [newest] = keys
  if (newest === undefined) throw new Error('there is no key for documents')
  const known = new Map(keys.map((one) => [keyIdOf(one).toString('hex'), one]))
  return {
    keyId: keyIdOf(newest).toString('hex'), version: newest.version,
    seal: (label, content) => {
      const salt = randomBytes(saltBytes)
      return seal(keyFor(newest, salt, label), Buffer.concat([mark, keyIdOf(newest), salt]), content)
    },
    keyOf: (start) => {
      const keyId = keyIdIn(start)
      return keyId === undefined ? undefined : { keyId, isKnown: known.has(keyId) }
    },
    async *open(label, sealed) {
      const [head, rest] = await split(sealed)
      const keyId = keyIdIn(head)
      if (keyId === undefined) throw new BadSeal('this is no sealed content')
      const sealedBy = known.get(keyId)
      if (sealedBy === undefined) throw new BadSeal('another key sealed this content')
      const key = keyFor(sealedBy, head.subarray(namedBytes), label)
      let at = 0
      for await (const { piece, last } of pieces(rest, chunkBytes + tagBytes))
        yield openPiece(key, head, piece, nonceOf(at++, last))
    },
  }
}
