// Vehicle identification numbers: spelled one way, warned about rather than refused, and never shown to the end.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskVin, vinCheckSign, vinShape, vinWish } from './vin.ts'
import { isVin, mayBeVin, vinMakerOf, vinOf, vinWarnings } from './vin-text.ts'

const signs = Array.from('ABCDEFGHJKLMNPRSTUVWXYZ0123456789')
const vin = fc.string({ unit: fc.constantFrom(...signs), minLength: 17, maxLength: 17 })

// Published examples of the North American standard.
test.each(['11111111111111111', '1M8GDM9AXKP042788', '5GZCZ43D13S812715'])('%s carries its check sign', (known) => {
  expect(known[8]).toBe(vinCheckSign(known))
})

test('one wrong digit at any place changes the check sign', () => {
  const digit = fc.constantFrom(...Array.from('0123456789'))
  fc.assert(fc.property(vin, fc.integer({ min: 0, max: 16 }), digit, (text, at, sign) => {
    const right = text.slice(0, 8) + vinCheckSign(text) + text.slice(9)
    expect(vinCheckSign(right)).toBe(right[8])
    fc.pre(/\d/.test(right[at] ?? '') && right[at] !== sign)
    const wrong = right.slice(0, at) + sign + right.slice(at + 1)
    expect(wrong[8]).not.toBe(vinCheckSign(wrong))
  }))
})

test('is read in any spelling, and told apart from other texts', () => {
  fc.assert(fc.property(vin, (text) => {
    const typed = `${text.slice(0, 9).toLowerCase()} ${text.slice(9)}`
    expect(vinWish.parse(typed)).toBe(text)
    expect(isVin(vinOf(typed))).toBe(true)
  }))
  for (const text of ['', 'KMHL14JA5PA12345', 'KMHL14JA5PA123456 7', 'KMHI14JA5PA123456', 'KMHO14JA5PA123456'])
    expect(isVin(vinOf(text))).toBe(false)
  expect(vinWish.safeParse('KMHQ14JA5PA123456').success).toBe(false)
})

test('may be anything from eight to seventeen signs that are in use', () => {
  expect(['KNA1234', 'KNA12345', 'KMHL14JA5PA123456', 'KMHL14JA5PA1234567', 'KNA1234I', 'kna12345', ''].map(mayBeVin))
    .toEqual([false, true, true, false, false, false, false])
})

test('what is kept has one sign at least and seventeen at most', () => {
  expect(['', 'K', 'KMHL14JA5PA123456', 'KMHL14JA5PA1234567'].map((text) => vinShape.safeParse(text).success))
    .toEqual([false, true, true, false])
})

test('short ones of old cars are taken with a warning', () => {
  expect(vinWish.parse('kna 12345')).toBe('KNA12345')
  expect(vinWarnings('KNA12345')).toEqual(['short'])
  expect(vinWish.safeParse('KNA1234').success).toBe(false)
  expect(vinWarnings('KMHL14JA5PA123456')).toEqual([])
  expect(vinWarnings('ZZZL14JA5PA123456')).toEqual(['unknownMaker'])
  expect(vinMakerOf('KNAL14JA5PA123456')).toBe('kia')
})

test('the mask hides the tail of every one', () => {
  expect(maskVin('KMHL14JA5PA123456')).toBe('KMHL14JA5PA******')
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength: 17 }), (text) => {
    expect(maskVin(text)).toHaveLength(text.length)
    expect(maskVin(text).slice(Math.ceil(text.length * 11 / 17))).toMatch(/^\**$/)
    expect(maskVin(text).endsWith('*')).toBe(true)
  }))
})
