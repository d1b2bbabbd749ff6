// Rates while they are typed.
import { expect, test } from 'vitest'
import { changesBetween, countFrom, ratesOf, tableOf, withRate, wayOf } from './rate-values.ts'

const rates = [
  { from: 'seoul', to: 'busan', amountWon: 250_000 }, { from: 'busan', to: 'seoul', amountWon: 260_000 },
] as const

test('what was not touched goes back as it came', () => {
  expect(ratesOf(tableOf(rates))).toEqual(rates)
  expect(changesBetween(tableOf(rates), tableOf(rates.toReversed()))).toEqual([])
})

test('an amount is set, changed and taken away, each way by itself', () => {
  const table = tableOf(rates)
  const changed = withRate(withRate(table, 'seoul', 'busan', 300_000), 'seoul', 'jeju', 0)
  expect(changed.get(wayOf('busan', 'seoul'))).toBe(260_000)
  expect(countFrom(changed, 'seoul')).toBe(2)
  expect(changesBetween(table, changed)).toEqual([
    { from: 'seoul', to: 'busan', before: 250_000, after: 300_000 },
    { from: 'seoul', to: 'jeju', before: undefined, after: 0 },
  ])
  expect(ratesOf(withRate(table, 'seoul', 'busan', null))).toEqual([rates[1]])
})
