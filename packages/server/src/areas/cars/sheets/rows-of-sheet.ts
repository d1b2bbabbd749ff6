// Reads a file of cars: finds the headings and judges every line below; a plate is wrong the second time.
import type { Label } from '@bidyard/contract/enumeration'
import type { SheetFormat } from '@bidyard/contract/enums'
import { carNumberOf } from '@bidyard/contract/shapes/car-number'
import { orderImportBounds, type RowFault } from '@bidyard/contract/shapes/cars/order-imports'
import { unguarded } from '../../../runtime/csv/csv-rules.ts'
import { BadSheet, type Sheet, type SheetLine } from '../../../runtime/sheets/sheet.ts'
import { headingsMax, importColumns, readHeadings } from './import-columns.ts'
import { readSheet } from './read-sheet.ts'
import { type Cells, faultOf, judgeRow, type RowWish } from './row-rules.ts'

export interface ReadRow {
  readonly line: number
  readonly cells: Cells
  /** In one spelling; null where there is none that one could read. */
  readonly carNumber: string | null
  readonly wish: RowWish | null
  readonly faults: readonly RowFault[]
}

export interface ReadRows {
  readonly rows: readonly ReadRow[]
  readonly ignored: readonly string[]
}

const noHeadings: Label = {
  ko: '"차량번호" 열을 찾지 못했습니다. 첫 줄에 열 이름을 적어 주세요.',
  en: 'There is no column "Plate". Write the names of the columns into the first line.',
}
const noRows: Label = { ko: '차량이 한 대도 없습니다.', en: 'There is not a single car.' }
const tooMany: Label = {
  ko: `차량이 너무 많습니다. 한 번에 ${orderImportBounds.rows.toLocaleString('ko-KR')}대까지 나누어 올려 주세요.`,
  en: `There are too many cars. Bring up to ${orderImportBounds.rows.toLocaleString('en-US')} at once.`,
}

/** Not through the middle of a letter: no database keeps half of one. */
const cut = (text: string, max: number = orderImportBounds.cellText): string => text.slice(0, max).toWellFormed()

const cellsOf = (keys: ReturnType<typeof readHeadings>['keys'], { cells }: SheetLine): Cells =>
  Object.fromEntries(keys.flatMap((key, at) => {
    const text = cut(cells[at]?.trim() ?? '')
    return key === undefined || text === '' ? [] : [[key, unguarded(text)]]
  }))

const plateOf = (cells: Cells): string | null => {
  const plate = carNumberOf(cells.carNumber ?? '')
  return plate !== '' && plate.length <= 20 ? plate : null
}

export const rowsOfSheet = ({ lines }: Sheet): ReadRows => {
  const headingAt = lines.slice(0, headingsMax).findIndex(({ cells }) => readHeadings(cells).keys.includes('carNumber'))
  const heading = lines[headingAt]
  if (heading === undefined) throw new BadSheet(noHeadings)
  const { keys, ignored, repeated } = readHeadings(heading.cells)
  if (repeated.length > 0) {
    const words = (language: 'ko' | 'en') => repeated.map((key) => importColumns[key].label[language]).join(', ')
    throw new BadSheet({
      ko: `같은 열이 두 번 있습니다: ${words('ko')}`, en: `Columns stand there twice: ${words('en')}`,
    })
  }
  const below = lines.slice(headingAt + 1)
  if (below.length === 0) throw new BadSheet(noRows)
  if (below.length > orderImportBounds.rows) throw new BadSheet(tooMany)
  const seen = new Map<string, number>()
  const rows = below.map((line): ReadRow => {
    const cells = cellsOf(keys, line)
    const judged = judgeRow(cells)
    const carNumber = plateOf(cells)
    const before = carNumber === null ? undefined : seen.get(carNumber)
    if (carNumber !== null && before === undefined) seen.set(carNumber, line.line)
    const twice = before === undefined ? [] : [faultOf('carNumber',
      `${before}번째 줄에 같은 차량이 있습니다.`, `The same car stands in line ${before}.`)]
    const faults = [...judged.faults, ...twice].slice(0, orderImportBounds.faults)
    return { line: line.line, cells, carNumber, wish: faults.length === 0 ? judged.wish : null, faults }
  })
  return { rows, ignored: ignored.slice(0, orderImportBounds.columns).map((word) => cut(word, 200)) }
}

export type Brought = { readonly refusal: Label } | (ReadRows & { readonly format: SheetFormat })

export const readBrought = (bytes: Buffer): Brought => {
  try {
    const sheet = readSheet(bytes)
    return { format: sheet.format, ...rowsOfSheet(sheet) }
  } catch (error) {
    if (error instanceof BadSheet) return { refusal: error.label }
    throw error
  }
}
