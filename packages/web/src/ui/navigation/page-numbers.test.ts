// Page numbers: the first, the last and the page itself are always there.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageMarks } from './page-numbers.ts'

describe('page numbers', () => {
  it.each([
    [1, 3, [1, 2, 3]], [1, 10, [1, 2, 3, 4, 5, 'gap', 10]], [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
    [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]], [7, 10, [1, 'gap', 6, 7, 8, 9, 10]], [10, 10, [1, 'gap', 6, 7, 8, 9, 10]],
    [1, 0, []],
  ])('on page %d of %d', (page, pages, marks) => {
    expect(pageMarks(page, pages)).toEqual(marks)
  })

  it('always show the first, the last and the page itself, in order and never more than seven', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 500 }), (one, other) => {
      const [page, pages] = [Math.min(one, other), Math.max(one, other)]
      const marks = pageMarks(page, pages)
      const numbers = marks.filter((mark) => mark !== 'gap')
      expect(marks.length).toBe(Math.min(7, pages))
      expect([numbers[0], numbers.at(-1), numbers.includes(page)]).toEqual([1, pages, true])
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
    }))
  })
})
