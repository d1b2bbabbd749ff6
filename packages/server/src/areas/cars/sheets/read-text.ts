// Reads CSV as Korean offices write it: in UTF-8, in the older encoding of Korean Windows, or as Excel's Unicode text.
import { orderImportBounds } from '@bidyard/contract/shapes/cars/order-imports'
import { CsvError, parse } from 'csv-parse/sync'
import type { SheetFormat } from '@bidyard/contract/enums'
import { BadSheet, isEmptyLine, type Sheet, type SheetLine, sheetWords } from '../../../runtime/sheets/sheet.ts'
import { delimiterOf, encodingsFor } from '../../../runtime/sheets/texts.ts'
import { headingsMax } from './import-columns.ts'

const decodeAs = (encoding: string, bytes: Buffer): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const decode = (bytes: Buffer): { readonly format: SheetFormat; readonly text: string } => {
  for (const [format, encoding] of encodingsFor(bytes)) {
    const text = decodeAs(encoding, bytes)
    if (text !== undefined) return { format, text }
  }
  throw new BadSheet(sheetWords.unknownLetters)
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
      delimiter: delimiterOf(text, headingsMax * 2), relax_column_count: true, info: true, skip_empty_lines: true,
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
