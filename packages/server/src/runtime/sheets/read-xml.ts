// Goes over XML tag by tag, in one pass however broken it is; entities of the document's own are never unfolded.

export class BadXml extends Error {}

export type XmlPiece =
  | { readonly kind: 'open' | 'empty'; readonly name: string; readonly attributes: string }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Nothing for what is no letter by itself: zero, halves of letters, and what lies beyond all of them. */
const letterOf = (code: number): string =>
  (code > 0 && code <= 0x10_ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : '')

const unescaped = (whole: string, hex?: string, digits?: string, name?: string): string => {
  if (hex !== undefined) return letterOf(Number.parseInt(hex, 16))
  if (digits !== undefined) return letterOf(Number(digits))
  return named[name ?? ''] ?? whole
}

export const unescapeXml = (text: string): string =>
  text.includes('&') ? text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,8}));/gi, unescaped) : text

/** A `>` inside quotes does not end a tag. */
const endOfTag = (text: string, from: number): number => {
  let quote = ''
  for (let at = from; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (quote !== '') {
      if (letter === quote) quote = ''
    } else if (letter === '"' || letter === "'") quote = letter
    else if (letter === '>') return at
  }
  throw new BadXml('a tag that never ends')
}

const after = (text: string, end: string, from: number): number => {
  const at = text.indexOf(end, from)
  if (at === -1) throw new BadXml('something that never ends')
  return at + end.length
}

/** Without its prefix: which one a program writes is its own affair. */
const localName = (tag: string): string => tag.slice(tag.indexOf(':') + 1)

const tagOf = (inside: string): XmlPiece => {
  if (inside.startsWith('/')) return { kind: 'close', name: localName(inside.slice(1).trim()) }
  const isEmpty = inside.endsWith('/')
  const words = isEmpty ? inside.slice(0, -1) : inside
  const space = words.search(/\s/)
  const name = localName(space === -1 ? words : words.slice(0, space))
  return { kind: isEmpty ? 'empty' : 'open', name, attributes: space === -1 ? '' : words.slice(space) }
}

export const readXml = function* (text: string): Generator<XmlPiece> {
  // No XML holds one, and no database keeps it.
  if (text.includes('\0')) throw new BadXml('a zero byte')
  let at = 0
  while (at < text.length) {
    const next = text.indexOf('<', at)
    if (next === -1) return
    if (next > at) yield { kind: 'text', text: unescapeXml(text.slice(at, next)) }
    if (text.startsWith('<!--', next)) at = after(text, '-->', next)
    else if (text.startsWith('<![CDATA[', next)) {
      at = after(text, ']]>', next)
      yield { kind: 'text', text: text.slice(next + 9, at - 3) }
    } else if (text.startsWith('<?', next)) at = after(text, '?>', next)
    else if (text.startsWith('<!', next)) throw new BadXml('a document that brings definitions of its own')
    else {
      const end = endOfTag(text, next + 1)
      yield tagOf(text.slice(next + 1, end))
      at = end + 1
    }
  }
}

/** Names as they stand there, with their values. A word without a value is passed over whole, however long it is. */
export const attributesOf = function* (attributes: string): Generator<readonly [name: string, value: string]> {
  for (const [, name = '', double, single] of attributes.matchAll(/([\w:.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g)) {
    const value = double ?? single
    if (value !== undefined) yield [name, unescapeXml(value)]
  }
}

/** The value of an attribute by its name without a prefix. */
export const attributeOf = (attributes: string, name: string): string | undefined => {
  for (const [key, value] of attributesOf(attributes)) if (localName(key) === name) return value
  return undefined
}
