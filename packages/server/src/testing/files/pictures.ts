// Pictures for tests: ordinary ones with what cameras write into them, and heads that promise what they do not hold.
import { crc32 } from 'node:zlib'
import sharp from 'sharp'

export const pictureWith = async (wish: {
  readonly width: number; readonly height: number; readonly gps?: boolean; readonly orientation?: number
}): Promise<Buffer> => {
  const { width, height } = wish
  const plain = sharp({ create: { width, height, channels: 3, background: '#4a7a9c' } })
  const seoul = {
    GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 59/1', GPSLongitudeRef: 'E', GPSLongitude: '126/1 58/1 41/1',
  }
  const exif = { IFD0: { Make: 'Bidyard Camera' }, ...(wish.gps === true ? { IFD3: seoul } : {}) }
  return plain.withExif(exif).withMetadata({ orientation: wish.orientation ?? 1 }).jpeg().toBuffer()
}

const pngChunk = (type: string, data: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const head = Buffer.alloc(4)
  head.writeUInt32BE(data.length)
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crc32(body))
  return Buffer.concat([head, body, tail])
}

/** A whole PNG by its form, whose pixels are only promised. */
export const pngHead = (width: number, height: number, data: Uint8Array = new Uint8Array(16)): Buffer => {
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  size.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), pngChunk('IHDR', size), pngChunk('IDAT', data),
    pngChunk('IEND', new Uint8Array()),
  ])
}

/** The beginning of a phone's picture, as far as its kind is known by it. */
export const pictureHeic = (): Buffer =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(2_000)])
