// Writes forms in EUC-KR, the Korean encoding of old, as notices of KG Inicis come in it; Node only reads it.

let table: ReadonlyMap<string, string> | undefined

/** Every two-byte character and its bytes as they stand in a form. */
const bytesByCharacter = (): ReadonlyMap<string, string> => {
  if (table !== undefined) return table
  const decoder = new TextDecoder('euc-kr')
  const made = new Map<string, string>()
  for (let high = 0xb0; high <= 0xc8; high++)
    for (let low = 0xa1; low <= 0xfe; low++) {
      const hex = Buffer.from([high, low]).toString('hex').toUpperCase()
      made.set(decoder.decode(Uint8Array.of(high, low)), `%${hex.slice(0, 2)}%${hex.slice(2)}`)
    }
  table = made
  return made
}

/** Undefined for what is no syllable of it. */
export const koreanSign = (sign: string): string | undefined => bytesByCharacter().get(sign)

const encode = (text: string): string =>
  Array.from(text, (sign) => koreanSign(sign) ?? encodeURIComponent(sign)).join('')

export const koreanForm = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields).map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')
