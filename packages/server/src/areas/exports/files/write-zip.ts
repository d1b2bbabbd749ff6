// Writes a ZIP archive while it is read: no entry is ever whole in memory, sizes follow behind each of them.
import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
  /** Pictures and papers hardly become smaller: that is no work worth doing. */
  readonly isPacked?: boolean
}

const marks = {
  local: 0x0403_4b50, descriptor: 0x0807_4b50, entry: 0x0201_4b50, end: 0x0605_4b50, largeEnd: 0x0606_4b50,
  largeEndAt: 0x0706_4b50,
} as const
const version = 20
/** Of archives that are larger than the old fields can say. */
const largeVersion = 45
/** Sizes come behind the bytes; names are UTF-8. */
const flags = 0x0808
const deflated = 8
const bytesMax = 0xffff_ffff
const entriesMax = 0xffff

interface Written {
  readonly name: Buffer
  readonly offset: number
  readonly sum: number
  readonly packedBytes: number
  readonly bytes: number
}

/** Two words as DOS counted: a year from 1980 on, and seconds by two. */
const dosTime = (shown: Date): number =>
  ((shown.getUTCFullYear() - 1980) << 25 | (shown.getUTCMonth() + 1) << 21 | shown.getUTCDate() << 16
    | shown.getUTCHours() << 11 | shown.getUTCMinutes() << 5 | shown.getUTCSeconds() >> 1) >>> 0

const localHead = (name: Buffer, time: number): Buffer => {
  const head = Buffer.alloc(30)
  head.writeUInt32LE(marks.local, 0)
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(flags, 6)
  head.writeUInt16LE(deflated, 8)
  head.writeUInt32LE(time, 10)
  head.writeUInt16LE(name.length, 26)
  return Buffer.concat([head, name])
}

const writeSizes = (head: Buffer, at: number, { sum, packedBytes, bytes }: Written): void => {
  head.writeUInt32LE(sum, at)
  head.writeUInt32LE(packedBytes, at + 4)
  head.writeUInt32LE(bytes, at + 8)
}

const descriptorOf = (written: Written): Buffer => {
  const behind = Buffer.alloc(16)
  behind.writeUInt32LE(marks.descriptor, 0)
  writeSizes(behind, 4, written)
  return behind
}

/** Where an entry begins, where that is too far for its own field. */
const farOffset = (offset: number): Buffer => {
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(offset), 4)
  return extra
}

const listedHead = (written: Written, time: number, largeFrom: number): Buffer => {
  const isFar = written.offset >= largeFrom
  const extra = isFar ? farOffset(written.offset) : Buffer.alloc(0)
  const head = Buffer.alloc(46)
  head.writeUInt32LE(marks.entry, 0)
  head.writeUInt16LE(isFar ? largeVersion : version, 4)
  head.writeUInt16LE(isFar ? largeVersion : version, 6)
  head.writeUInt16LE(flags, 8)
  head.writeUInt16LE(deflated, 10)
  head.writeUInt32LE(time, 12)
  writeSizes(head, 16, written)
  head.writeUInt16LE(written.name.length, 28)
  head.writeUInt16LE(extra.length, 30)
  head.writeUInt32LE(isFar ? bytesMax : written.offset, 42)
  return Buffer.concat([head, written.name, extra])
}

interface Listing {
  readonly count: number
  readonly bytes: number
  readonly offset: number
}

const endOf = ({ count, bytes, offset }: Listing): Buffer => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(marks.end, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(bytes, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

/** The same with wide fields, where it is, and an old end that says to look there. */
const largeEndOf = ({ count, bytes, offset }: Listing): Buffer => {
  const end = Buffer.alloc(56)
  end.writeUInt32LE(marks.largeEnd, 0)
  end.writeBigUInt64LE(44n, 4)
  end.writeUInt16LE(largeVersion, 12)
  end.writeUInt16LE(largeVersion, 14)
  end.writeBigUInt64LE(BigInt(count), 24)
  end.writeBigUInt64LE(BigInt(count), 32)
  end.writeBigUInt64LE(BigInt(bytes), 40)
  end.writeBigUInt64LE(BigInt(offset), 48)
  const at = Buffer.alloc(20)
  at.writeUInt32LE(marks.largeEndAt, 0)
  at.writeBigUInt64LE(BigInt(offset + bytes), 8)
  at.writeUInt32LE(1, 16)
  return Buffer.concat([end, at, endOf({ count: entriesMax, bytes: bytesMax, offset: bytesMax })])
}

async function* packed(
  { content, isPacked = false }: ZipEntry, seen: { sum: number; bytes: number },
): AsyncGenerator<Uint8Array> {
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of content) {
      const bytes = Buffer.from(piece as string)
      seen.sum = crc32(bytes, seen.sum)
      seen.bytes += bytes.length
      yield bytes
    }
  }
  // What goes wrong on the way in comes out at the end that is read.
  yield* pipeline(Readable.from(counted()), createDeflateRaw(isPacked ? { level: 0 } : {}), () => {})
}

/** `shown`: what clocks show, as its UTC fields. From `largeFrom` on it is written with wide fields. */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>, shown: Date, largeFrom: number = bytesMax,
): AsyncGenerator<Uint8Array> {
  const time = dosTime(shown)
  const list: Written[] = []
  let offset = 0
  for await (const entry of entries) {
    const [name, seen, began] = [Buffer.from(entry.name), { sum: 0, bytes: 0 }, offset]
    let packedBytes = 0
    const head = localHead(name, time)
    yield head
    for await (const piece of packed(entry, seen)) {
      packedBytes += piece.length
      yield piece
    }
    const written = { name, offset: began, ...seen, packedBytes }
    offset += head.length + packedBytes + 16
    // Its sizes stand behind it in the old fields: there is no way to say beforehand that they will not fit.
    if (packedBytes >= bytesMax || seen.bytes >= bytesMax) throw new Error(`${entry.name} is larger than it can be`)
    list.push(written)
    yield descriptorOf(written)
  }
  let bytes = 0
  for (const written of list) {
    const head = listedHead(written, time, largeFrom)
    bytes += head.length
    yield head
  }
  const listing = { count: list.length, bytes, offset }
  const isLarge = offset >= largeFrom || bytes >= largeFrom || list.length >= entriesMax
  yield isLarge ? largeEndOf(listing) : endOf(listing)
}
