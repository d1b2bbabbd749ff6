// How Korean offices write tables as text: in which letters, and what stands between two cells.
import type { SheetFormat } from '@bidyard/contract/enums'

type Encoding = readonly [SheetFormat, string]

/** A text in the older encoding of Korean Windows is hardly ever UTF-8 by accident, so that is asked first. */
export const encodingsFor = (bytes: Uint8Array): readonly Encoding[] => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return [['utf16', 'utf-16le']]
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return [['utf16', 'utf-16be']]
  return [['utf8', 'utf-8'], ['cp949', 'euc-kr']]
}

const delimiters = [',', '\t', ';'] as const

/** Whichever stands most often in the first line with more than one of them. */
export const delimiterOf = (text: string, linesMax: number): string => {
  for (const line of text.split(/\r\n?|\n/, linesMax)) {
    const plain = line.replaceAll(/"[^"]*"/g, '')
    const [best] = delimiters
      .map((delimiter) => ({ delimiter, count: plain.split(delimiter).length - 1 }))
      .toSorted((one, other) => other.count - one.count)
    if (best !== undefined && best.count > 0) return best.delimiter
  }
  return ','
}
