// Reads base64 that can be written in one way only: a text that was touched anywhere is refused.

type Alphabet = 'base64' | 'base64url'

/** The decoder skips what it does not know and forgives loose bits at the end, so what it read is written again. */
export const decodeCanonical = (text: string, alphabet: Alphabet): Buffer | undefined => {
  const bytes = Buffer.from(text, alphabet)
  const again = bytes.toString(alphabet)
  return again === text || (alphabet === 'base64' && again.replaceAll('=', '') === text) ? bytes : undefined
}
