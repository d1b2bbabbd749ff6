// Reads archives and workbooks as another program would: by the list at the end, and cell by cell.
import { inflateRawSync } from 'node:zlib'

interface Listing {
  readonly count: number
  readonly at: number
}

/** Where its list begins; what the old fields cannot say stands before them. */
const listingOf = (bytes: Buffer): Listing => {
  const end = bytes.length - 22
  if (bytes.readUInt32LE(end) !== 0x0605_4b50) throw new Error('no archive, or one that is cut off')
  if (bytes.readUInt16LE(end + 10) !== 0xffff)
    return { count: bytes.readUInt16LE(end + 10), at: bytes.readUInt32LE(end + 16) }
  if (bytes.readUInt32LE(end - 20) !== 0x0706_4b50) throw new Error('nothing says where the wide fields are')
  const wide = Number(bytes.readBigUInt64LE(end - 12))
  if (bytes.readUInt32LE(wide) !== 0x0606_4b50) throw new Error('the wide fields are somewhere else')
  return { count: Number(bytes.readBigUInt64LE(wide + 32)), at: Number(bytes.readBigUInt64LE(wide + 48)) }
}

/** The content of each entry by its name. */
const readEntries = (bytes: Buffer): Readonly<Record<string, Buffer>> => {
  const entries: Record<string, Buffer> = {}
  const listing = listingOf(bytes)
  let { at } = listing
  for (let left = listing.count; left > 0; left--) {
    if (bytes.readUInt32LE(at) !== 0x0201_4b50) throw new Error('the list is not where it should be')
    const [sum, packed, size] = [16, 20, 24].map((from) => bytes.readUInt32LE(at + from))
    const nameBytes = bytes.readUInt16LE(at + 28)
    const extraBytes = bytes.readUInt16LE(at + 30)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameBytes)
    const near = bytes.readUInt32LE(at + 42)
    const local = near === 0xffff_ffff ? Number(bytes.readBigUInt64LE(at + 46 + nameBytes + 4)) : near
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const whole = inflateRawSync(bytes.subarray(start, start + (packed ?? 0)))
    if (whole.length !== size || crc(whole) !== sum) throw new Error(`${name} is not what the archive says`)
    entries[name] = whole
    at += 46 + nameBytes + extraBytes + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** Every entry by its name, as text. */
export const readArchive = (bytes: Buffer): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(readEntries(bytes)).map(([name, whole]) => [name, whole.toString('utf8')]))

/** Bit by bit, so that it shares nothing with what wrote it. */
const crc = (bytes: Buffer): number => {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb8_8320 : sum >>> 1
  }
  return ~sum >>> 0
}

export interface ReadCell {
  readonly text?: string
  readonly number?: number
  /** By which the sheet shows it. */
  readonly format?: string
  /** Stays a text when somebody opens and leaves the cell. */
  readonly isQuoted?: boolean
}

const plain = (xml: string): string => xml
  .replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  .replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

const stylesOf = (xml: string): readonly { readonly format: string | undefined; readonly isQuoted: boolean }[] => {
  const formats = new Map([...xml.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)]
    .map(([, id, code]): [string, string] => [id ?? '', (code ?? '').replaceAll('\\', '')]))
  const cells = xml.slice(xml.indexOf('<cellXfs'), xml.indexOf('</cellXfs'))
  return [...cells.matchAll(/<xf numFmtId="(\d+)"([^>]*)>/g)].map(([, id, rest]) => ({
    format: formats.get(id ?? '') ?? { 3: '#,##0' }[Number(id)], isQuoted: rest?.includes('quotePrefix="1"') === true,
  }))
}

const columnOf = (letters: string): number => {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** Each sheet under its name, as rows of cells. */
export const readWorkbook = (bytes: Buffer): Readonly<Record<string, readonly (readonly ReadCell[])[]>> => {
  const parts = readArchive(bytes)
  const styles = stylesOf(parts['xl/styles.xml'] ?? '')
  const targets = new Map([...(parts['xl/_rels/workbook.xml.rels'] ?? '').matchAll(/Id="(\w+)"[^>]*Target="([^"]+)"/g)]
    .map(([, id, target]): [string, string] => [id ?? '', `xl/${target ?? ''}`]))
  const readRow = (xml: string): ReadCell[] => {
    const cells: ReadCell[] = []
    for (const [, letters, attributes, inner] of xml.matchAll(/<c r="([A-Z]+)\d+"([^>]*)>(.*?)<\/c>/gs)) {
      const style = styles[Number(/ s="(\d+)"/.exec(attributes ?? '')?.[1] ?? 0)]
      const text = /<is><t[^>]*>(.*?)<\/t><\/is>/s.exec(inner ?? '')?.[1]
      const value = /<v>(.*?)<\/v>/.exec(inner ?? '')?.[1]
      if (inner?.includes('<f') === true) throw new Error('a formula')
      cells[columnOf(letters ?? '')] = {
        ...(text === undefined ? { number: Number(value) } : { text: plain(text) }),
        ...(style?.format === undefined ? {} : { format: style.format }),
        ...(style?.isQuoted === true ? { isQuoted: true } : {}),
      }
    }
    return Array.from(cells, (cell) => cell ?? {})
  }
  return Object.fromEntries([...(parts['xl/workbook.xml'] ?? '').matchAll(/<sheet name="([^"]*)"[^>]*r:id="(\w+)"/g)]
    .map(([, name, id]) => [plain(name ?? ''), [...(parts[targets.get(id ?? '') ?? ''] ?? '')
      .matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row]) => readRow(row ?? ''))]))
}
