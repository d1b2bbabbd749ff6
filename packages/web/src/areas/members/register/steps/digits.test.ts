// How numbers look while they are typed.
import { expect, test } from 'vitest'
import { asBusinessNumber, asCorporateNumber } from './digits.ts'

test.each([
  ['', ''], ['12', '12'], ['123', '123'], ['1234', '123-4'], ['12345', '123-45'], ['123-45-67891', '123-45-67891'],
  ['123 45 678919', '123-45-67891'], ['１２３４', '123-4'], ['abc', ''],
])('a business number typed as %j is shown as %j', (typed, shown) => {
  expect(asBusinessNumber(typed)).toBe(shown)
})

test('a corporate number is six digits and seven', () => {
  expect(asCorporateNumber('1101110062432')).toBe('110111-0062432')
})
