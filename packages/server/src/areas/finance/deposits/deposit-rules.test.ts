// From where it is taken, for every heap of deposits.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { takeFrom } from './deposit-rules.ts'

describe('taking from deposits', () => {
  const held = fc.array(fc.integer({ min: 0, max: 5_000_000 }), { maxLength: 6 })
    .map((list) => list.map((remainingWon, at) => ({ id: String(at), remainingWon })))

  test('takes what is wanted or all there is, never more than a deposit has, the first ones first', () => {
    fc.assert(fc.property(held, fc.integer({ min: 1, max: 12_000_000 }), (deposits, wantedWon) => {
      const { parts, takenWon, missingWon } = takeFrom(deposits, wantedWon)
      const total = deposits.reduce((sum, { remainingWon }) => sum + remainingWon, 0)
      expect(takenWon).toBe(Math.min(wantedWon, total))
      expect(takenWon + missingWon).toBe(wantedWon)
      expect(parts.reduce((sum, { won }) => sum + won, 0)).toBe(takenWon)
      for (const { depositId, won, leavesWon } of parts) {
        expect(won + leavesWon).toBe(deposits[Number(depositId)]?.remainingWon)
        expect(won).toBeGreaterThan(0)
      }
      expect(parts.filter(({ leavesWon }) => leavesWon > 0).length).toBeLessThanOrEqual(1)
      expect(parts.slice(0, -1).every(({ leavesWon }) => leavesWon === 0)).toBe(true)
    }))
  })
})
