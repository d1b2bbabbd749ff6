// Months over the ends of years, and by Seoul's clock.
import { expect, it } from 'vitest'
import { isMonth } from './month.ts'
import { addToMonth, monthAt, monthsOfYear, monthsUntil } from './months.ts'

it('counts over the end of a year', () => {
  expect(addToMonth('2026-12', 1)).toBe('2027-01')
  expect(addToMonth('2026-01', -1)).toBe('2025-12')
  expect(monthsUntil('2026-02', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
})

it('turns at the midnight of Seoul', () => {
  expect(monthAt(Date.parse('2026-10-31T14:59:59Z'))).toBe('2026-10')
  expect(monthAt(Date.parse('2026-10-31T15:00:00Z'))).toBe('2026-11')
})

it('knows a month from what somebody typed', () => {
  expect(['2026-01', '2026-12'].every(isMonth)).toBe(true)
  expect(['2026-13', '2026-00', '2026-1', '1999-01', 202_601, undefined].some(isMonth)).toBe(false)
})

it('has twelve months in a year', () => {
  expect(monthsOfYear('2026')).toHaveLength(12)
  expect(monthsOfYear('2026').at(-1)).toBe('2026-12')
})
