// A cell in a CSV file comes back as it was, and never as a formula.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byteOrderMark, csvLine, unguarded } from './csv-rules.ts'

/** Reads one line as spreadsheets do. */
const read = (line: string): string[] => {
  const cells = [...line.slice(0, -2).matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)]
  return cells.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}

test.each([
  ['=1+2', `"'=1+2"\r\n`], ['+82', `"'+82"\r\n`], ['-1', `"'-1"\r\n`], ['@sum', `"'@sum"\r\n`],
  ['\t=1', `"'\t=1"\r\n`], ['＝1', `"'＝1"\r\n`],
  ['그는 "네"라고, 했다', '"그는 ""네""라고, 했다"\r\n'],
  ['두 줄\n이다', '"두 줄\n이다"\r\n'],
])('%j becomes %j', (text, line) => {
  expect(csvLine([text])).toBe(line)
})

test('a number stays one, also below nothing, and nothing is an empty cell', () => {
  expect(csvLine([-5, null, 0])).toBe('-5,,0\r\n')
})

test('any texts come back as they were, but for the apostrophe, and none begins like a formula', () => {
  const text = fc.string().filter((one) => one !== '')
  fc.assert(fc.property(fc.array(text, { minLength: 1 }), (cells) => {
    const back = read(csvLine(cells))
    expect(back.map((one, at) => (cells[at] === one ? one : unguarded(one)))).toEqual(cells)
    expect(back.filter((one) => /^[=+\-@]/.test(one))).toEqual([])
  }))
})

test('the mark is the one that Excel looks for', () => {
  expect([...Buffer.from(byteOrderMark)]).toEqual([0xef, 0xbb, 0xbf])
})
