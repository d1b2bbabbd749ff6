// Writes a ZIP archive while it is read: no entry is ever whole in memory, sizes follow behind each of them.
import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  readonly name: string
  readonly content: AsyncIterable<string> | Iterable<string>
}

const marks = { local: 0x0403_4b50, descriptor: 0x0807_4b50, entry: 0x0201_4b50, end: 0x0605_4b50 } as const
const version = 20
/** Sizes come behind the bytes; names are UTF-8. */
const flags = 0x0808
const deflated = 8
const bytesMax = 0xffff_ffff

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

const listedHead = (written: Written, time: number): Buffer => {
  const head = Buffer.alloc(46)
  head.writeUInt32LE(marks.entry, 0)
  head.writeUInt16LE(version, 4)
  head.writeUInt16LE(version, 6)
  head.writeUInt16LE(flags, 8)
  head.writeUInt16LE(deflated, 10)
  head.writeUInt32LE(time, 12)
  writeSizes(head, 16, written)
  head.writeUInt16LE(written.name.length, 28)
  head.writeUInt32LE(written.offset, 42)
  return Buffer.concat([head, written.name])
}

const endOf = (count: number, bytes: number, offset: number): Buffer => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(marks.end, 0)
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(bytes, 12)
  end.writeUInt32LE(offset, 16)
  return end
}

async function* packed(
  { content }: ZipEntry, seen: { sum: number; bytes: number },
): AsyncGenerator<Uint8Array> {
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const text of content) {
      const bytes = Buffer.from(text)
      seen.sum = crc32(bytes, seen.sum)
      seen.bytes += bytes.length
      yield bytes
    }
  }
  // What goes wrong on the way in comes out at the end that is read.
  yield* pipeline(Readable.from(counted()), createDeflateRaw(), () => {})
}

/** `shown`: what clocks show, as its UTC fields. */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>, shown: Date,
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
    if (offset > bytesMax || seen.bytes > bytesMax) throw new Error('the archive is larger than its kind can be')
    list.push(written)
    yield descriptorOf(written)
  }
  const heads = Buffer.concat(list.map((written) => listedHead(written, time)))
  yield heads
  yield endOf(list.length, heads.length, offset)
}
