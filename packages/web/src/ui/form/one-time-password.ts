// A first password that is only told once: long, and without letters that look alike.

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 5
const inGroup = 4

/** Bytes beyond the last whole round of letters would make some letters likelier than others. */
const fair = 256 - (256 % letters.length)

const randomLetter = (): string => {
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < fair) return letters.charAt(byte % letters.length)
  }
}

export const oneTimePassword = (): string =>
  Array.from({ length: groups }, () => Array.from({ length: inGroup }, randomLetter).join('')).join('-')
