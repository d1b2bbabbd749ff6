// Reads the first sheet in sight of an Excel workbook as text, cell by cell; formulas give what they were worth last.
import { BadArchive, LargeArchive, openZip, type Archive } from './read-zip.ts'
import { attributeOf, attributesOf, BadXml, readXml } from './read-xml.ts'
import { BadSheet, isEmptyLine, type SheetLine, sheetWords } from './sheet.ts'

export interface XlsxBounds {
  /** What stands further to the right is left out. */
  readonly columns: number
  /** Reading ends here; empty ones are not counted. */
  readonly lines: number
  /** How much one part of the book may unfold to. */
  readonly partBytes?: number
  /** Where every row counts, none may lie on a sheet that is not read. */
  readonly isAlone?: boolean
}

const partBytesMax = 67_108_864
/** Of a sheet of Excel. */
const linesMax = 1_048_576

/** Texts that many cells share; how one is to be pronounced stands in it as well, and is no part of it. */
const readSharedTexts = (xml: string): string[] => {
  const texts: string[] = []
  let [text, isInText, spoken] = ['', false, 0]
  for (const piece of readXml(xml)) {
    if (piece.kind === 'text') {
      if (isInText && spoken === 0) text += piece.text
      continue
    }
    const opens = piece.kind === 'open'
    if (piece.name === 'si' && piece.kind !== 'open') {
      texts.push(piece.kind === 'empty' ? '' : text)
      text = ''
    }
    if (piece.name === 't') isInText = opens
    if (piece.name === 'rPh' && piece.kind !== 'empty') spoken += opens ? 1 : -1
  }
  return texts
}

interface NamedSheet {
  readonly isHidden: boolean
  readonly relation: string
}

const listSheets = (workbook: string): NamedSheet[] => {
  const sheets: NamedSheet[] = []
  for (const piece of readXml(workbook)) {
    if (!('attributes' in piece) || piece.name !== 'sheet') continue
    const state = attributeOf(piece.attributes, 'state')
    const relation = relationOf(piece.attributes)
    if (relation !== undefined) sheets.push({ isHidden: state === 'hidden' || state === 'veryHidden', relation })
  }
  return sheets
}

/** `sheetId` counts the sheets; `r:id` says where one is kept. */
const relationOf = (attributes: string): string | undefined => {
  for (const [name, value] of attributesOf(attributes)) if (name.endsWith(':id')) return value
  return undefined
}

const pathOf = (relations: string, id: string): string | undefined => {
  for (const piece of readXml(relations)) {
    if (!('attributes' in piece) || piece.name !== 'Relationship') continue
    if (attributeOf(piece.attributes, 'Id') !== id) continue
    const target = attributeOf(piece.attributes, 'Target') ?? ''
    return target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`
  }
  return undefined
}

/** The first in sight, and then the others that are. */
const sheetsOf = function* (archive: Archive): Generator<string> {
  const sheets = listSheets(archive.read('xl/workbook.xml') ?? '')
  const seen = sheets.filter(({ isHidden }) => !isHidden)
  const relations = archive.read('xl/_rels/workbook.xml.rels') ?? ''
  const paths = (seen.length > 0 ? seen : sheets.slice(0, 1)).map(({ relation }) => pathOf(relations, relation))
  for (const path of paths.length > 0 ? paths : [undefined]) {
    const xml = archive.read(path ?? 'xl/worksheets/sheet1.xml')
    if (xml !== undefined) yield xml
  }
}

/** `BC` is the 54th: letters count as digits without a zero. */
export const columnOf = (reference: string): number => {
  let column = 0
  for (const letter of reference) {
    const value = letter.codePointAt(0) ?? 0
    if (value < 65 || value > 90) break
    column = column * 26 + (value - 64)
  }
  return column - 1
}

/** 45210.000000000004 is what a machine makes of 45210. */
const numberText = (text: string): string => {
  const value = Number(text)
  return text.trim() === '' || !Number.isFinite(value) ? text : String(Number(value.toPrecision(15)))
}

const valueOf = (type: string, text: string, shared: readonly string[]): string => {
  if (type === 's') return text.trim() === '' ? '' : shared[Number(text)] ?? ''
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE'
  // What a formula could not be worth, such as #N/A.
  if (type === 'e') return ''
  return type === 'n' ? numberText(text) : text
}

class LineReader {
  readonly #shared: readonly string[]
  readonly #columnsMax: number
  #cells: string[] = []
  #line = 0
  #column = -1
  #type = 'n'
  #text = ''
  #takes = false

  constructor(shared: readonly string[], columnsMax: number) {
    this.#shared = shared
    this.#columnsMax = columnsMax
  }

  open(name: string, attributes: string): void {
    if (name === 'row') {
      const line = Number(attributeOf(attributes, 'r'))
      // One that a sheet cannot have, or that was there before, is the next one.
      const isNext = Number.isInteger(line) && line > this.#line && line <= linesMax
      this.#line = isNext ? line : this.#line + 1
      this.#cells = []
      this.#column = -1
    } else if (name === 'c') {
      const reference = attributeOf(attributes, 'r')
      this.#column = reference === undefined ? this.#column + 1 : columnOf(reference)
      this.#type = attributeOf(attributes, 't') ?? 'n'
      this.#text = ''
    } else if (name === 'v' || name === 't') this.#takes = true
  }

  text(text: string): void {
    if (this.#takes) this.#text += text
  }

  close(name: string): SheetLine | undefined {
    if (name === 'v' || name === 't') this.#takes = false
    if (name === 'c' && this.#column >= 0 && this.#column < this.#columnsMax) {
      while (this.#cells.length < this.#column) this.#cells.push('')
      this.#cells[this.#column] = valueOf(this.#type, this.#text, this.#shared)
    }
    return name === 'row' ? { line: this.#line, cells: this.#cells } : undefined
  }
}

const readLines = (xml: string, shared: readonly string[], bounds: XlsxBounds): SheetLine[] => {
  const reader = new LineReader(shared, bounds.columns)
  const lines: SheetLine[] = []
  for (const piece of readXml(xml)) {
    if (piece.kind === 'text') {
      reader.text(piece.text)
      continue
    }
    // One that holds nothing takes its place all the same.
    if (piece.kind !== 'close') reader.open(piece.name, piece.attributes)
    if (piece.kind !== 'open') {
      const line = reader.close(piece.name)
      if (line !== undefined && !isEmptyLine(line)) lines.push(line)
      if (lines.length >= bounds.lines || (line?.line ?? 0) >= linesMax) break
    }
  }
  return lines
}

export const readXlsx = (bytes: Buffer, bounds: XlsxBounds): SheetLine[] => {
  try {
    const archive = openZip(bytes, bounds.partBytes ?? partBytesMax)
    if (!archive.has('xl/workbook.xml')) throw new BadSheet(sheetWords.noText)
    const shared = readSharedTexts(archive.read('xl/sharedStrings.xml') ?? '')
    const sheets = sheetsOf(archive)
    const first = sheets.next().value
    if (first === undefined) throw new BadSheet(sheetWords.noSheet)
    if (bounds.isAlone === true)
      for (const other of sheets)
        if (readLines(other, shared, { ...bounds, lines: 1 }).length > 0) throw new BadSheet(sheetWords.otherSheets)
    return readLines(first, shared, bounds)
  } catch (error) {
    if (error instanceof LargeArchive) throw new BadSheet(sheetWords.tooLarge)
    if (error instanceof BadArchive || error instanceof BadXml) throw new BadSheet(sheetWords.broken)
    throw error
  }
}
