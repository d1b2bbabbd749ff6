// What an appeal may be, so that it is refused before it is sent; the server judges by the same.

export const appealBounds = {
  statementLeast: 10,
  filesMax: 10,
  // No HEIC: an iPhone then hands over a JPEG by itself, which every browser can show.
  accept: '.jpg,.jpeg,.png,.webp,.pdf',
} as const
