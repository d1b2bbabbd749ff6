// Reads a file as UTF-8 text piece by piece, with or without a byte order mark, or whole; knows how far it has come.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, extname } from 'node:path'

export interface TextFile {
  readonly name: string
  /** Of small letters, with its dot. */
  readonly ending: string
  readonly totalBytes: number
  readBytes(): number
  /** Of the whole file, once it has been read. */
  checksum(): string
  pieces(): AsyncGenerator<string>
  /** All of it at once, as a workbook is read. */
  whole(): Promise<Buffer>
}

/** Korean spreadsheets often save in an older encoding; its bytes are no UTF-8. */
export class NotUtf8 extends Error {}

export const openText = async (path: string): Promise<TextFile> => {
  const { size } = await stat(path)
  const hash = createHash('sha256')
  let read = 0
  const content = async function* (): AsyncGenerator<Buffer> {
    for await (const bytes of createReadStream(path, { highWaterMark: 256 * 1_024 }) as AsyncIterable<Buffer>) {
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
    pieces: async function* () {
      // The decoder drops a byte order mark by itself.
      const decoder = new TextDecoder('utf-8', { fatal: true })
      try {
        for await (const bytes of content()) yield decoder.decode(bytes, { stream: true })
        yield decoder.decode()
      } catch (error) {
        if (error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
          throw new NotUtf8('the file is not UTF-8 text')
        throw error
      }
    },
    whole: async () => {
      const parts: Buffer[] = []
      for await (const bytes of content()) parts.push(bytes)
      return Buffer.concat(parts)
    },
  }
}
