// One-time codes against the published vectors of RFC 6238 and RFC 4648.
import { expect, test } from 'vitest'
import { base32Of, bytesOfBase32, codeAt, newSecret, stepAt, stepOf } from './totp.ts'

const secret = base32Of(Buffer.from('12345678901234567890'))

test.each([
  [59, '287082'], [1_111_111_109, '081804'], [1_111_111_111, '050471'], [1_234_567_890, '005924'],
  [2_000_000_000, '279037'], [20_000_000_000, '353130'],
])('shows at second %s the code %s', (second, code) => {
  expect(codeAt(secret, stepAt(new Date(second * 1_000)))).toBe(code)
})

test('writes secrets as every authenticator reads them', () => {
  expect(secret).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(base32Of(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(bytesOfBase32('MZXW6YTBOI').toString()).toBe('foobar')
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newSecret()).not.toBe(newSecret())
})

test('takes the code of one step to either side and no other', () => {
  const time = new Date(1_111_111_109_000)
  const step = stepAt(time)
  for (const by of [-1, 0, 1]) expect(stepOf(secret, codeAt(secret, step + by), time)).toBe(step + by)
  for (const by of [-2, 2, 100]) expect(stepOf(secret, codeAt(secret, step + by), time)).toBeUndefined()
  for (const code of ['', '08180', '0818040', '８１８０４０']) expect(stepOf(secret, code, time)).toBeUndefined()
})
