// Sheets as they really come: encodings, delimiters, workbooks, titles above the headings, and files that are none.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvOf, xlsxOf, zipOf } from '../../../testing/cars/sheets.ts'
import { koreanBytes } from '../../../testing/korean-bytes.ts'
import { readApart } from './read-apart.ts'
import { columnOf } from '../../../runtime/sheets/read-xlsx.ts'
import { openZip } from '../../../runtime/sheets/read-zip.ts'
import { readBrought } from './rows-of-sheet.ts'

const head = ['차량번호', '판매방식', '희망가(만원)', '비고', '키 개수']
const rows = [head, ['12가3456', '프로', '1,250', '앞범퍼 흠집', 2], ['34나5678', '셀프', 980, null, null]]

const plates = (bytes: Buffer): unknown => {
  const read = readBrought(bytes)
  return 'refusal' in read ? read.refusal.en : read.rows.map(({ carNumber }) => carNumber)
}
const formatOf = (bytes: Buffer): unknown => {
  const read = readBrought(bytes)
  return 'refusal' in read ? read.refusal.en : read.format
}

describe('a text', () => {
  test.each([
    ['utf8', Buffer.from(csvOf(rows))],
    ['utf8', Buffer.from(`\u{FEFF}${csvOf(rows)}`)],
    ['cp949', koreanBytes(csvOf(rows))],
    ['utf16', Buffer.from(`\u{FEFF}${rows.map((cells) => cells.join('\t')).join('\r\n')}`, 'utf16le')],
  ])('%# in %s is read with its cars', (format, bytes) => {
    expect(formatOf(bytes)).toBe(format)
    expect(plates(bytes)).toEqual(['12가3456', '34나5678'])
  })

  test('keeps the lines of the file, also below titles and empty ones', () => {
    const read = readBrought(Buffer.from('11월 매입 명단\n\n차량번호;비고\n12가3456;"두\n줄"\n\n34나5678;\n'))
    expect('rows' in read && read.rows.map(({ line, cells }) => [line, cells.note])).toEqual([
      [5, '두\n줄'], [7, undefined],
    ])
  })

  test('may call its columns as offices do, and tells those that mean nothing here', () => {
    const read = readBrought(Buffer.from('자동차 등록번호*,차주,시·도,담당자\n12가 3456,홍길동,서울특별시,김\n'))
    expect('rows' in read && read.rows[0]?.wish).toMatchObject({
      carNumber: '12가3456', ownerName: '홍길동', region: 'seoul',
    })
    expect('rows' in read && read.ignored).toEqual(['담당자'])
  })
})

describe('a workbook', () => {
  test('is read from its first sheet in sight, with numbers as they are meant', () => {
    const read = readBrought(xlsxOf([head, ['12가3456', '프로', 1250.000_000_000_000_2, '<&>', 2]]))
    expect('rows' in read && read.rows).toMatchObject([
      { line: 2, wish: { carNumber: '12가3456', hopePriceWon: 12_500_000, answers: { note: '<&>', keyCount: 2 } } },
    ])
    expect('format' in read && read.format).toBe('xlsx')
  })

  test('shares its texts, spoken letters left out, and gives what formulas were worth', () => {
    const bytes = zipOf({
      'xl/workbook.xml': '<x:workbook><x:sheets><x:sheet r:id="r"/></x:sheets></x:workbook>',
      'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Target="/xl/a.xml" Id="r"/></Relationships>',
      'xl/sharedStrings.xml': '<sst><si><t>차량번호</t></si><si><r><t>12가</t></r><r><t>3456</t></r>'
        + '<rPh><t>일이</t></rPh></si></sst>',
      'xl/a.xml': '<worksheet><sheetData><row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>비고</t></is></c></row>'
        + '<row><c t="s"><v>1</v></c><c t="str"><f>1+1</f><v>둘</v></c></row></sheetData></worksheet>',
    })
    const read = readBrought(bytes)
    expect('rows' in read && read.rows.map(({ line, cells }) => [line, cells.carNumber, cells.note])).toEqual([
      [2, '12가3456', '둘'],
    ])
  })

  test('gives nothing for a cell without a value, and leaves the others where they stand', () => {
    const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
    const read = readBrought(bookOf(
      `<row>${['차량번호', '비고', '소유자명'].map(cell).join('')}</row>`
        + `<row>${cell('12가3456')}<c t="s"><v></v></c><c/></row>`
        + `<row>${cell('34나5678')}<c t="s"/>${cell('홍길동')}</row>`,
      '<sst><si><t>아무 말</t></si></sst>',
    ))
    expect('rows' in read && read.rows.map(({ cells }) => [cells.carNumber, cells.note, cells.ownerName])).toEqual([
      ['12가3456', undefined, undefined], ['34나5678', undefined, '홍길동'],
    ])
  })

  test('counts columns by letters', () => {
    expect(['A1', 'Z9', 'AA10', 'BC2'].map(columnOf)).toEqual([0, 25, 26, 54])
  })
})

/** A workbook of one sheet, whose XML stands as it is. */
const bookOf = (rowsXml: string, sharedXml = '<sst/>'): Buffer => zipOf({
  'xl/workbook.xml': '<workbook><sheets><sheet r:id="r"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Target="/xl/a.xml" Id="r"/></Relationships>',
  'xl/sharedStrings.xml': sharedXml,
  'xl/a.xml': `<worksheet><sheetData>${rowsXml}</sheetData></worksheet>`,
})
const rowXml = (attributes: string, ...cells: readonly string[]): string =>
  `<row ${attributes}>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`

describe('a workbook that no program wrote', () => {
  test('has lines that a sheet can have, each once', () => {
    const plate = (at: number): string => `12가345${at}`
    const odd = ['r="2"', 'r="2"', 'r="1"', 'r="abc"', 'r="-4"', 'r="7.5"', 'r="99999999999"', 'r="12"']
    const read = readBrought(bookOf(rowXml('r="1"', '차량번호') + odd.map((r, at) => rowXml(r, plate(at))).join('')))
    expect('rows' in read && read.rows.map(({ line, carNumber }) => [line, carNumber])).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 12].map((line, at) => [line, plate(at)]),
    )
  })

  test('holds nothing that a database cannot keep', () => {
    expect(plates(bookOf(rowXml('', '차량번호') + rowXml('', '12가34\u000056')))).toMatch(/broken/)
    const text = `${'가'.repeat(1_999)}😀`
    const read = readBrought(bookOf(
      rowXml('', '차량번호', '비고', '키개수') + rowXml('', '12가&#xD800;&#0;3456', text, '1'),
    ))
    expect('rows' in read && read.rows.map(({ carNumber, faults }) => [carNumber, faults])).toEqual([['12가3456', []]])
    expect('rows' in read && read.rows[0]?.cells.note?.isWellFormed()).toBe(true)
  })

  test('is left unread where it takes too long, while everything else goes on', async () => {
    const bomb = bookOf('<row></row>'.repeat(5_000_000))
    expect(bomb.length).toBeLessThan(200_000)
    let turns = 0
    const turning = setInterval(() => {
      turns += 1
    }, 5)
    const read = await readApart(bomb, { ms: 400, megabytes: 768 })
    clearInterval(turning)
    expect('refusal' in read && read.refusal.en).toMatch(/could not be read to its end/)
    // Where it is read in this thread, nothing takes a turn beside it.
    expect(turns).toBeGreaterThan(0)
  })

  test('is read apart as it is read here', async () => {
    const bytes = xlsxOf(rows)
    expect(await readApart(bytes)).toEqual(readBrought(bytes))
    expect(await readApart(Buffer.from('이름\n'))).toEqual(readBrought(Buffer.from('이름\n')))
  })
})

test('lines of nothing but commas take nobody’s place', () => {
  const read = readBrought(Buffer.from(`차량번호,비고\n${',\n'.repeat(6_000)}12가3456,끝\n`))
  expect('rows' in read && read.rows.map(({ line, carNumber }) => [line, carNumber])).toEqual([[6_002, '12가3456']])
})

test('what is wrong with the house is not said of the file', async () => {
  await expect(readApart(null as unknown as Uint8Array)).rejects.toThrow(TypeError)
})

describe('a file that cannot be read', () => {
  test.each([
    ['an old Excel file', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4]), /old Excel/],
    ['an archive that is cut off', xlsxOf(rows).subarray(0, 200), /broken/],
    ['an archive of something else', zipOf({ 'word/document.xml': '<a/>' }), /neither/],
    ['a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a]), /letters|neither/],
    ['a text without a plate', Buffer.from('이름,금액\n홍길동,3\n'), /no column/],
    ['headings alone', Buffer.from('차량번호,비고\n'), /not a single car/],
    ['a heading twice', Buffer.from('차량번호,번호판\n12가3456,34나5678\n'), /twice/],
    ['an open quote', Buffer.from('차량번호,비고\n12가3456,"흠집\n34나5678,\n'), /never closed/],
    ['more cars than may be', Buffer.from(`차량번호\n${'12가3456\n'.repeat(5_001)}`), /too many/],
    ['a workbook with definitions of its own', zipOf({
      'xl/workbook.xml': '<!DOCTYPE a [<!ENTITY b "c">]><workbook/>', 'xl/worksheets/sheet1.xml': '<a/>',
    }), /broken/],
  ])('%# says so: %s', (_, bytes, said) => {
    expect(plates(bytes)).toMatch(said)
  })

  test('unfolds no archive further than it may', () => {
    const bomb = zipOf({ 'xl/workbook.xml': ' '.repeat(1_000_000) })
    expect(() => openZip(bomb, 10_000).read('xl/workbook.xml')).toThrow('unfolds to too much')
  })

  test('never breaks the reader, whatever it is', () => {
    const whole = xlsxOf(rows)
    fc.assert(fc.property(fc.nat(whole.length - 1), fc.nat(255), (at, byte) => {
      const broken = Buffer.from(whole)
      broken[at] = byte
      expect(() => readBrought(broken)).not.toThrow()
    }), { numRuns: 300 })
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(() => readBrought(Buffer.from(bytes))).not.toThrow()
    }), { numRuns: 300 })
  })
})
