// Reads how large a picture says it is, from its head alone: nothing is decoded before that is known.
import { limits } from '@bidyard/contract/limits'
import { openImage } from './image-engine.ts'

export interface ImageHead {
  readonly width: number
  readonly height: number
  readonly hasAlpha: boolean
}

/** Undefined when the head is not whole or of no kind that can be read here. */
export const readImageHead = async (bytes: Uint8Array): Promise<ImageHead | undefined> => {
  try {
    const { width, height, hasAlpha } = await openImage(bytes, { limitInputPixels: false, failOn: 'none' }).metadata()
    return { width, height, hasAlpha }
  } catch {
    return undefined
  }
}

export const isTooLarge = (head: ImageHead | undefined): boolean =>
  head !== undefined
  && (head.width > limits.imageSide || head.height > limits.imageSide || head.width * head.height > limits.imagePixels)
