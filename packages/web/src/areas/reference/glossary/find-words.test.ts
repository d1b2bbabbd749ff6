// The glossary is found by its words in either language and by what they mean, and nothing else is.
import { glossary } from '@bidyard/contract/glossary/glossary'
import { expect, test } from 'vitest'
import { findWords } from './find-words.ts'

const found = (query: string, language: 'ko' | 'en' = 'ko'): string[] =>
  findWords(glossary, query, language).flatMap(({ words }) => words.map(({ en }) => en))

test('everything stands there when nothing is looked for', () => {
  expect(found('')).toHaveLength(glossary.reduce((sum, { words }) => sum + words.length, 0))
})

test.each([
  ['감가', 'price cut'], ['ㄱㅅㄱㅈ', 'virtual account'], ['virtual acc', 'virtual account'], ['입고증', 'yard slip'],
])('%s finds %s', (query, word) => {
  expect(found(query)).toContain(word)
})

test('first consonants are looked for in words and not in sentences', () => {
  expect(found('ㅂㅈㄱ')).toEqual(['shop deposit'])
})

test('a meaning is found in the language that it is read in', () => {
  expect(found('bid for one car, sealed', 'en')).toEqual(['auction'])
  expect(found('bid for one car, sealed', 'ko')).toEqual([])
})

test('every noun says in both languages what it means', () => {
  const nouns = glossary.slice(0, -1).flatMap(({ words }) => words)
  expect(nouns.length).toBeGreaterThan(80)
  for (const { en, ko, means } of nouns) {
    expect(means?.ko, en).toMatch(/[가-힣].*[.]$/)
    expect(means?.en, ko).toMatch(/^[A-Z].*[.]$/)
  }
})
