// What somebody agreed to is enough for the texts in force, or it is not.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAgreed } from './consent-rules.ts'

const versions = (use: readonly number[], privacy: readonly number[]) => [
  ...use.map((version) => ({ consent: 'use', version })),
  ...privacy.map((version) => ({ consent: 'privacy', version })),
]
const inForce = versions([2], [3])

test.each([
  ['the versions in force', [2], [3], true],
  ['newer ones', [3], [4], true],
  ['an older and the one in force', [1, 2], [3, 1], true],
  ['an older and a newer one', [1, 3], [3], true],
  ['one older text', [1], [3], false],
  ['the other older text', [2], [2], false],
  ['many older ones', [1], [1, 2], false],
  ['the newer one of the other text alone', [3], [], false],
  ['nothing', [], [], false],
] as const)('%s', (_, use, privacy, enough) => {
  expect(isAgreed(versions(use, privacy), inForce)).toBe(enough)
})

const version = fc.integer({ min: 1, max: 5 })
const some = fc.array(version, { maxLength: 4 })

test('each text is judged by the newest version that was agreed to, and by nothing of the other', () => {
  fc.assert(fc.property(some, some, version, version, (use, privacy, useNow, privacyNow) => {
    const enough = Math.max(0, ...use) >= useNow && Math.max(0, ...privacy) >= privacyNow
    expect(isAgreed(versions(use, privacy), versions([useNow], [privacyNow]))).toBe(enough)
  }))
})
