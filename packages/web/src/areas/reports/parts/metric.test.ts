// A number beside what it was before: by how much, and whether that is good news.
import { expect, test } from 'vitest'
import { changeOf, type Metric, over } from './metric.ts'
import { chosenOf, readNumbersSearch } from './numbers-search.ts'

const metric = (kind: Metric<number, 'x'>['kind'], more?: 'good' | 'bad'): Metric<number, 'x'> => ({
  name: 'x', kind, value: (given) => (given < 0 ? null : given), ...(more === undefined ? {} : { more }),
})

test('shares change by points, everything else by a part of what it was', () => {
  expect(changeOf(metric('rate', 'good'), 0.5, 0.4)).toMatchObject({ isPoints: true, tone: 'good' })
  expect(changeOf(metric('count', 'bad'), 15, 10)).toEqual({ by: 0.5, isPoints: false, tone: 'bad' })
  expect(changeOf(metric('won'), 15, 10)?.tone).toBe('neutral')
  expect(changeOf(metric('count', 'good'), 10, 10)?.tone).toBe('neutral')
})

test('nothing is said where there is nothing to compare', () => {
  expect(changeOf(metric('count'), 5, 0)).toBe(null)
  expect(changeOf(metric('rate'), -1, 0.4)).toBe(null)
  expect(over(1, 0)).toBe(null)
})

test('an address that makes no sense shows the last thirty days', () => {
  const today = '2026-11-22'
  const thirty = { from: '2026-10-24', until: today, days: 30, length: '30', isCut: false }
  const wrong = [{}, { from: '2026-11-05', until: '2026-11-01' }, { from: 'x', until: '2026-11-01' }, { last: 8 }]
  for (const given of wrong)
    expect(chosenOf(readNumbersSearch(given), today)).toEqual(thirty)
  expect(chosenOf(readNumbersSearch({ last: 7 }), today)).toMatchObject({ from: '2026-11-16', days: 7, length: '7' })
  expect(chosenOf(readNumbersSearch({ from: '2026-11-01', until: '2026-11-03' }), today))
    .toEqual({ from: '2026-11-01', until: '2026-11-03', days: 3, length: null, isCut: false })
})

test('of a period that is too long its last days are shown, and it is said', () => {
  const chosen = chosenOf(readNumbersSearch({ from: '2020-01-01', until: '2026-01-01' }), '2026-11-22')
  expect(chosen).toEqual({ from: '2024-01-02', until: '2026-01-01', days: 731, length: null, isCut: true })
})
