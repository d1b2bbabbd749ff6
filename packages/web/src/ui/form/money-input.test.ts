// Money fields: what is typed and pasted, and where the caret stays.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretAfter, countDigits, readMoney, tailOf, withTail, writeMoney } from './money-input.ts'

describe('a money field in 만원', () => {
  it.each([
    ['1234', 12_340_000], ['1,234', 12_340_000], ['１２３４', 12_340_000], ['', null], ['abc', null],
    ['1억 2,340만원', 123_400_000], ['12,340,000원', 12_340_000], ['55만', 550_000], ['1억', 100_000_000],
    ['1,234만 5,000원', 12_345_000], ['99999999999999', null], ['만원', null],
    ['1530.5', 15_305_000], ['1,530.5', 15_305_000], ['１５３０．５', 15_305_000], ['1530.', 15_300_000], ['.5', null],
    ['1530.123456', 15_301_234], ['1.5', 15_000], ['1.5억', 150_000_000], ['1억 2.5만', 100_025_000], ['1.2.3', 12_300],
    ['12,340,000.00원', 12_340_000], ['1만 5,000.5원', 15_000],
    ['1，234', 12_340_000], ['1，234만 5，000원', 12_345_000], ['1530。5', 15_305_000], ['1.5｡', 15_000],
  ])('reads "%s" as %s won', (text, won) => {
    expect(readMoney(text, 10_000)).toBe(won)
  })

  it('shows a point as long as one types, and none of its digits go to the whole', () => {
    const typed = ['1', '5', '3', '0', '.', '5', '5'].reduce((text, key) => {
      const next = text + key
      return withTail(readMoney(next, 10_000) ?? 0, tailOf(next), 10_000)
    }, '')
    expect([typed, readMoney(typed, 10_000)]).toEqual(['1,530.55', 15_305_500])
    expect([readMoney('1530.5', 1), tailOf('1530.5'), withTail(1_530, '.5', 1)]).toEqual([1_530, '.5', '1,530.5'])
    expect(tailOf('1530')).toBe('')
  })

  it('never reads more for a point', () => {
    fc.assert(fc.property(fc.nat(100_000), fc.nat(99_999), fc.constantFrom(1, 10_000), (whole, part, unitWon) => {
      const won = readMoney(`${whole}.${part}`, unitWon) ?? 0
      expect(won).toBeGreaterThanOrEqual(whole * unitWon)
      expect(won).toBeLessThan((whole + 1) * unitWon)
    }))
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
    expect([countDigits('1,234.'), caretAfter('1,234.', 5), caretAfter('1,234.5', 6)]).toEqual([5, 6, 7])
  })
})
