// What every kind of file becomes when it was read: lines of cells, or why it cannot be read as a whole.
import type { SheetFormat } from '@bidyard/contract/enums'
import type { Label } from '@bidyard/contract/enumeration'

export interface SheetLine {
  /** As the program that wrote the file counts them. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface Sheet {
  readonly format: SheetFormat
  /** Without empty ones. */
  readonly lines: readonly SheetLine[]
}

/** The file as a whole cannot be read, and why. */
export class BadSheet extends Error {
  readonly label: Label
  constructor(label: Label) {
    super(label.en)
    this.label = label
  }
}

/** Of a workbook that is imported or exported for it: what is longer does not fit in memory as XML. */
export const bookRowsMax = 100_000

export const sheetWords = {
  broken: {
    ko: '파일이 손상되었거나 암호가 걸려 있습니다. 암호 없이 다시 저장해 주세요.',
    en: 'The file is broken or has a password. Save it again without one.',
  },
  oldExcel: {
    ko: '예전 엑셀(.xls) 파일이거나 암호가 걸린 파일입니다. 암호 없이 .xlsx로 저장해 주세요.',
    en: 'This is an old Excel file (.xls) or one with a password. Save it as .xlsx without a password.',
  },
  tooLarge: {
    ko: '파일이 너무 큽니다. 나누어 저장하거나 "CSV UTF-8"로 저장해 주세요.',
    en: 'The file is too large. Save it in parts or as "CSV UTF-8".',
  },
  otherSheets: {
    ko: '다른 시트에도 내용이 있습니다. 가져올 시트만 남겨 주세요.',
    en: 'Other sheets hold something too. Leave only the one that is to be imported.',
  },
  noSheet: { ko: '파일에 시트가 없습니다.', en: 'There is no sheet in the file.' },
  unknownLetters: {
    ko: '글자를 읽을 수 없습니다. 엑셀(.xlsx)이나 "CSV UTF-8"로 저장해 주세요.',
    en: 'The letters cannot be read. Save the file as .xlsx or as "CSV UTF-8".',
  },
  noText: {
    ko: '엑셀(.xlsx)이나 CSV 파일이 아닙니다.', en: 'This is neither an Excel file (.xlsx) nor a CSV file.',
  },
  openQuote: { ko: '닫히지 않은 따옴표가 있습니다.', en: 'There is a quote that is never closed.' },
} as const satisfies Readonly<Record<string, Label>>

export const isEmptyLine = ({ cells }: SheetLine): boolean => cells.every((cell) => cell.trim() === '')
