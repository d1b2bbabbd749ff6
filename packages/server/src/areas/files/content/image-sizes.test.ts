// The four sizes of real pictures, and what becomes of pictures that lie or cannot be read.
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureHeic, pictureWith, pngHead } from '../../../testing/files/pictures.ts'
import { makeImageSizes, type MadeSizes } from './image-sizes.ts'

const make = (bytes: Uint8Array) => makeImageSizes(bytes, 'image/jpeg')

const imagesOf = (made: MadeSizes) => {
  if ('failure' in made) throw new Error(`not made: ${made.failure}`)
  return Object.fromEntries(made.images.map((image) => [image.size, image]))
}

describe('a picture', () => {
  test('comes in four sizes by its longest side', async () => {
    const made = await make(await pictureWith({ width: 2_000, height: 1_000 }))
    const { small, middle, large, original } = imagesOf(made)
    expect([small, middle, large, original].map((image) => [image?.width, image?.height, image?.contentType])).toEqual([
      [320, 160, 'image/webp'], [800, 400, 'image/webp'], [1_600, 800, 'image/webp'], [2_000, 1_000, 'image/jpeg'],
    ])
  })

  test('that stands tall is bounded by its height', async () => {
    const { small } = imagesOf(await make(await pictureWith({ width: 500, height: 1_000 })))
    expect([small?.width, small?.height]).toEqual([160, 320])
  })

  test('is never enlarged', async () => {
    const images = imagesOf(await make(await pictureWith({ width: 100, height: 50 })))
    for (const image of Object.values(images)) expect([image.width, image.height]).toEqual([100, 50])
  })

  test('loses its place on earth and everything else that its camera wrote', async () => {
    const photo = await pictureWith({ width: 400, height: 300, gps: true })
    expect(photo.includes('Bidyard Camera')).toBe(true)
    // The tag that leads to the coordinates.
    expect((await sharp(photo).metadata()).exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true)
    for (const { bytes } of Object.values(imagesOf(await make(photo)))) {
      const { exif, xmp, iptc } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
      expect(Buffer.from(bytes).includes('Bidyard Camera')).toBe(false)
    }
  })

  test('is turned upright', async () => {
    const { original } = imagesOf(await make(await pictureWith({ width: 400, height: 300, orientation: 6 })))
    expect([original?.width, original?.height]).toEqual([300, 400])
    const { orientation } = await sharp(original?.bytes).metadata()
    expect(orientation).toBeUndefined()
  })

  test('that one can see through stays so', async () => {
    const red = { width: 50, height: 50, channels: 4, background: '#ff000080' } as const
    const png = await sharp({ create: red }).png().toBuffer()
    const { original } = imagesOf(await make(png))
    expect(original?.contentType).toBe('image/webp')
    expect((await sharp(original?.bytes).metadata()).hasAlpha).toBe(true)
  })
})

describe('what cannot be made', () => {
  test('a head of 50,000 × 50,000 pixels is refused before anything is decoded', async () => {
    expect(await make(pngHead(50_000, 50_000))).toEqual({ failure: 'tooManyPixels' })
    expect(await make(pngHead(20_001, 1))).toEqual({ failure: 'tooManyPixels' })
    expect(await make(pngHead(11_000, 11_000))).toEqual({ failure: 'tooManyPixels' })
  })

  test('half a picture is unreadable', async () => {
    const photo = await pictureWith({ width: 800, height: 600 })
    expect(await make(photo.subarray(0, photo.length / 2))).toEqual({ failure: 'unreadable' })
  })

  test('a picture of another kind than is taken is not opened', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
    expect(await make(svg)).toEqual({ failure: 'unreadable' })
  })

  test('a phone’s HEIC is unsupported, not an error', async () => {
    expect(await makeImageSizes(pictureHeic(), 'image/heic')).toEqual({ failure: 'unsupported' })
  })

  test('pixels that unpack without end are stopped', async () => {
    const bomb = pngHead(9_000, 9_000, deflateSync(Buffer.alloc(1_000_000)))
    expect(await make(bomb)).toEqual({ failure: 'unreadable' })
  })
})
