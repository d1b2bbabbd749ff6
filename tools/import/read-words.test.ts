// What may be typed behind `npm run import --`.
import { expect, test } from 'vitest'
import { readWords } from './read-words.ts'

test('understands every kind, and the replacement of car codes', () => {
  const plain = { replaces: false, isTrial: false }
  expect(readWords(['car-codes', 'a.csv'])).toEqual({ ...plain, kind: 'car-codes', file: 'a.csv' })
  expect(readWords(['--replace', 'car-codes', 'a.csv'])).toMatchObject({ file: 'a.csv', replaces: true })
  expect(readWords(['holidays', 'c.csv'])).toEqual({ ...plain, kind: 'holidays', file: 'c.csv' })
  expect(readWords(['members', 'd.xlsx', '--dry-run']))
    .toEqual({ ...plain, kind: 'members', file: 'd.xlsx', isTrial: true })
  expect(readWords(['past-auctions', 'e.csv'])).toMatchObject({ kind: 'past-auctions', isTrial: false })
  expect(readWords(['metadata', 'b.json'])).toEqual({ ...plain, kind: 'metadata', file: 'b.json' })
})

test.each([
  ['nothing', []], ['no file', ['metadata']], ['another kind', ['weather', 'a.csv']],
  ['two files', ['metadata', 'a.csv', 'b.csv']], ['an unknown option', ['car-codes', 'a.csv', '--force']],
  ['a replacement of metadata', ['metadata', 'a.csv', '--replace']],
])('does not guess at %s', (_, words) => {
  expect(readWords(words)).toBeUndefined()
})
