// Reads the words of a PDF of ours, page by page, as the fonts in it say which letter each sign is.
import { inflateSync } from 'node:zlib'

type Letters = ReadonlyMap<number, string>

const objectsOf = (bytes: Buffer): ReadonlyMap<string, string> =>
  new Map([...bytes.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)]
    .map(([, no = '', text = '']) => [no, text]))

const contentOf = (object = ''): string => {
  const [, head = '', content = ''] = /^([\s\S]*?)\bstream\r?\n([\s\S]*)\r?\nendstream/.exec(object) ?? []
  return head.includes('/FlateDecode') ? inflateSync(Buffer.from(content, 'latin1')).toString('latin1') : content
}

const wordOf = (hex: string): string => {
  const units = hex.match(/.{4}/g) ?? []
  return String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16)))
}

const lettersOf = (map: string): Letters => {
  const letters = new Map<number, string>()
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, sign = '', hex = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(Number.parseInt(sign, 16), wordOf(hex))
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', until = '', hex = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let sign = Number.parseInt(from, 16); sign <= Number.parseInt(until, 16); sign++)
        letters.set(sign, String.fromCharCode(Number.parseInt(hex, 16) + sign - Number.parseInt(from, 16)))
  return letters
}

const named: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const bytesOf = (text: string): string =>
  text.replaceAll(/\\(\d{3}|[\s\S])/g, (_, one: string) =>
    (/^\d/.test(one) ? String.fromCharCode(Number.parseInt(one, 8)) : named[one] ?? one))

const said = (bytes: string, letters: Letters | undefined): string =>
  Array.from({ length: bytes.length / 2 }, (_, at) =>
    letters?.get(bytes.charCodeAt(at * 2) * 256 + bytes.charCodeAt(at * 2 + 1)) ?? '').join('')

const pageText = (page: string, objects: ReadonlyMap<string, string>): string => {
  const fonts = new Map([...page.matchAll(/\/(f\d+) (\d+) 0 R/g)].map(([, name = '', no = '']) => {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(no) ?? '')?.[1] ?? ''
    return [name, lettersOf(contentOf(objects.get(map)))] as const
  }))
  const content = contentOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? ''))
  let letters: Letters | undefined
  let text = ''
  // A font, letters as bytes (brackets among them stand in pairs) or as digits, or the end of a run.
  const words = /\/(f\d+) [\d.]+ Tf|\(((?:\\[\s\S]|[^\\()]|\((?:\\[\s\S]|[^\\()])*\))*)\)|<([\dA-Fa-f]+)>|\b(ET)\b/g
  for (const [, font, written, hex, end] of content.matchAll(words)) {
    if (font !== undefined) letters = fonts.get(font)
    else if (end !== undefined) text += '\n'
    else text += said(hex === undefined ? bytesOf(written ?? '') : Buffer.from(hex, 'hex').toString('latin1'), letters)
  }
  return text
}

/** A line for each run of letters that stand together. */
export const pdfPages = (bytes: Buffer): readonly string[] => {
  const objects = objectsOf(bytes)
  return [...objects.values()].filter((text) => /\/Type \/Page\n/.test(text)).map((page) => pageText(page, objects))
}
