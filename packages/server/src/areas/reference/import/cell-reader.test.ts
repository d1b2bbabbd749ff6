// Cells as people and spreadsheets write them, and those that nobody can read for sure.
import { describe, expect, test } from 'vitest'
import { CellReader } from './cell-reader.ts'

const named = { at: { ko: '언제', en: 'When' } } as const
const read = (text: string, isOfBook = false) => {
  const cells = new CellReader({ at: text }, named, isOfBook)
  return { day: cells.day('at'), moment: cells.moment('at')?.toISOString(), faults: cells.faults.length }
}

describe('a day', () => {
  test.each([
    ['2026-01-31', '2026-01-31'], ['2026.1.31', '2026-01-31'], ['2026. 1. 31.', '2026-01-31'],
    ['2026/01/31', '2026-01-31'], ['20260131', '2026-01-31'], ['2024-02-29', '2024-02-29'],
  ])('is read from %s', (text, day) => {
    expect(read(text)).toMatchObject({ day, faults: 0 })
  })

  test.each([
    '850315', '901231', '1985', '50102', '2026-13-05', '2026-00-10', '2026-02-29', '2024-01', '2026-04-31', '26-01-31',
    '2026-01-31 24:00', '2026-01-31 10:61', '2026-1/31', '31.01.2026', '어제',
  ])('is not made out of %s', (text) => {
    expect(read(text)).toEqual({ day: null, moment: undefined, faults: 2 })
  })
})

test('a moment is one of Seoul, and without a time the midnight at which its day begins', () => {
  expect(read('2026-01-31 14:00').moment).toBe('2026-01-31T05:00:00.000Z')
  expect(read('2026. 1. 31. 9:05:06').moment).toBe('2026-01-31T00:05:06.000Z')
  expect(read('20260131').moment).toBe('2026-01-30T15:00:00.000Z')
})

test('only a workbook counts days, in five digits', () => {
  expect(read('46053.5833333333', true)).toMatchObject({ day: '2026-01-31', moment: '2026-01-31T05:00:00.000Z' })
  for (const text of ['1985', '9999', '850315']) expect(read(text, true).day).toBeNull()
})
