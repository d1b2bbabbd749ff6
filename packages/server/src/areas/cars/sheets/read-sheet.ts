// Reads a file of cars by what it is rather than by what it is called.
import { orderImportBounds } from '@bidyard/contract/shapes/cars/order-imports'
import { readXlsx } from '../../../runtime/sheets/read-xlsx.ts'
import { BadSheet, type Sheet, sheetWords } from '../../../runtime/sheets/sheet.ts'
import { headingsMax } from './import-columns.ts'
import { readText } from './read-text.ts'

const starts = (bytes: Buffer, ...first: readonly number[]): boolean => first.every((byte, at) => bytes[at] === byte)

/** One line more than may be is enough to say that there are too many. */
const xlsxBounds = { columns: orderImportBounds.columns, lines: orderImportBounds.rows + headingsMax + 1 }

export const readSheet = (bytes: Buffer): Sheet => {
  if (starts(bytes, 0x50, 0x4b)) return { format: 'xlsx', lines: readXlsx(bytes, xlsxBounds) }
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new BadSheet(sheetWords.oldExcel)
  return readText(bytes)
}
