// Which of a photo's sizes a screen shows, and how it is called.
import type { CarPhoto } from './send-photo.ts'

type Size = CarPhoto['images'][number]['size']

/** The wanted size, or the next best that is there. */
export const pictureOf = ({ images }: CarPhoto, wanted: Size): string | undefined =>
  (images.find(({ size }) => size === wanted) ?? images[0])?.url

export const sizesOf = (photo: CarPhoto) => ({ src: pictureOf(photo, 'large'), thumbSrc: pictureOf(photo, 'small') })
