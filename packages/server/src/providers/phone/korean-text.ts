// What a Korean text message may hold: the characters of KS X 1001, in which a syllable counts two bytes.

let known: ReadonlySet<string> | undefined

/** Node reads the encoding and does not write it, so its characters are read once. */
const wideCharacters = (): ReadonlySet<string> => {
  if (known !== undefined) return known
  const decoder = new TextDecoder('euc-kr')
  const made = new Set<string>()
  for (let high = 0xa1; high <= 0xfe; high++)
    for (let low = 0xa1; low <= 0xfe; low++) made.add(decoder.decode(Uint8Array.of(high, low)))
  // What stands at no place is read as this.
  made.delete('\u{fffd}')
  known = made
  return made
}

const isNarrow = (sign: string): boolean => sign === '\n' || (sign >= ' ' && sign <= '~')

const alike: Readonly<Record<string, string>> = {
  '–': '-', '—': '-', '‑': '-', '…': '...', '‘': "'", '’': "'", '“': '"', '”': '"', '₩': '원', '\t': ' ', '\u{a0}': ' ',
}

/** How it arrives on every phone; what no phone shows becomes a question mark. */
export const sendable = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/\r\n?/g, '\n'), (sign) => {
    if (isNarrow(sign) || wideCharacters().has(sign)) return sign
    return alike[sign] ?? '?'
  }).join('')

export const isSendable = (text: string): boolean => sendable(text) === text

/** Of sendable text. */
export const koreanBytes = (text: string): number =>
  Array.from(text).reduce((bytes, sign) => bytes + (isNarrow(sign) ? 1 : 2), 0)

/** From the front, as much as has room. */
export const cutTo = (text: string, bytesMax: number): string => {
  let bytes = 0
  let cut = ''
  for (const sign of text) {
    bytes += isNarrow(sign) ? 1 : 2
    if (bytes > bytesMax) return cut
    cut += sign
  }
  return cut
}

/** What a text, a long text, its title and a message of KakaoTalk have room for; the last one counts characters. */
export const roomOf = { shortBytes: 90, longBytes: 2_000, titleBytes: 40, kakaoCharacters: 1_000 } as const
