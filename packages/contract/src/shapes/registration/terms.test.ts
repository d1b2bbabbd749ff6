// Texts that people agreed to: each version stays what it was, and the newest is the one in force.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { consentType } from '../../enums/members.ts'
import { consentsGiven, consentVersions } from './consents.ts'
import { terms } from './terms.ts'

// A digest is added with each version and never changed: it is what somebody agreed to.
const digests: Readonly<Record<string, string>> = {
  'use 1': '5f0467f8f7b526af',
  'privacy 1': 'bc238b55aa61d636',
  'privacy 2': 'dcfd670db78e9b97',
}

test('a text never changes under its version', () => {
  const found = consentType.values.flatMap((consent) => terms[consent].map(({ version, points }) => [
    `${consent} ${version}`, createHash('sha256').update(JSON.stringify(points)).digest('hex').slice(0, 16),
  ]))
  expect(Object.fromEntries(found)).toEqual(digests)
})

test.each(consentType.values)('the newest text of %s is the one in force', (consent) => {
  expect(terms[consent].map(({ version }) => version)).toEqual(terms[consent].map((_, at) => at + 1))
  expect(terms[consent].at(-1)?.version).toBe(consentVersions[consent])
})

test('what is agreed to is all of it, in the versions in force', () => {
  expect(consentsGiven.safeParse(consentVersions).success).toBe(true)
  for (const consent of consentType.values) {
    const { [consent]: _, ...others } = consentVersions
    for (const version of [0, consentVersions[consent] + 1, true, undefined])
      expect(consentsGiven.safeParse({ ...others, [consent]: version }).success).toBe(false)
    expect(consentsGiven.safeParse(others).success).toBe(false)
  }
})
