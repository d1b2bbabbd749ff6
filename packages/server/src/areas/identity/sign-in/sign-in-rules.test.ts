// What stands between a right password and a session, each alone and in its order.
import { memberType } from '@bidyard/contract/enums'
import { expect, test } from 'vitest'
import {
  type FactorOf, isOfficeType, isRefused, mustHaveFactor, type SignInVerdict, verdictOf,
} from './sign-in-rules.ts'

const [one, other] = [Uint8Array.of(1, 2), Uint8Array.of(1, 3)]
const plain = {
  state: 'active', memberType: 'plain', passwordIsFirst: false, hasFactor: false, deviceHash: null, askingHash: null,
} as const

test.each<[string, Partial<Parameters<typeof verdictOf>[0]>, SignInVerdict]>([
  ['nothing in the way', {}, 'open'],
  ['a user who is not active', { state: 'restricted', passwordIsFirst: true, askingHash: one }, 'restricted'],
  ['an app without a device', { askingHash: one, passwordIsFirst: true }, 'deviceNotSet'],
  ['an app on another device', { askingHash: one, deviceHash: other, passwordIsFirst: true }, 'deviceMismatch'],
  ['an app on a longer device', { askingHash: one, deviceHash: Uint8Array.of(1, 2, 3) }, 'deviceMismatch'],
  ['an app on its device', { askingHash: one, deviceHash: Uint8Array.of(1, 2) }, 'open'],
  ['a browser beside a device', { deviceHash: one }, 'open'],
  ['a first password', { passwordIsFirst: true, hasFactor: true }, 'newPasswordNeeded'],
  ['a factor', { hasFactor: true }, 'codeNeeded'],
])('%s', (_, standing, verdict) => {
  expect(verdictOf({ ...plain, ...standing }, 'office')).toBe(verdict)
})

test.each([...memberType.values, null])('a factor is wanted of the office, or of all with a password (%s)', (type) => {
  const isOffice = type === 'root' || type === 'admin'
  const hasPassword = type !== 'partner_customer_user' && type !== null
  expect(isOfficeType(type)).toBe(isOffice)
  const wanted = { nobody: false, office: isOffice, everybody: hasPassword }
  for (const [of, isWanted] of Object.entries(wanted) as [FactorOf, boolean][]) {
    expect([of, mustHaveFactor(type, of)]).toEqual([of, isWanted])
    expect([of, verdictOf({ ...plain, memberType: type }, of)]).toEqual([of, isWanted ? 'setUpNeeded' : 'open'])
  }
})

test('a refusal is what no ticket follows', () => {
  const verdicts: readonly SignInVerdict[] = [
    'open', 'restricted', 'deviceNotSet', 'deviceMismatch', 'newPasswordNeeded', 'codeNeeded', 'setUpNeeded',
  ]
  expect(verdicts.filter(isRefused)).toEqual(['restricted', 'deviceNotSet', 'deviceMismatch'])
})
