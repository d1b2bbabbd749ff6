// Everything is read however much it is: where the server wants a pause, the screen makes one and goes on.
import { describe, expect, it } from 'vitest'
import { CallFailure } from '../../../api/call-failure.ts'
import { readRestWith } from './read-rest.ts'
import type { OwnData, OwnPart } from './types.ts'

const partOf = (page: number, pages: number): OwnPart => ({
  section: 'ownLooks', keeping: { kind: 'atMost', told: 'daily', days: 730 } as unknown as OwnPart['keeping'],
  isWhole: page === pages, rows: [[{ field: 'kind', value: `${page}` }]],
})
const dataOf = (pages: number): OwnData => ({ madeAt: '2026-03-01T00:00:00.000Z', parts: [partOf(1, pages)] })
const tooOften = () => new CallFailure({ kind: 'answer', status: 429, code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 2 })

/** So many may be read before the next pause. */
const serverOf = (pages: number, atOnce: number) => {
  const waits: number[] = []
  let left = atOnce
  const read = readRestWith({
    ask: ({ page }) => {
      if (left === 0) return Promise.reject(tooOften())
      left -= 1
      return Promise.resolve(partOf(page, pages))
    },
    wait: (ms) => {
      waits.push(ms)
      left = atOnce
      return Promise.resolve()
    },
  })
  return { read, waits }
}

describe('the rest of what is kept of somebody', () => {
  it('comes whole, each page once, with the pauses that the server asks for', async () => {
    const { read, waits } = serverOf(8, 3)
    const { parts } = await read(dataOf(8))
    expect(parts[0]?.rows.map(([cell]) => cell?.value)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8'])
    expect(waits).toEqual([2_000, 2_000])
  })

  it('is given up where no pause is ever enough, and at once where something else is wrong', async () => {
    const { read, waits } = serverOf(2, 0)
    await expect(read(dataOf(2))).rejects.toMatchObject({ facts: { status: 429 } })
    expect(waits).toHaveLength(5)
    const broken = readRestWith({
      ask: () => Promise.reject(new CallFailure({ kind: 'answer', status: 403 })),
      wait: () => Promise.reject(tooOften()),
    })
    await expect(broken(dataOf(2))).rejects.toMatchObject({ facts: { status: 403 } })
  })
})
