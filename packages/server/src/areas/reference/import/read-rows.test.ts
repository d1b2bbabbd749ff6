// Reading files row by row: every type, every way in which a line can be broken, and the line that it stands on.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookRowsMax } from '../../../runtime/sheets/sheet.ts'
import { xlsxOf } from '../../../testing/cars/sheets.ts'
import { koreanBytes } from '../../../testing/korean-bytes.ts'
import { openText } from './open-text.ts'
import { type ReadRow, readRows } from './read-rows.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bidyard-rows-'))
})
afterAll(() => rm(folder, { recursive: true }))

const columns = { needed: ['code', 'name'], known: ['code', 'name', 'year'] }

const readAs = async (name: string, content: string | Uint8Array): Promise<ReadRow[]> => {
  const path = join(folder, name)
  await writeFile(path, content)
  const rows: ReadRow[] = []
  for await (const row of readRows(await openText(path), columns)) rows.push(row)
  return rows
}
const faultsOf = (rows: readonly ReadRow[]) =>
  rows.flatMap((row) => ('fault' in row ? [{ line: row.line, en: row.fault.en }] : []))
const cellsOf = (rows: readonly ReadRow[]) => rows.flatMap((row) => ('cells' in row ? [row.cells] : []))

describe('CSV', () => {
  test('reads cells by the header, without empty ones, with the line of each row', async () => {
    const rows = await readAs('a.csv', 'code, name,year\n1,아반떼,2020\n\n2,"쏘나타, DN8", \n')
    expect(rows).toEqual([
      { line: 2, cells: { code: '1', name: '아반떼', year: '2020' } },
      { line: 4, cells: { code: '2', name: '쏘나타, DN8' } },
    ])
  })

  test('does not mind a byte order mark and Windows’ line ends', async () => {
    expect(cellsOf(await readAs('b.csv', '\u{FEFF}code,name\r\n1,가\r\n'))).toEqual([{ code: '1', name: '가' }])
  })

  test('does not mind lines of commas, and columns without a heading and without anything in them', async () => {
    expect(await readAs('commas.csv', 'code,name,,\n1,가,,\n,,,\n2,나,,\n')).toEqual([
      { line: 2, cells: { code: '1', name: '가' } }, { line: 4, cells: { code: '2', name: '나' } },
    ])
  })

  test('loses nothing that stands under a heading which somebody forgot', async () => {
    const rows = await readAs('headless.csv', 'code,name,\n1,가,나\n2,다,\n')
    expect(faultsOf(rows).map(({ line }) => line)).toEqual([2])
    expect(cellsOf(rows)).toEqual([{ code: '2', name: '다' }])
  })

  test('tells a line with too many or too few cells and goes on', async () => {
    const rows = await readAs('c.csv', 'code,name\n1\n2,나,3\n3,다\n')
    expect(faultsOf(rows).map(({ line }) => line)).toEqual([2, 3])
    expect(cellsOf(rows)).toEqual([{ code: '3', name: '다' }])
  })

  test('refuses a header that lacks a column or has an unknown or repeated one', async () => {
    expect(faultsOf(await readAs('d.csv', 'code\n1\n'))).toEqual([{ line: 1, en: 'Missing columns: name' }])
    expect(faultsOf(await readAs('e.csv', 'code,name,nmae\n'))).toEqual([
      { line: 1, en: 'Unknown or repeated columns: nmae' },
    ])
    expect(faultsOf(await readAs('f.csv', 'code,name,code\n1,가,2\n'))[0]?.en).toContain('code')
  })

  test('tells a quote that is never closed', async () => {
    const rows = await readAs('g.csv', 'code,name\n1,가\n2,"나\n3,다\n')
    expect(cellsOf(rows)).toEqual([{ code: '1', name: '가' }])
    expect(faultsOf(rows)).toHaveLength(1)
  })
})

describe('Excel', () => {
  test('reads the first sheet in sight by its header, without empty cells and lines', async () => {
    const rows = await readAs('a.xlsx', xlsxOf([['code', 'name', 'year'], [1, ' 아반떼 ', null], [], ['2', '쏘나타', 2020]]))
    expect(rows).toEqual([
      { line: 2, cells: { code: '1', name: '아반떼' } }, { line: 4, cells: { code: '2', name: '쏘나타', year: '2020' } },
    ])
  })

  test('tells too many rows, and rows on another sheet in sight', async () => {
    const many = [['code', 'name'], ...Array.from({ length: bookRowsMax + 1 }, () => ['1'])]
    expect(faultsOf(await readAs('many.xlsx', xlsxOf(many)))).toEqual([
      { line: 0, en: 'An Excel file may have 100,000 rows. Save it as "CSV UTF-8".' },
    ])
    const two = xlsxOf([['code', 'name'], ['1', '가']], [['2', '나']])
    expect(faultsOf(await readAs('two.xlsx', two))).toEqual([
      { line: 0, en: 'Other sheets hold something too. Leave only the one that is to be imported.' },
    ])
  })

  test('tells a wrong header, a cell without a heading, and a book that is none', async () => {
    expect(faultsOf(await readAs('b.xlsx', xlsxOf([['code']])))).toEqual([{ line: 1, en: 'Missing columns: name' }])
    expect(faultsOf(await readAs('c.xlsx', xlsxOf([['code', 'name'], ['1', '가', '나']]))).map(({ line }) => line))
      .toEqual([2])
    expect(faultsOf(await readAs('d.xlsx', 'PK'))).toMatchObject([{ line: 0 }])
  })
})

describe('JSON', () => {
  test('reads an array over several lines, with brackets and quotes inside texts', async () => {
    const text = '[\n  {"code": 1,\n   "name": "가[}\\"]"},\n\n  {"code": 2, "name": null, "deep": {"a": [1]}}\n]\n'
    expect(await readAs('a.json', text)).toEqual([
      { line: 2, cells: { code: 1, name: '가[}"]' } },
      { line: 5, cells: { code: 2, deep: { a: [1] } } },
    ])
  })

  test('tells an entry that is no object, one that is no JSON, and an end in the middle', async () => {
    const rows = await readAs('b.json', '[{"code": 1},\n"text",\n{code: 2},\n{"code"')
    expect(faultsOf(rows)).toEqual([
      { line: 2, en: 'This is not an object.' },
      { line: 3, en: 'This line cannot be read.' },
      { line: 4, en: 'This line cannot be read.' },
      { line: 0, en: 'The file ends in the middle.' },
    ])
  })

  test('reads an empty array as no rows', async () => {
    expect(await readAs('c.json', '\u{FEFF}[ ]')).toEqual([])
  })
})

describe('JSON lines', () => {
  test('reads a row from each line and tells those that cannot be read', async () => {
    const rows = await readAs('a.jsonl', '{"code":"1"}\r\n\n{"code":\n{"code":"3"}')
    expect(rows).toEqual([
      { line: 1, cells: { code: '1' } },
      { line: 3, fault: { ko: '읽을 수 없는 줄입니다.', en: 'This line cannot be read.' } },
      { line: 4, cells: { code: '3' } },
    ])
  })
})

describe('the file as a whole', () => {
  test('may begin with a byte order mark, whatever its type', async () => {
    const row = [{ line: 1, cells: { code: '1' } }]
    expect(await readAs('bom.jsonl', '\u{FEFF}{"code":"1"}\n')).toEqual(row)
    expect(await readAs('bom.json', '\u{FEFF}[{"code":"1"}]')).toEqual(row)
    expect(cellsOf(await readAs('bom.csv', '\u{FEFF}"code","name"\n1,가\n'))).toEqual([{ code: '1', name: '가' }])
  })

  test.each([
    ['the older encoding of Korean Windows', koreanBytes('code,name\n1,가\n')],
    ['Unicode text of Excel', Buffer.from('\u{FEFF}code\tname\n1\t가\n', 'utf16le')],
    ['UTF-8 with semicolons', Buffer.from('code;name\n1;가\n')],
  ])('may be %s', async (_, bytes) => {
    expect(cellsOf(await readAs('other.csv', bytes))).toEqual([{ code: '1', name: '가' }])
  })

  test('is refused when it is in no letters that one could read', async () => {
    const broken = Buffer.concat([Buffer.from('code,name\n1,'), Buffer.from([0xff, 0xff])])
    expect(faultsOf(await readAs('broken.csv', broken))).toEqual([
      { line: 0, en: 'The letters cannot be read. Save the file as .xlsx or as "CSV UTF-8".' },
    ])
    expect(faultsOf(await readAs('old.json', koreanBytes('[{"code":"가"}]')))).toEqual([
      { line: 0, en: 'The file is not UTF-8. Save it as UTF-8.' },
    ])
  })

  test('is refused when it is of another type', async () => {
    expect(faultsOf(await readAs('a.txt', 'code'))).toMatchObject([{ line: 0 }])
  })

  test('may split a character anywhere', async () => {
    const names = Array.from({ length: 100_000 }, (_, at) => `${at},${'가'.repeat(1 + (at % 3))}`)
    const rows = await readAs('large.csv', `code,name\n${names.join('\n')}\n`)
    expect(rows).toHaveLength(100_000)
    expect(rows.at(-1)).toEqual({ line: 100_001, cells: { code: '99999', name: '가' } })
    expect(faultsOf(rows)).toEqual([])
  })
})
