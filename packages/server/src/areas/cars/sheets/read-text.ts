// Reads CSV as Korean offices write it: in UTF-8, in the older encoding of Korean Windows, or as Excel's Unicode text.
import { orderImportBounds } from '@bidyard/contract/shapes/cars/order-imports'
import { CsvError, parse } from 'csv-parse/sync'
import type { SheetFormat } from '@bidyard/contract/enums'
import { BadSheet, isEmptyLine, type Sheet, type SheetLine, sheetWords } from '../../../runtime/sheets/sheet.ts'
import { headingsMax } from './import-columns.ts'

const decodeAs = (encoding: string, bytes: Buffer): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A text in the older encoding is hardly ever UTF-8 by accident, so that is asked first. */
const decode = (bytes: Buffer): { readonly format: SheetFormat; readonly text: string } => {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const tries: readonly (readonly [SheetFormat, string])[] = isUtf16
    ? [['utf16', bytes[0] === 0xff ? 'utf-16le' : 'utf-16be']]
    : [['utf8', 'utf-8'], ['cp949', 'euc-kr']]
  for (const [format, encoding] of tries) {
    const text = decodeAs(encoding, bytes)
    if (text !== undefined) return { format, text }
  }
  throw new BadSheet(sheetWords.unknownLetters)
}

const delimiters = [',', '\t', ';'] as const

/** Whichever stands most often in the first line with more than one of them. */
const delimiterOf = (text: string): string => {
  for (const line of text.split(/\r\n?|\n/, headingsMax * 2)) {
    const plain = line.replaceAll(/"[^"]*"/g, '')
    const [best] = delimiters
      .map((delimiter) => ({ delimiter, count: plain.split(delimiter).length - 1 }))
      .toSorted((one, other) => other.count - one.count)
    if (best !== undefined && best.count > 0) return best.delimiter
  }
  return ','
}

interface Parsed {
  readonly record: readonly string[]
  readonly info: { readonly lines: number }
}

export const readText = (bytes: Buffer): Sheet => {
  const { format, text } = decode(bytes)
  if (text.includes('\0')) throw new BadSheet(sheetWords.noText)
  try {
    const parsed = parse(text, {
      delimiter: delimiterOf(text), relax_column_count: true, info: true, skip_empty_lines: true,
      skip_records_with_empty_values: true,
      to: orderImportBounds.rows + headingsMax + 1, max_record_size: orderImportBounds.fileBytes,
    }) as unknown as readonly Parsed[]
    const lines = parsed.map(({ record, info }): SheetLine => ({
      line: info.lines, cells: record.slice(0, orderImportBounds.columns),
    }))
    return { format, lines: lines.filter((line) => !isEmptyLine(line)) }
  } catch (error) {
    if (error instanceof CsvError) throw new BadSheet(sheetWords.openQuote)
    throw error
  }
}
