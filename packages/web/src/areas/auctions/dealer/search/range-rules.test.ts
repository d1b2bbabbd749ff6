// Ranges as they are typed: the wrong way round, and years that are not finished.
import { expect, it } from 'vitest'
import { rangeFault } from './range-rules.ts'

it.each([
  [2018, 2022, null], [2020, 2020, null], [2018, undefined, null], [undefined, 2022, null],
  [undefined, undefined, null], [2022, 2018, 'reversed'], [20, undefined, 'outside'], [2018, 20, 'outside'],
  [undefined, 2101, 'outside'], [1950, 2100, null], [1949, undefined, 'outside'],
] as const)('from %s until %s: %s', (from, to, fault) => {
  expect(rangeFault({ from, to }, 1950, 2100)).toBe(fault)
})
