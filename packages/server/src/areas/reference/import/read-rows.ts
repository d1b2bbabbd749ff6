// Reads the rows of a CSV, Excel, JSON or JSON-lines file one by one, each with its line, or what is wrong with it.
import { pipeline, Readable } from 'node:stream'
import type { Label } from '@bidyard/contract/enumeration'
import { CsvError, parse } from 'csv-parse'
import type { NamedColumns } from '../../../runtime/sheets/cell-reader.ts'
import { readXlsx } from '../../../runtime/sheets/read-xlsx.ts'
import { BadSheet, bookRowsMax, sheetWords } from '../../../runtime/sheets/sheet.ts'
import { delimiterOf } from '../../../runtime/sheets/texts.ts'
import { jsonPieces } from './json-pieces.ts'
import { NotText, type TextFile } from './open-text.ts'

export type ReadRow =
  | { readonly line: number; readonly cells: Readonly<Record<string, unknown>> }
  | { readonly line: number; readonly fault: Label }

export interface Columns {
  readonly needed: readonly string[]
  readonly known: readonly string[]
  /** Other words for them, as a heading may say it. */
  readonly others?: ReadonlyMap<string, string>
  /** Hears which of them the file has, where it has a header. */
  readonly onHeader?: (names: readonly string[]) => void
}

export const columnsOf = <Key extends string>(named: NamedColumns<Key>, needed: readonly Key[]): Columns => ({
  needed, known: Object.keys(named),
  others: new Map(Object.entries<Label>(named).flatMap(([key, { ko, en }]) => [[ko, key], [en, key]] as const)),
})

const unreadable: Label = { ko: '읽을 수 없는 줄입니다.', en: 'This line cannot be read.' }
const notAnObject: Label = { ko: '객체가 아닙니다.', en: 'This is not an object.' }
const notUtf8: Label = {
  ko: 'UTF-8 파일이 아닙니다. UTF-8로 저장해 주세요.', en: 'The file is not UTF-8. Save it as UTF-8.',
}
const unknownType: Label = {
  ko: '.csv, .xlsx, .json, .jsonl 파일만 가져올 수 있습니다.',
  en: 'Only .csv, .xlsx, .json and .jsonl files can be imported.',
}
const uneven: Label = {
  ko: '열의 수가 머리글과 다릅니다.', en: 'The line has more or fewer cells than the header.',
}
const tooManyRows: Label = {
  ko: `엑셀 파일은 ${bookRowsMax.toLocaleString('ko-KR')}행까지 가져올 수 있습니다. "CSV UTF-8"로 저장해 주세요.`,
  en: `An Excel file may have ${bookRowsMax.toLocaleString('en-US')} rows. Save it as "CSV UTF-8".`,
}
const cutOff: Label = { ko: '파일이 중간에 끊겼습니다.', en: 'The file ends in the middle.' }
const rowMax = 100_000

/** An empty cell is no value; spaces around a word are nobody's intention. */
const cleaned = (cells: Readonly<Record<string, unknown>>): Record<string, unknown> => {
  const entries = Object.entries(cells)
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
    .filter(([, value]) => value !== '' && value !== null && value !== undefined)
  return Object.fromEntries(entries)
}

const rowOfJson = (line: number, text: string): ReadRow => {
  if (text === '') return { line, fault: cutOff }
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { line, cells: cleaned(value as Record<string, unknown>) }
      : { line, fault: notAnObject }
  } catch {
    return { line, fault: unreadable }
  }
}

class BadHeader extends Error {
  readonly label: Label
  constructor(label: Label) {
    super(label.en)
    this.label = label
  }
}

/** Columns that a spreadsheet wrote behind the last one because somebody once stood there. */
const withoutEmptyEnd = (header: readonly string[]): readonly string[] =>
  header.slice(0, header.findLastIndex((name) => name.trim() !== '') + 1)

const checkHeader = (header: readonly string[], { needed, known, others, onHeader }: Columns): string[] => {
  const names = withoutEmptyEnd(header).map((name) => name.trim()).map((name) => others?.get(name) ?? name)
  const missing = needed.filter((name) => !names.includes(name))
  if (missing.length > 0)
    throw new BadHeader({ ko: `없는 열: ${missing.join(', ')}`, en: `Missing columns: ${missing.join(', ')}` })
  const strange = names.filter((name, at) => !known.includes(name) || names.indexOf(name) !== at)
  if (strange.length > 0)
    throw new BadHeader({
      ko: `알 수 없거나 겹치는 열: ${strange.join(', ')}`, en: `Unknown or repeated columns: ${strange.join(', ')}`,
    })
  onHeader?.(names)
  return names
}

/** No column is called so. */
const nameless = '\u0000'

interface Parsed {
  readonly record: Record<string, string>
  readonly info: { readonly lines: number; readonly invalid_field_length: number }
}

const withFirst = async function* (first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first
  yield* rest
}

const readCsv = async function* (file: TextFile, columns: Columns): AsyncGenerator<ReadRow> {
  const encoding = await file.findEncoding()
  if (encoding === undefined) throw new BadSheet(sheetWords.unknownLetters)
  const pieces = file.pieces(encoding)
  const first = String((await pieces.next()).value ?? '')
  const parser = parse({
    columns: (header: string[]) => {
      const names = checkHeader(header, columns)
      // What stands under no heading is somebody's, whoever forgot the heading.
      return header.map((_, at) => names[at] ?? `${nameless}${at}`)
    },
    delimiter: delimiterOf(first.trimStart(), 1), info: true, relax_column_count: true, skip_empty_lines: true,
    skip_records_with_empty_values: true, max_record_size: rowMax,
  })
  // Errors of either side come out of the loop below.
  pipeline(Readable.from(withFirst(first, pieces)), parser, () => {})
  let seenUneven = 0
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const isUneven = info.invalid_field_length > seenUneven
        || Object.entries(record).some(([name, cell]) => name.startsWith(nameless) && cell.trim() !== '')
      seenUneven = info.invalid_field_length
      yield isUneven
        ? { line: info.lines, fault: uneven }
        : { line: info.lines, cells: cleaned(record) }
    }
  } catch (error) {
    // After a broken quote nobody knows where the next line begins.
    if (error instanceof CsvError) yield { line: Number(error['lines'] ?? 0), fault: unreadable }
    else throw error
  }
}

const readLines = async function* (pieces: AsyncIterable<string>): AsyncGenerator<ReadRow> {
  let line = 0
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const text of lines) {
      line += 1
      if (text.trim() !== '') yield rowOfJson(line, text)
    }
  }
  if (rest.trim() !== '') yield rowOfJson(line + 1, rest)
}

const readArray = async function* (pieces: AsyncIterable<string>): AsyncGenerator<ReadRow> {
  for await (const { line, text } of jsonPieces(pieces)) yield rowOfJson(line, text)
}

/** One line more than its header and its rows is enough to say that there are too many. */
const xlsxBounds = { columns: 200, lines: bookRowsMax + 2, partBytes: 268_435_456, isAlone: true }

const readBook = async function* (file: TextFile, columns: Columns): AsyncGenerator<ReadRow> {
  const [head, ...lines] = readXlsx(await file.whole(), xlsxBounds)
  const names = checkHeader(head?.cells ?? [], columns)
  if (lines.length > bookRowsMax) throw new BadSheet(tooManyRows)
  for (const { line, cells } of lines)
    yield cells.slice(names.length).some((cell) => cell.trim() !== '')
      ? { line, fault: uneven }
      : { line, cells: cleaned(Object.fromEntries(names.map((name, at) => [name, cells[at]]))) }
}

const rowsOf = (file: TextFile, columns: Columns): AsyncGenerator<ReadRow> | undefined => {
  const { ending } = file
  if (ending === '.csv') return readCsv(file, columns)
  if (ending === '.xlsx') return readBook(file, columns)
  if (ending === '.jsonl' || ending === '.ndjson') return readLines(file.pieces())
  return ending === '.json' ? readArray(file.pieces()) : undefined
}

export const readRows = async function* (file: TextFile, columns: Columns): AsyncGenerator<ReadRow> {
  const rows = rowsOf(file, columns)
  if (rows === undefined) {
    yield { line: 0, fault: unknownType }
    return
  }
  try {
    yield* rows
  } catch (error) {
    if (error instanceof BadHeader) yield { line: 1, fault: error.label }
    else if (error instanceof NotText) yield { line: 0, fault: notUtf8 }
    else if (error instanceof BadSheet) yield { line: 0, fault: error.label }
    else throw error
  }
}
