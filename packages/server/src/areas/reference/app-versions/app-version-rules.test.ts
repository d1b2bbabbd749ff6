// Versions are compared number by number.
import { expect, test } from 'vitest'
import { compareVersions } from './app-version-rules.ts'

test.each([
  ['1.2.3', '1.2.3', 0], ['1.2.4', '1.2.3', 1], ['1.10.0', '1.9.9', 1], ['2.0.0', '10.0.0', -1], ['1.2.3', '1.3.0', -1],
  ['1.2.3', '1.2', 1],
])('%s against %s', (one, other, sign) => {
  expect([Math.sign(compareVersions(one, other)), compareVersions(one, one)]).toEqual([sign, 0])
})
