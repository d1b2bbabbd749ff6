// The front of an inspection sheet: a car that was private alone has had no other use.
import type { CarUseHistory } from '@bidyard/contract/enums'
import { emptyRecord } from '@bidyard/contract/shapes/cars/check-record'
import { expect, test } from 'vitest'
import { overallOf } from './overall-data.ts'

type CheckedCar = Parameters<typeof overallOf>[0]

const usesTold = (uses: readonly CarUseHistory[]): readonly string[] => {
  const car = { check: { odometer: null, judgement: null }, history: { facts: { uses, specials: [] } } }
  const told = overallOf(car as unknown as CheckedCar, emptyRecord).find(({ name }) => name === '용도변경')
  return told?.boxes.flatMap(([label, isTicked]) => (isTicked ? [label] : [])) ?? []
}

test('of former uses the sheet ticks each, and none where there was none but private', () => {
  expect(usesTold(['rental', 'private'])).toEqual(['대여용(렌터카)'])
  expect(usesTold(['private'])).toEqual(['없음'])
  expect(usesTold([])).toEqual(['없음'])
})
