// Cells as people and spreadsheets write them, and those that nobody can read for sure.
import { fuel, province } from '@bidyard/contract/enums'
import { fuelIn, provinceIn } from '@bidyard/contract/shapes/cars/numbers/spellings'
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
  // 030315 of a birthday; 1982-12-30 as a count.
  expect(read('30315', true)).toEqual({ day: null, moment: '1982-12-29T15:00:00.000Z', faults: 1 })
})

test('words and numbers are read as people write them', () => {
  const cells = (text: string) => new CellReader({ at: text }, named)
  expect(['휘발유', '가솔린', '디젤', '휘발유 (가솔린)', 'LPG', 'petrol'].map((text) => cells(text).choice('at', fuel, fuelIn)))
    .toEqual(['gasoline', 'gasoline', 'diesel', 'gasoline', 'LPG', 'gasoline'])
  expect(['서울특별시', '경상남도', '경기', '제주특별자치도'].map((text) => cells(text).choice('at', province, provinceIn)))
    .toEqual(['seoul', 'gyeongnam', 'gyeonggi', 'jeju'])
  expect(['45,210km', '45 210', '12,500,000원', '2021년식', '7건'].map((text) => cells(text).whole('at', 0, 1e9)))
    .toEqual([45_210, 45_210, 12_500_000, 2021, 7])
  for (const text of ['수소', '약 3만', '-1', '1.5']) {
    expect([cells(text).choice('at', fuel, fuelIn), cells(text).whole('at', 0, 1e9)]).toEqual([null, null])
  }
})
