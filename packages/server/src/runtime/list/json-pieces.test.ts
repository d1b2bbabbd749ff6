// Whatever is answered, its pieces together are its JSON.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonPieces, lastJsonPieces } from './json-pieces.ts'

const together = (answer: unknown): unknown => JSON.parse(jsonPieces(answer).join(''))

test.each([
  null, true, 'text', 7, [], [1, 2], {}, { items: 'none' }, { items: [] },
])('%j', (answer) => {
  expect(together(answer)).toEqual(answer)
  expect(jsonPieces(answer)).toHaveLength(1)
})

test('lists of any length, whatever else is told with them', () => {
  const row = fc.oneof(fc.jsonValue(), fc.constant(undefined))
  fc.assert(fc.property(
    fc.array(row, { maxLength: 45 }), fc.dictionary(fc.string(), fc.jsonValue()),
    (items, others) => {
      const answer = { ...others, items }
      expect(together(answer)).toEqual(JSON.parse(JSON.stringify(answer)))
    }))
})

test('a long list comes in pieces, in its order', () => {
  const items = Array.from({ length: 101 }, (_, at) => ({ at, name: '그랜저' }))
  const pieces = jsonPieces({ items, nextCursor: null })
  expect(pieces.length).toBeGreaterThan(10)
  expect(pieces.join('')).toBe(JSON.stringify({ items, nextCursor: null }))
  expect(jsonPieces({ items }).join('')).toBe(JSON.stringify({ items }))
})

test('who writes an answer for the last time lets its rows go, and nothing else', () => {
  const answer = { items: [{ at: 1 }, { at: 2 }], nextCursor: 'x' }
  const { items } = answer
  expect(lastJsonPieces(answer).join('')).toBe('{"items":[{"at":1},{"at":2}],"nextCursor":"x"}')
  expect(items).toEqual([])
  expect(answer.nextCursor).toBe('x')
  expect(lastJsonPieces({ names: ['one'] })).toEqual(['{"names":["one"]}'])
})
