// Makes the four sizes of a picture: upright, in common colours, and without anything that its camera wrote into it.
import type { FileContentType } from '@bidyard/contract/calls/files'
import type { FileImageFailure, ImageSize } from '@bidyard/contract/enums'
import { limits } from '@bidyard/contract/limits'
import type { Sharp } from 'sharp'
import { openImage } from './image-engine.ts'
import { isTooLarge, readImageHead } from './image-head.ts'

export interface ImageContent {
  readonly size: ImageSize
  readonly contentType: FileContentType
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
}
export type MadeSizes = { readonly images: readonly ImageContent[] } | { readonly failure: FileImageFailure }

const longestSide: Readonly<Record<Exclude<ImageSize, 'original'>, number>> = { small: 320, middle: 800, large: 1_600 }
const secondsEach = 20
// Twice as much took twice as long with six drawn photos of cars, and saved two per cent of their large size.
const effort = 2

const upright = (bytes: Uint8Array): Sharp =>
  openImage(bytes, { limitInputPixels: limits.imagePixels, failOn: 'error' })
    .autoOrient()
    .toColourspace('srgb')
    .timeout({ seconds: secondsEach })

const contentOf = async (
  size: ImageSize, contentType: FileContentType, picture: Sharp,
): Promise<ImageContent> => {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { size, contentType, width: info.width, height: info.height, bytes: data }
}

const failureOf = (error: unknown, contentType: FileContentType): FileImageFailure => {
  const message = error instanceof Error ? error.message : ''
  if (/timeout/i.test(message)) return 'tooSlow'
  if (/pixel limit/i.test(message)) return 'tooManyPixels'
  // Whether a phone's own format can be read depends on how the library was built; here it cannot.
  return contentType === 'image/heic' || contentType === 'image/heif' ? 'unsupported' : 'unreadable'
}

/** A picture that cannot be made is an answer; the file itself stays as it was uploaded. */
export const makeImageSizes = async (bytes: Uint8Array, given: FileContentType): Promise<MadeSizes> => {
  const head = await readImageHead(bytes)
  if (isTooLarge(head)) return { failure: 'tooManyPixels' }
  try {
    const images: ImageContent[] = []
    for (const [size, side] of Object.entries(longestSide) as [keyof typeof longestSide, number][])
      images.push(await contentOf(size, 'image/webp', upright(bytes)
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80, effort })))
    // What people download opens everywhere; only what is see-through needs a format that can be.
    images.push(head?.hasAlpha === true
      ? await contentOf('original', 'image/webp', upright(bytes).webp({ quality: 90, effort }))
      : await contentOf('original', 'image/jpeg', upright(bytes).jpeg({ quality: 90 })))
    return { images }
  } catch (error) {
    return { failure: failureOf(error, given) }
  }
}
