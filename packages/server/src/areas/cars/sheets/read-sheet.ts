// Reads a file of cars by what it is rather than by what it is called.
import { readText } from './read-text.ts'
import { readXlsx } from './read-xlsx.ts'
import { BadSheet, type Sheet, sheetWords } from './sheet.ts'

const starts = (bytes: Buffer, ...first: readonly number[]): boolean => first.every((byte, at) => bytes[at] === byte)

export const readSheet = (bytes: Buffer): Sheet => {
  if (starts(bytes, 0x50, 0x4b)) return { format: 'xlsx', lines: readXlsx(bytes) }
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new BadSheet(sheetWords.oldExcel)
  return readText(bytes)
}
