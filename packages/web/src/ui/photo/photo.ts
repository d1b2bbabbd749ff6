// One picture to show: small in a strip, large when looked at.

export interface Photo {
  readonly key: string
  readonly src: string
  readonly thumbSrc?: string | undefined
  /** What is to be seen on it. */
  readonly alt: string
}
