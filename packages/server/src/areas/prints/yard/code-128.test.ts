// Bars of Code 128: a known example, bars that add up, and what cannot be written.
import { expect, it } from 'vitest'
import { code128Of } from './code-128.ts'

it('writes a known example: its start, P, J, J, 1, 2, 3, C, the check and the stop', () => {
  expect(code128Of('PJJ123C').join('')).toBe([
    '211214', '313121', '112133', '112133', '123221', '223211', '221132', '131321', '311321', '2331112',
  ].join(''))
})

it('has eleven units for each letter, for start and check, and thirteen for the stop', () => {
  const widthOf = (text: string) => code128Of(text).reduce((sum, width) => sum + width, 0)
  expect(widthOf('S2611-00042')).toBe(11 * (11 + 2) + 13)
})

it.each(['', '12가3456', 'S2611\n'])('refuses %j', (text) => expect(() => code128Of(text)).toThrow(RangeError))
