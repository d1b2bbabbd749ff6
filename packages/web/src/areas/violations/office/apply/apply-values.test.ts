// When something happened is told by Seoul's clock, and is never ahead.
import { describe, expect, test } from 'vitest'
import { emptyValues, happenedAt, missingOf } from './apply-values.ts'

const now = Date.parse('2026-03-02T03:00:00Z')

describe('applying a violation', () => {
  test('takes the time by the clock of Seoul, with or without its colon', () => {
    expect(happenedAt({ day: '2026-03-02', time: '09:30' }, now)).toBe('2026-03-02T00:30:00.000Z')
    expect(happenedAt({ day: '2026-03-02', time: '930' }, now)).toBe('2026-03-02T00:30:00.000Z')
  })

  test('knows no time that is ahead, and none that is no time', () => {
    expect(happenedAt({ day: '2026-03-02', time: '12:01' }, now)).toBeNull()
    expect(happenedAt({ day: '2026-03-01', time: '24:00' }, now)).toBeNull()
    expect(happenedAt({ day: null, time: '10:00' }, now)).toBeNull()
  })

  test('says what is missing', () => {
    expect(missingOf(emptyValues, now)).toEqual(['shop', 'detail', 'when', 'statement'])
    expect(missingOf({
      ...emptyValues, shopId: 'one', detail: 'misconduct', day: '2026-03-01', time: '10:00', statement: '폭언',
    }, now)).toEqual([])
  })
})
