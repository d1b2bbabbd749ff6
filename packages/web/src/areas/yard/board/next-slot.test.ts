// Walking over the board by arrow keys.
import { describe, expect, it } from 'vitest'
import { nextSlot } from './next-slot.ts'

/** Two zones below each other, of three and of two columns. */
const board = [
  { id: 'A-1', left: 0, top: 0 }, { id: 'A-2', left: 100, top: 0 }, { id: 'A-3', left: 200, top: 0 },
  { id: 'A-4', left: 0, top: 150 },
  { id: 'B-1', left: 0, top: 400 }, { id: 'B-2', left: 100, top: 400 },
]
const from = (id: string, key: string) => {
  const start = board.find((slot) => slot.id === id)
  return start === undefined ? undefined : nextSlot(board, start, key)?.id
}

describe('an arrow', () => {
  it.each([
    ['A-1', 'ArrowRight', 'A-2'], ['A-2', 'ArrowLeft', 'A-1'], ['A-1', 'ArrowDown', 'A-4'],
    ['A-4', 'ArrowDown', 'B-1'], ['A-3', 'ArrowDown', 'B-2'], ['B-2', 'ArrowUp', 'A-2'],
  ])('from %s by %s leads to %s', (start, key, end) => {
    expect(from(start, key)).toBe(end)
  })

  it('leads nowhere at the edge, and other keys never', () => {
    expect(from('A-1', 'ArrowLeft')).toBeUndefined()
    expect(from('B-2', 'ArrowDown')).toBeUndefined()
    expect(from('A-1', 'Tab')).toBeUndefined()
  })
})
