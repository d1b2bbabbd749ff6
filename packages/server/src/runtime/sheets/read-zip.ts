// Reads the entries of a ZIP archive that stands whole in memory; none may unfold to more than it is allowed.
import { inflateRawSync } from 'node:zlib'

/** No archive, cut off, sealed with a password, or larger than it says. */
export class BadArchive extends Error {}

/** An entry unfolds to more than it is allowed. */
export class LargeArchive extends BadArchive {}

export interface Archive {
  has(name: string): boolean
  /** Undefined where there is no such entry. */
  read(name: string): string | undefined
}

interface Entry {
  readonly method: number
  readonly packedBytes: number
  readonly offset: number
}

const marks = { end: 0x0605_4b50, entry: 0x0201_4b50, local: 0x0403_4b50 } as const
const heads = { end: 22, entry: 46, local: 30 } as const
const commentMax = 65_535
const methods = { stored: 0, deflated: 8 } as const
const tooLarge = 0xffff_ffff

const findEnd = (bytes: Buffer): number => {
  const lowest = Math.max(0, bytes.length - heads.end - commentMax)
  for (let at = bytes.length - heads.end; at >= lowest; at--) if (bytes.readUInt32LE(at) === marks.end) return at
  throw new BadArchive('no end of an archive')
}

const readEntries = (bytes: Buffer): Map<string, Entry> => {
  const end = findEnd(bytes)
  const count = bytes.readUInt16LE(end + 10)
  const entries = new Map<string, Entry>()
  let at = bytes.readUInt32LE(end + 16)
  for (let place = 0; place < count; place++) {
    if (bytes.readUInt32LE(at) !== marks.entry) throw new BadArchive('a list of entries that is broken')
    // Sealed with a password.
    if ((bytes.readUInt16LE(at + 8) & 1) === 1) throw new BadArchive('a sealed entry')
    const [name, extra, comment] = [28, 30, 32].map((from) => bytes.readUInt16LE(at + from)) as [number, number, number]
    const packedBytes = bytes.readUInt32LE(at + 20)
    const offset = bytes.readUInt32LE(at + 42)
    if (packedBytes === tooLarge || offset === tooLarge) throw new BadArchive('an archive of another kind')
    const text = bytes.toString('utf8', at + heads.entry, at + heads.entry + name)
    entries.set(text.replaceAll('\\', '/').replace(/^\//, ''), {
      method: bytes.readUInt16LE(at + 10), packedBytes, offset,
    })
    at += heads.entry + name + extra + comment
  }
  return entries
}

const unfold = (bytes: Buffer, { method, packedBytes, offset }: Entry, bytesMax: number): Buffer => {
  if (bytes.readUInt32LE(offset) !== marks.local) throw new BadArchive('an entry that is broken')
  const start = offset + heads.local + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const packed = bytes.subarray(start, start + packedBytes)
  if (packed.length < packedBytes) throw new BadArchive('an entry that is cut off')
  if (method === methods.stored && packedBytes > bytesMax) throw new LargeArchive('an entry that is too large')
  if (method === methods.stored) return packed
  if (method !== methods.deflated) throw new BadArchive('an entry that is packed otherwise')
  return inflateRawSync(packed, { maxOutputLength: bytesMax })
}

/** Whatever is wrong inside an archive is one thing to whoever brought it. */
const orBad = <Result>(work: () => Result): Result => {
  try {
    return work()
  } catch (error) {
    if (error instanceof BadArchive) throw error
    if (error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE')
      throw new LargeArchive('an entry that unfolds to too much')
    throw new BadArchive('an archive that cannot be read', { cause: error })
  }
}

export const openZip = (bytes: Buffer, bytesMax: number): Archive => {
  const entries = orBad(() => readEntries(bytes))
  return {
    has: (name) => entries.has(name),
    read: (name) => {
      const entry = entries.get(name)
      return entry === undefined ? undefined : orBad(() => unfold(bytes, entry, bytesMax).toString('utf8'))
    },
  }
}
