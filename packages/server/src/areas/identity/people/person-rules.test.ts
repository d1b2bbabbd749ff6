// Two checks are of one person when name, birthday and phone say the same, however they are typed.
import { expect, test } from 'vitest'
import { askableName, identityText, plainName, plainPerson } from './person-rules.ts'

test('a name is composed, on one line, without letters that nobody sees', () => {
  expect(plainName('  홍\u200b  길\n동 ')).toBe('홍 길 동')
  expect(plainName('홍길동'.normalize('NFD'))).toBe('홍길동')
  expect(plainName('\u202eKim')).toBe('Kim')
})

test('a birthday and a phone are their digits', () => {
  expect(plainPerson({ name: ' Kim ', birthday: '1990.01.31', phone: '+010 1234-5678' }))
    .toEqual({ name: 'Kim', birthday: '19900131', phone: '01012345678' })
})

test('a name that a provider takes has a letter, and twenty-five bytes at the most', () => {
  expect(askableName('  ')).toBeUndefined()
  expect(askableName(' a ')).toBe('a')
  expect([askableName('a'.repeat(25)), askableName('a'.repeat(26))]).toEqual(['a'.repeat(25), undefined])
  expect([askableName(`${'가'.repeat(8)}a`), askableName(`${'가'.repeat(8)}ab`)])
    .toEqual([`${'가'.repeat(8)}a`, undefined])
})

test('latin names are of any case, and the parts do not run into each other', () => {
  const person = { name: 'Kim', birthday: '19900131', phone: '01012345678' }
  expect(identityText(person)).toBe('KIM|19900131|01012345678')
  expect(identityText({ ...person, name: 'kim' })).toBe(identityText(person))
})
