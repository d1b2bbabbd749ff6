// QR codes: the check words of a known example, and codes read back square by square.
import { describe, expect, it } from 'vitest'
import { qrSquaresOf } from './qr-code.ts'
import { qrWordsOf } from './qr-words.ts'
import { checkWordsOf } from './reed-solomon.ts'

const secretUri = 'otpauth://totp/Bidyard:hanbit01?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Bidyard'
  + '&algorithm=SHA1&digits=6&period=30'

describe('check words', () => {
  it('are those of the standard example', () => {
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    expect(checkWordsOf(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23])
  })
})

describe('the words of a code', () => {
  it('begin with mode, length and text, and are filled up', () => {
    const { version, words } = qrWordsOf('Hi')
    expect(version).toBe(1)
    expect(words.slice(0, 16).map((word) => word.toString(16).padStart(2, '0')).join(' '))
      .toBe('40 24 86 90 ec 11 ec 11 ec 11 ec 11 ec 11 ec 11')
  })

  it('fill each size to its last byte and then take the next', () => {
    const sizeOf = (length: number) => qrWordsOf('a'.repeat(length)).version
    expect([14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180].map(sizeOf))
      .toEqual([1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9])
    expect(() => qrWordsOf('a'.repeat(181))).toThrow(RangeError)
  })
})

const draw = (text: string): string[] =>
  qrSquaresOf(text).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))

describe('the squares', () => {
  it('have finders in three corners and timing between them', () => {
    const rows = draw(secretUri)
    const finder = ['#######.', '#.....#.', '#.###.#.', '#.###.#.', '#.###.#.', '#.....#.', '#######.', '........']
    const size = rows.length
    expect(size).toBe(17 + 7 * 4)
    expect(rows.slice(0, 8).map((row) => row.slice(0, 8))).toEqual(finder)
    expect(rows.slice(0, 8).map((row) => row.slice(-8).split('').toReversed().join(''))).toEqual(finder)
    expect(rows.slice(-8).map((row) => row.slice(0, 8)).toReversed()).toEqual(finder)
    expect(rows[6]?.slice(8, size - 8)).toMatch(/^(#\.)+#$/)
  })

  it('tell the same format twice, and it is one of level M', () => {
    const rows = draw('https://example.com')
    const at = (row: number, column: number) => (rows[row]?.[column] === '#' ? '1' : '0')
    const size = rows.length
    const around = [0, 1, 2, 3, 4, 5, 7].map((row) => at(row, 8)).join('') + at(8, 8)
      + [7, 5, 4, 3, 2, 1, 0].map((column) => at(8, column)).join('')
    const beside = [1, 2, 3, 4, 5, 6, 7, 8].map((from) => at(8, size - from)).join('')
      + [7, 6, 5, 4, 3, 2, 1].map((from) => at(size - from, 8)).join('')
    expect(around).toBe(beside)
    // The eight masks of level M, as the standard lists them.
    expect([
      '101010000010010', '101000100100101', '101111001111100', '101101101001011',
      '100010111111001', '100000011001110', '100111110010111', '100101010100000',
    ]).toContain(around.split('').toReversed().join(''))
  })

  it('tell their size where it is large: 7 is 000111110010010100', () => {
    const rows = draw(secretUri)
    const size = rows.length
    const bits = Array.from({ length: 18 }, (_bit, at) =>
      (rows[Math.floor(at / 3)]?.[size - 11 + (at % 3)] === '#' ? '1' : '0'))
    expect(bits.toReversed().join('')).toBe('000111110010010100')
  })
})
