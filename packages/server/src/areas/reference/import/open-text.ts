// Reads a file as text piece by piece, with or without a byte order mark, or whole; knows how far it has come.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { encodingsFor } from '../../../runtime/sheets/texts.ts'

export interface TextFile {
  readonly name: string
  /** Of small letters, with its dot. */
  readonly ending: string
  readonly totalBytes: number
  readBytes(): number
  /** Of the whole file, once it has been read. */
  checksum(): string
  /** In UTF-8, unless another encoding is named. */
  pieces(encoding?: string): AsyncGenerator<string>
  /** In which the whole file can be read; undefined where there is none. */
  findEncoding(): Promise<string | undefined>
  /** All of it at once, as a workbook is read. */
  whole(): Promise<Buffer>
}

/** Its bytes are no letters of the encoding. */
export class NotText extends Error {}

const bytesOf = (path: string): AsyncIterable<Buffer> => createReadStream(path, { highWaterMark: 256 * 1_024 })

/** The decoder drops a byte order mark by itself. */
const decoded = async function* (bytes: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const piece of bytes) yield decoder.decode(piece, { stream: true })
    yield decoder.decode()
  } catch (error) {
    if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      throw new NotText(`the file is not ${encoding}`)
    throw error
  }
}

const canRead = async (path: string, encoding: string): Promise<boolean> => {
  try {
    for await (const _ of decoded(bytesOf(path), encoding));
    return true
  } catch (error) {
    if (error instanceof NotText) return false
    throw error
  }
}

const headOf = async (path: string): Promise<Uint8Array> => {
  for await (const bytes of createReadStream(path, { end: 1 }) as AsyncIterable<Buffer>) return bytes
  return new Uint8Array()
}

export const openText = async (path: string): Promise<TextFile> => {
  const { size } = await stat(path)
  const hash = createHash('sha256')
  let read = 0
  const content = async function* (): AsyncGenerator<Buffer> {
    for await (const bytes of bytesOf(path)) {
      read += bytes.length
      hash.update(bytes)
      yield bytes
    }
  }
  return {
    name: basename(path),
    ending: extname(path).toLowerCase(),
    totalBytes: size,
    readBytes: () => read,
    checksum: () => hash.copy().digest('hex'),
    pieces: (encoding = 'utf-8') => decoded(content(), encoding),
    findEncoding: async () => {
      for (const [, encoding] of encodingsFor(await headOf(path))) if (await canRead(path, encoding)) return encoding
      return undefined
    },
    whole: async () => {
      const parts: Buffer[] = []
      for await (const bytes of content()) parts.push(bytes)
      return Buffer.concat(parts)
    },
  }
}
