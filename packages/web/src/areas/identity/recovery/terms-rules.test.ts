// A page that is older than a text of terms is told from other faults, and agrees to what the server has shown it.
import { consentVersions } from '@bidyard/contract/shapes/registration/consents'
import { expect, test } from 'vitest'
import { CallFailure } from '../../../api/call-failure.ts'
import { isOfOlderTerms, versionsOf } from './terms-rules.ts'

const refusedAt = (...paths: readonly string[]) => new CallFailure({
  kind: 'answer', status: 400, code: 'BadRequestSchema', issues: paths.map((path) => ({ path, message: '' })),
})

test.each([
  ['a version that is not in force', refusedAt('body.consents.use'), true],
  ['a text that the page does not know', refusedAt('body.password', 'body.consents'), true],
  ['another fault of the form', refusedAt('body.username'), false],
  ['another field that begins like it', refusedAt('body.consentsOfOthers'), false],
  ['another refusal', new CallFailure({ kind: 'answer', status: 400, code: 'CONSENT_NEEDED' }), false],
  ['no refusal', null, false],
] as const)('%s', (_, failure, isOlder) => {
  expect(isOfOlderTerms(failure)).toBe(isOlder)
})

test('agrees to the versions of the page, and to those of the server once they were read', () => {
  expect(versionsOf(undefined)).toEqual(consentVersions)
  expect(versionsOf([{ consent: 'use', version: 7, points: [] }, { consent: 'privacy', version: 9, points: [] }]))
    .toEqual({ use: 7, privacy: 9 })
})
