// What may be typed behind `npm run import --` and `npm run export --`.
import { expect, test } from 'vitest'
import { readExportWords, readWords } from './read-words.ts'

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
  ['what is forgotten of members', ['members', '--forget', 'old-hall']],
  ['a file that is forgotten', ['past-auctions', 'a.csv', '--forget', 'old-hall']],
  ['a reason for an import', ['members', 'a.csv', '--reason', '이전']],
])('does not guess at %s', (_, words) => {
  expect(readWords(words)).toBeUndefined()
})

test('understands which system is to be forgotten', () => {
  expect(readWords(['past-auctions', '--forget', 'old-hall'])).toEqual({ forgets: 'old-hall' })
})

test('lets members leave with a reason, and past auctions without', () => {
  expect(readExportWords(['members', 'a.csv', '--reason', '새 시스템으로 이전']))
    .toEqual({ kind: 'members', file: 'a.csv', reason: '새 시스템으로 이전' })
  expect(readExportWords(['past-auctions', 'b.xlsx'])).toEqual({ kind: 'past-auctions', file: 'b.xlsx' })
  for (const words of [
    ['members', 'a.csv'], ['members', 'a.csv', '--reason', ' '], ['members', '--reason', '이전'], ['holidays', 'a.csv'],
    ['members', 'a.csv', '--reason', '이전', '--dry-run'], ['past-auctions', 'b.csv', '--reason', '이전'],
  ]) expect(readExportWords(words)).toBeUndefined()
})
