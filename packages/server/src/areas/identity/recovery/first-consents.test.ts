// Which consents a first password wants, for every way that a login may stand.
import { consentsInForce, consentVersions } from '@bidyard/contract/shapes/registration/consents'
import { expect, test } from 'vitest'
import type { Reader } from '../../../runtime/database/database.ts'
import { agreeingOf, consentsWantedOf } from './first-consents.ts'

const memberId = '01890000-0000-7000-8000-000000000001'

test.each([
  ['nothing of whoever has a password', { passwordHash: 'kept', memberId }, false, []],
  ['nothing of whoever has agreed', { passwordHash: null, memberId }, true, []],
  ['all of whoever has not', { passwordHash: null, memberId }, false, consentsInForce],
  ['all where there is no member to have agreed', { passwordHash: null, memberId: null }, true, consentsInForce],
] as const)('wants %s', async (_, login, agreed, wanted) => {
  expect(await consentsWantedOf({} as Reader, { hasAgreed: () => Promise.resolve(agreed) }, login)).toEqual(wanted)
})

test('nobody agrees for no member, and no member to nothing', () => {
  expect(agreeingOf({ memberId }, consentVersions)).toEqual({ memberId, consents: consentVersions })
  expect(agreeingOf({ memberId: null }, consentVersions)).toBeUndefined()
  expect(agreeingOf({ memberId }, undefined)).toBeUndefined()
})
