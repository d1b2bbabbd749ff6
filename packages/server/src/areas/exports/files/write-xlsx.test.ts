// A workbook comes back as it was: texts as texts, numbers and times as themselves, however many rows there are.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readArchive, readWorkbook } from '../../../testing/exports/read-archive.ts'
import type { Cell, CellKind } from '../tables/table.ts'
import { writeXlsx } from './write-xlsx.ts'
import { writeZip } from './write-zip.ts'

const collect = async (content: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const pieces: Uint8Array[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

const inPieces = async function* <One>(...pieces: One[]): AsyncGenerator<One> {
  yield* pieces
}

const shown = new Date('2026-11-22T21:30:00Z')
type Pieces = AsyncIterable<readonly (readonly Cell[])[]>

const bookOf = async (kinds: readonly CellKind[], pieces: Pieces, linesMax = 100) =>
  readWorkbook(await collect(writeXlsx({
    name: '차량/목록', columns: kinds.map((kind) => ({ kind, label: `열 ${kind}` })), pieces, shown, linesMax,
  })))

test('numbers, money, moments and days are real ones, shown as in Seoul', async () => {
  const book = await bookOf(['text', 'count', 'won', 'time', 'day'], inPieces([
    ['그랜저 & <IG> "3.0"', 2.5, 12_340_000, '2026-11-22T00:00:01Z', '2026-11-22'], ['', 0, null, null, '1999-12-31'],
  ]))
  expect(book).toEqual({
    '차량 목록': [
      ['열 text', '열 count', '열 won', '열 time', '열 day'].map((text) => ({ text })),
      [
        { text: '그랜저 & <IG> "3.0"' }, { number: 2.5 }, { number: 12_340_000, format: '#,##0' },
        // Nine in the morning and a second: a day has 86,400 of them.
        { number: 46_348 + (9 * 3600 + 1) / 86_400, format: 'yyyy-mm-dd hh:mm:ss' },
        { number: 46_348, format: 'yyyy-mm-dd' },
      ],
      [{}, { number: 0 }, {}, {}, { number: 36_525, format: 'yyyy-mm-dd' }],
    ],
  })
})

test.each(['=1+2', '+82', '-1', '@sum', '\t=1', '＝1'])('%j is a text that stays one', async (text) => {
  const book = await bookOf(['text'], inPieces([[text]]))
  expect(book['차량 목록']?.[1]).toEqual([{ text, isQuoted: true }])
})

test('any text comes back, but for letters that no sheet knows', async () => {
  const known = (text: string) => text.toWellFormed().replaceAll(/[^\t\n\r\P{Cc}]|[\ufffe\uffff]/gu, '')
  const hard = fc.constantFrom('_x0041_', '_x005F_', '_x000D\r', 'a\r\nb')
  const texts = fc.array(fc.oneof(fc.string({ unit: 'binary' }), hard), { minLength: 1 })
  await fc.assert(fc.asyncProperty(texts, async (cells) => {
    const rows = (await bookOf(['text'], inPieces(cells.map((cell) => [cell])), 1000))['차량 목록']?.slice(1)
    expect(rows?.map(([cell]) => cell?.text ?? '')).toEqual(cells.map(known))
  }), { numRuns: 15 })
})

test('what one sheet does not hold goes on in the next, each with its headings', async () => {
  const book = await bookOf(['count'], inPieces([[1], [2], [3]], [], [[4], [5]]), 3)
  const numbers = Object.entries(book).map(([name, rows]) => [name, rows.slice(1).map(([cell]) => cell?.number)])
  expect(numbers).toEqual([['차량 목록', [1, 2]], ['차량 목록 (2)', [3, 4]], ['차량 목록 (3)', [5]]])
  expect(Object.values(book).map(([head]) => head)).toEqual(Array.from({ length: 3 }, () => [{ text: '열 count' }]))
})

test('a table without rows is a sheet with headings', async () => {
  expect(await bookOf(['text', 'won'], inPieces())).toEqual({ '차량 목록': [[{ text: '열 text' }, { text: '열 won' }]] })
})

test('what breaks while it is read breaks the file, and what is left unread is let go', async () => {
  const broken = async function* (): AsyncGenerator<Cell[][]> {
    yield [['하나']]
    throw new Error('the database is gone')
  }
  await expect(bookOf(['text'], broken())).rejects.toThrow('the database is gone')
  let isLetGo = false
  const endless = async function* (): AsyncGenerator<Cell[][]> {
    try {
      for (let line = 0; ; line++) yield [[`${line} ${Math.sin(line)}`]]
    } finally {
      isLetGo = true
    }
  }
  let pieces = 0
  const book = writeXlsx({ name: '긴 목록', columns: [{ kind: 'text', label: '열' }], pieces: endless(), shown })
  // The first is the head of an entry, before anything was read for it.
  for await (const _ of book) if (++pieces === 3) break
  expect(isLetGo).toBe(true)
})

test('an archive keeps its entries apart and says when it was made', async () => {
  const bytes = await collect(writeZip([
    { name: '하나.csv', content: ['가', '나'] }, { name: 'empty.txt', content: [] },
  ], shown))
  expect(readArchive(bytes)).toEqual({ '하나.csv': '가나', 'empty.txt': '' })
  const [time, date] = [bytes.readUInt16LE(10), bytes.readUInt16LE(12)]
  expect([(date >> 9) + 1980, (date >> 5) & 15, date & 31]).toEqual([2026, 11, 22])
  expect([time >> 11, (time >> 5) & 63]).toEqual([21, 30])
})
