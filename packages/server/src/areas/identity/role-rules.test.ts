// The roles of every place.
import { memberType } from '@bidyard/contract/enums'
import { expect, test } from 'vitest'
import { rolesOf } from './role-rules.ts'

test('each place has its roles, and no place has none', () => {
  expect(Object.fromEntries(memberType.values.map((type) => [type, rolesOf(type, 'plain')]))).toEqual({
    root: ['root', 'staff'], admin: ['staff'], plain: ['dealer'], partner_user: ['partner'],
    partner_customer_user: ['seller'],
  })
  expect([rolesOf(null, 'plain'), rolesOf('unheard of', 'admin')]).toEqual([[], []])
})

test('developers are developers beside their place', () => {
  expect([rolesOf(null, null), rolesOf('plain', null)]).toEqual([[], ['dealer']])
  expect([rolesOf(null, 'developer'), rolesOf('plain', 'developer')]).toEqual([['developer'], ['dealer', 'developer']])
})
