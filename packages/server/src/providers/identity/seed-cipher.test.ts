// SEED against the vectors of RFC 4269 and against texts that the provider's own samples seal.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decryptSeedCbc, encryptBlock, encryptSeedCbc } from './seed-cipher.ts'

const hex = (text: string): Buffer => Buffer.from(text, 'hex')

test.each([
  ['00'.repeat(16), '000102030405060708090a0b0c0d0e0f', '5ebac6e0054e166819aff1cc6d346cdb'],
  ['000102030405060708090a0b0c0d0e0f', '00'.repeat(16), 'c11f22f20140505084483597e4370f43'],
  ['4706480851e61be85d74bfb3fd956185', '83a2f8a288641fb9a4e9a5cc2f131c7d', 'ee54d13ebcae706d226bc3142cd40d4a'],
  ['28dbc3bc49ffd87dcfa509b11d422be7', 'b41e6be2eba84a148e2eed84593c5ec7', '9b9b7bfcd1813cb95d0b3618f40f5122'],
])('encrypts one block under %s', (key, plain, sealed) => {
  expect(encryptBlock(hex(plain), hex(key)).toString('hex')).toBe(sealed)
})

const key = Buffer.from('AAECAwQFBgcICQoLDA0ODw==', 'base64')
const iv = Buffer.from('0123456789abcdef', 'latin1')

test.each([
  ['홍길동', 'oQlOdKeXD/GIf0Udtdqygw=='], ['01012345678', 'A1yl35A4jOtqe+SoQm8m7g=='],
  ['19900101', '370UVS5d3SsPX1Cx0F7DIA=='],
])('seals and opens %s in CBC', (plain, sealed) => {
  expect(encryptSeedCbc(Buffer.from(plain, 'utf8'), key, iv).toString('base64')).toBe(sealed)
  expect(decryptSeedCbc(Buffer.from(sealed, 'base64'), key, iv)?.toString('utf8')).toBe(plain)
})

test('opens whatever it sealed, of any length', () => {
  const bytes = fc.uint8Array({ maxLength: 100 })
  const sixteen = fc.uint8Array({ minLength: 16, maxLength: 16 })
  fc.assert(fc.property(bytes, sixteen, sixteen, (plain, anyKey, anyIv) => {
    expect(decryptSeedCbc(encryptSeedCbc(plain, anyKey, anyIv), anyKey, anyIv)).toEqual(Buffer.from(plain))
  }))
})

test('does not open what is cut off or padded otherwise', () => {
  const sealed = encryptSeedCbc(Buffer.from('홍길동'), key, iv)
  const longer = Buffer.concat([sealed, Buffer.alloc(1)])
  for (const broken of [Buffer.alloc(0), sealed.subarray(0, 15), longer, Buffer.alloc(16)])
    expect(decryptSeedCbc(broken, key, iv)).toBeUndefined()
  expect(() => encryptSeedCbc(sealed, key.subarray(1), iv)).toThrow('16 bytes')
})

test.each([
  ['a number that the bytes before it do not repeat', [9, 2]], ['zero', [0]], ['more than a block', [17]],
])('does not open what ends with %s', (_, end) => {
  const plain = Buffer.concat([Buffer.alloc(16 - end.length, 'x'), Buffer.from(end)])
  const withoutPadding = encryptSeedCbc(plain, key, iv).subarray(0, 16)
  expect(decryptSeedCbc(withoutPadding, key, iv)).toBeUndefined()
})
