// Money fields: what is typed and pasted, and where the caret stays.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretAfter, readMoney, writeMoney } from './money-input.ts'

describe('a money field in 만원', () => {
  it.each([
    ['1234', 12_340_000], ['1,234', 12_340_000], ['１２３４', 12_340_000], ['', null], ['abc', null],
    ['1억 2,340만원', 123_400_000], ['12,340,000원', 12_340_000], ['55만', 550_000], ['1억', 100_000_000],
    ['1,234만 5,000원', 12_345_000], ['99999999999999', null], ['만원', null],
  ])('reads "%s" as %s won', (text, won) => {
    expect(readMoney(text, 10_000)).toBe(won)
  })

  it('reads what it writes', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom(1, 10_000), (count, unitWon) => {
      expect(readMoney(writeMoney(count * unitWon, unitWon), unitWon)).toBe(count * unitWon)
    }))
  })

  it('does not hide won below its unit', () => {
    expect(writeMoney(12_345_000, 10_000)).toBe('1,234.5')
    expect(writeMoney(null, 10_000)).toBe('')
  })

  it('keeps the caret behind the digit that was typed', () => {
    expect(caretAfter('12,345', 3)).toBe(4)
    expect(caretAfter('1,234', 1)).toBe(1)
    expect(caretAfter('1,234', 4)).toBe(5)
    expect(caretAfter('1,234', 0)).toBe(0)
  })
})
