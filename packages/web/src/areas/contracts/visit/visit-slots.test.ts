// Free visits: nothing behind, nothing outside of what the seller offers, nothing that is taken.
import { expect, it } from 'vitest'
import { freeTimes, lastSlot, visitDays } from './visit-slots.ts'

const rules = { windows: [], taken: [], withinDays: 5, from: '09:00', to: '20:00', slotMinutes: 30 }
const nowMs = Date.parse('2026-11-21T10:10:00+09:00')

it('ends with the slot that the house closes after', () => {
  expect(lastSlot(rules)).toBe('19:30')
})

it('offers what is ahead today, and whole days after it', () => {
  expect(freeTimes(rules, '2026-11-21', nowMs)[0]).toBe('10:30')
  expect(freeTimes(rules, '2026-11-22', nowMs)).toHaveLength(22)
  expect(visitDays(rules, nowMs)).toHaveLength(6)
})

it('keeps to what the seller offers and to what is not taken', () => {
  const windows = [{ from: '2026-11-22T14:00:00+09:00', to: '2026-11-22T15:30:00+09:00' }]
  const taken = [{ from: '2026-11-22T14:30:00+09:00', to: '2026-11-22T15:00:00+09:00' }]
  expect(freeTimes({ ...rules, windows }, '2026-11-22', nowMs)).toEqual(['14:00', '14:30', '15:00'])
  expect(freeTimes({ ...rules, windows, taken }, '2026-11-22', nowMs)).toEqual(['14:00', '15:00'])
  expect(freeTimes({ ...rules, windows }, '2026-11-23', nowMs)).toEqual([])
})
