// Writes an Excel workbook row by row: numbers and times are real ones, texts stay texts whatever they begin like.
import { beginsLikeFormula } from '../../../runtime/csv/csv-rules.ts'
import type { Cell, CellKind } from '../tables/table.ts'
import { isMoment, serialOf } from './cell-rules.ts'
import { writeZip, type ZipEntry } from './write-zip.ts'

export interface SheetColumn {
  readonly kind: CellKind
  readonly label: string
}

export interface SheetWish {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  /** So many at once as were read at once. */
  readonly pieces: AsyncIterable<readonly (readonly Cell[])[]>
  readonly shown: Date
  /** Of one sheet with its headings; what is more goes on in the next. */
  readonly linesMax?: number
}

/** Excel's own bounds. */
const linesOfSheet = 1_048_576
const lettersOfCell = 32_767
const lettersOfName = 31

const styles = { plain: 0, head: 1, won: 2, time: 3, day: 4, quoted: 5 } as const
const widths: Readonly<Record<CellKind, number>> = { text: 20, count: 11, won: 16, time: 19, day: 12 }

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * XML knows no control letters, and `_x0041_` is how Excel writes an A that it would rather not; a line's end that is
 * written so lends its first letter to what stands before it.
 */
const escaped = (text: string): string => text
  .slice(0, lettersOfCell).toWellFormed()
  .replaceAll(/[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu, '')
  .replaceAll(/_(?=x[0-9a-fA-F]{4}[_\r])/g, '_x005F_')
  .replaceAll(/[&<>"]/g, (letter) => entities[letter] ?? letter)
  .replaceAll('\r', '_x000D_')

const lettersOf = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : lettersOf(Math.floor(column / 26) - 1) + lettersOf(column % 26)

const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

const cellOf = (kind: CellKind, at: string, value: Cell): string => {
  if (value === null || value === '') return ''
  if (typeof value === 'number') return `<c r="${at}"${kind === 'won' ? ` s="${styles.won}"` : ''}><v>${value}</v></c>`
  if (isMoment(kind)) return `<c r="${at}" s="${styles[kind]}"><v>${serialOf(kind, value)}</v></c>`
  return textCell(at, value, beginsLikeFormula(value) ? styles.quoted : styles.plain)
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const stylesXml = `${head}<styleSheet xmlns="${main}">`
  + '<numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm:ss"/>'
  + '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>'
  + '<fonts count="2"><font><sz val="11"/><name val="맑은 고딕"/></font>'
  + '<font><b/><sz val="11"/><name val="맑은 고딕"/></font></fonts>'
  + '<fills count="2"><fill><patternFill patternType="none"/></fill>'
  + '<fill><patternFill patternType="gray125"/></fill></fills>'
  + '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>'
  + '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>'
  + '<cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>'
  + '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>'
  + [3, 164, 165].map((format) =>
    `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`).join('')
  + '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs>'
  + '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>'

const widthOf = ({ kind }: SheetColumn, at: number): string =>
  `<col min="${at + 1}" max="${at + 1}" width="${widths[kind]}" customWidth="1"/>`

const sheetStart = (columns: readonly SheetColumn[]): string => {
  const headings = columns.map(({ label }, at) => textCell(`${lettersOf(at)}1`, label, styles.head))
  return `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">`
    + '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
    + `<cols>${columns.map(widthOf).join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`
}

/** The rows of a table, dealt out to as many sheets as they need. */
class SheetRows {
  readonly #pieces: AsyncIterator<readonly (readonly Cell[])[]>
  readonly #wish: SheetWish
  readonly #letters: readonly string[]
  #left: readonly (readonly Cell[])[] = []
  #isOver = false

  constructor(wish: SheetWish) {
    this.#wish = wish
    this.#pieces = wish.pieces[Symbol.asyncIterator]()
    this.#letters = wish.columns.map((_, at) => lettersOf(at))
  }

  get isOver(): boolean {
    return this.#isOver
  }

  async #more(): Promise<void> {
    while (this.#left.length === 0 && !this.#isOver) {
      const next = await this.#pieces.next()
      if (next.done === true) this.#isOver = true
      else this.#left = next.value
    }
  }

  async* xml(): AsyncGenerator<string> {
    const { columns, linesMax = linesOfSheet } = this.#wish
    yield sheetStart(columns)
    await this.#more()
    for (let line = 1; line < linesMax && !this.#isOver; ) {
      const taken = this.#left.slice(0, linesMax - line)
      this.#left = this.#left.slice(taken.length)
      const first = line
      line += taken.length
      yield taken.map((cells, at) => this.#row(first + at + 1, cells)).join('')
      await this.#more()
    }
    yield '</sheetData></worksheet>'
  }

  #row(line: number, cells: readonly Cell[]): string {
    const { columns } = this.#wish
    const shown = columns.map(({ kind }, at) => cellOf(kind, `${this.#letters[at] ?? ''}${line}`, cells[at] ?? null))
    return `<row r="${line}">${shown.join('')}</row>`
  }

  /** Whoever reads no further lets go of what is behind. */
  async close(): Promise<void> {
    await this.#pieces.return?.(undefined)
  }
}

const nameOf = (name: string, at: number): string => {
  const ending = at === 1 ? '' : ` (${at})`
  return escaped(name.replaceAll(/[[\]:*?/\\]/g, ' ').slice(0, lettersOfName - ending.length) + ending)
}

const closingParts = function* (name: string, sheets: number): Generator<ZipEntry> {
  const numbers = Array.from({ length: sheets }, (_, at) => at + 1)
  const part = (path: string, text: string): ZipEntry => ({ name: path, content: [head + text] })
  yield { name: 'xl/styles.xml', content: [stylesXml] }
  yield part('xl/workbook.xml', `<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${numbers.map((at) =>
    `<sheet name="${nameOf(name, at)}" sheetId="${at}" r:id="rId${at}"/>`).join('')}</sheets></workbook>`)
  yield part('xl/_rels/workbook.xml.rels', `<Relationships xmlns="${packages}/relationships">${numbers.map((at) =>
    `<Relationship Id="rId${at}" Type="${office}/worksheet" Target="worksheets/sheet${at}.xml"/>`).join('')
  }<Relationship Id="rId${sheets + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`)
  yield part('_rels/.rels', `<Relationships xmlns="${packages}/relationships">`
    + `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`)
  yield part('[Content_Types].xml', `<Types xmlns="${packages}/content-types">`
    + '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
    + `<Default Extension="xml" ContentType="application/xml"/>${numbers.map((at) =>
      `<Override PartName="/xl/worksheets/sheet${at}.xml" ContentType="${sheetType}.worksheet+xml"/>`).join('')}`
    + `<Override PartName="/xl/workbook.xml" ContentType="${sheetType}.sheet.main+xml"/>`
    + `<Override PartName="/xl/styles.xml" ContentType="${sheetType}.styles+xml"/></Types>`)
}

export async function* writeXlsx(wish: SheetWish): AsyncGenerator<Uint8Array> {
  const rows = new SheetRows(wish)
  const parts = async function* (): AsyncGenerator<ZipEntry> {
    let sheets = 0
    do {
      sheets++
      yield { name: `xl/worksheets/sheet${sheets}.xml`, content: rows.xml() }
    } while (!rows.isOver)
    yield* closingParts(wish.name, sheets)
  }
  try {
    yield* writeZip(parts(), wish.shown)
  } finally {
    await rows.close()
  }
}
