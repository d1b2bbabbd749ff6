// Hashes of passwords: argon2id with OWASP's least cost, salted each time, and nothing fits but the password.
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './hash-password.ts'

test('fits its password in any form of its letters, and no other', async () => {
  const hash = await hashPassword('비오는날엔파전과막걸리')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await isPassword('비오는날엔파전과막걸리'.normalize('NFD'), hash)).toBe(true)
  expect(await isPassword('비오는날엔파전과막걸', hash)).toBe(false)
  expect(await hashPassword('비오는날엔파전과막걸리')).not.toBe(hash)
})

test('fits what was hashed at another cost', async () => {
  // From the tests of the reference implementation.
  const hash = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
  expect(await isPassword('password', hash)).toBe(true)
  expect(await isPassword('passwore', hash)).toBe(false)
})

test('is no for everybody without one, and refuses what is no hash', async () => {
  expect(await isPassword('', null)).toBe(false)
  expect(await isPassword('비오는날엔파전과막걸리', undefined)).toBe(false)
  await expect(isPassword('x', 'plain text')).rejects.toThrow('cannot be read')
})
