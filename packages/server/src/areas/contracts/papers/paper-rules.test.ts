// Papers are whole when each kind and each file comes once and nothing that is needed is missing.
import { expect, test } from 'vitest'
import { isComplete, newPapers } from './paper-rules.ts'

const paper = (document: 'carCheckRecordFront' | 'carCheckRecordBack', fileId: string) => ({ document, fileId })
const front = paper('carCheckRecordFront', 'a')
const back = paper('carCheckRecordBack', 'b')
const needed = ['carCheckRecordFront', 'carCheckRecordBack'] as const

test('all that is needed, each once, is whole; more than that as well', () => {
  expect(isComplete([front, back], needed)).toBe(true)
  expect(isComplete([front, back], ['carCheckRecordFront'])).toBe(true)
  expect(isComplete([], [])).toBe(true)
})

test.each([
  ['a missing kind', [front]], ['a kind twice', [front, back, paper('carCheckRecordFront', 'c')]],
  ['a file twice', [front, paper('carCheckRecordBack', 'a')]], ['nothing', []],
])('%s is not whole', (_, papers) => {
  expect(isComplete(papers, needed)).toBe(false)
})

test('a paper is new unless it was handed in before as what it is', () => {
  const before = [front]
  expect(newPapers([front, back], before)).toEqual([back])
  expect(newPapers([paper('carCheckRecordBack', 'a')], before)).toHaveLength(1)
  expect(newPapers([paper('carCheckRecordFront', 'z')], before)).toHaveLength(1)
  expect(newPapers([front, back], [])).toEqual([front, back])
})
