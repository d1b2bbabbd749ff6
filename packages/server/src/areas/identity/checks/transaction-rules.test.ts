// Ids that can be read over the phone, and people that a provider could prove.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askablePerson, transactionIdFrom, transactionIdLength } from './transaction-rules.ts'

test('an id has twenty letters that nobody mixes up, and every byte counts', () => {
  expect(transactionIdLength).toBe(20)
  fc.assert(fc.property(fc.uint8Array({ minLength: 20, maxLength: 40 }), (random) => {
    expect(transactionIdFrom(random)).toMatch(/^[a-hjkmnp-z2-9]{20}$/)
  }))
  expect(transactionIdFrom(Uint8Array.from({ length: 31 }, (_, at) => at))).toBe('abcdefghjkmnpqrstuvw')
  expect(transactionIdFrom(Uint8Array.from({ length: 20 }, (_, at) => at + 20))).toBe('xyz23456789abcdefghj')
})

describe('a person', () => {
  const person = { name: '홍길동', birthday: '19900131', phone: '01012345678' }

  test('is asked as providers write people', () => {
    expect(askablePerson({ name: ' 홍 길동 ', birthday: '1990-01-31', phone: '010-1234-5678' }))
      .toEqual({ ...person, name: '홍 길동' })
    expect(askablePerson({ ...person, phone: '0161234567' })).toMatchObject({ phone: '0161234567' })
    expect(askablePerson({ ...person, birthday: '20000229' })).toBeDefined()
  })

  test.each([
    ['no name', { name: '  ' }], ['a name that is too long', { name: '가'.repeat(9) }],
    ['no such day', { birthday: '19900230' }], ['no such month', { birthday: '19901301' }],
    ['another century', { birthday: '18991231' }], ['half a birthday', { birthday: '900131' }],
    ['more than a birthday', { birthday: '199001311' }], ['29 February of another year', { birthday: '20010229' }],
    ['a phone that does not move', { phone: '0212345678' }], ['half a phone', { phone: '010123456' }],
    ['more than a phone', { phone: '010123456789' }], ['something before it', { phone: '1010123456' }],
  ])('with %s is nobody', (_, wrong) => {
    expect(askablePerson({ ...person, ...wrong })).toBeUndefined()
  })
})
