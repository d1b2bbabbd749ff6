// What may be typed behind `npm run import --`.
import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'

test('understands every kind, and the replacement of car codes', () => {
  expect(readWords(['car-codes', 'a.csv'])).toEqual({ kind: 'car-codes', file: 'a.csv', replaces: false })
  expect(readWords(['--replace', 'car-codes', 'a.csv'])).toEqual({ kind: 'car-codes', file: 'a.csv', replaces: true })
  expect(readWords(['holidays', 'c.csv'])).toEqual({ kind: 'holidays', file: 'c.csv', replaces: false })
  expect(readWords(['metadata', 'b.json'])).toEqual({ kind: 'metadata', file: 'b.json', replaces: false })
})

test.each([
  ['nothing', []], ['no file', ['metadata']], ['another kind', ['weather', 'a.csv']],
  ['two files', ['metadata', 'a.csv', 'b.csv']], ['an unknown option', ['car-codes', 'a.csv', '--force']],
  ['a replacement of metadata', ['metadata', 'a.csv', '--replace']],
])('does not guess at %s', (_, words) => {
  expect(readWords(words)).toBeUndefined()
})
