// The headers under which bytes of strangers are shown: their type is not guessed, and nothing in them may run.

export const fileHeaders = (given: {
  readonly contentType: string; readonly disposition: string; readonly sizeBytes: number | undefined
}): Readonly<Record<string, string>> => ({
  'content-type': given.contentType,
  ...(given.sizeBytes === undefined ? {} : { 'content-length': String(given.sizeBytes) }),
  'content-disposition': given.disposition,
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
})

// Long names would make links too long: each Korean letter takes fifteen characters in one.
const shownLetters = 40

/** `name` may hold anything that people write; the plain form is for old programs, the other one for all letters. */
export const dispositionOf = (kind: 'inline' | 'attachment', name: string): string => {
  const letters = Array.from(name.replace(/[\p{C}/\\]/gu, ''))
  const dot = letters.lastIndexOf('.')
  const ending = dot > 0 && letters.length - dot <= 6 ? letters.slice(dot).join('') : ''
  const short = letters.length > shownLetters
    ? letters.slice(0, shownLetters - ending.length).join('') + ending
    : letters.join('')
  const plain = short.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%;]/g, '_')
  const coded = encodeURIComponent(short)
    .replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${kind}; filename="${plain}"; filename*=UTF-8''${coded}`
}
