// Sealed personal data: opens under the key that sealed it, under no other, and never when it was touched.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { VersionedKey } from './keys/versioned-keys.ts'
import { openSeals } from './personal-data.ts'

const keyOf = (version: number, byte = version): VersionedKey => ({ version, key: Buffer.alloc(32, byte) })
const first = openSeals([keyOf(1)])

test('opens whatever text it sealed', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (text) => {
    expect(first.open(first.seal(text))).toBe(text)
  }))
})

test('seals the same text differently each time, and hides it', () => {
  const [one, other] = [first.seal('01012345678'), first.seal('01012345678')]
  expect(Buffer.from(one).equals(other)).toBe(false)
  expect(Buffer.from(one).includes('01012345678')).toBe(false)
})

test('refuses what was changed by a single bit, wherever it is', () => {
  const sealed = Buffer.from(first.seal('홍길동'))
  for (let at = 0; at < sealed.length * 8; at++) {
    const touched = Buffer.from(sealed)
    touched[at >> 3] = (touched[at >> 3] ?? 0) ^ (1 << (at & 7))
    expect(() => first.open(touched)).toThrow(/unable to authenticate|no key of version/)
  }
  expect(() => first.open(sealed.subarray(0, 29))).toThrow('cut off')
})

test('opens what an older key sealed, and seals under the newest', () => {
  const both = openSeals([keyOf(2), keyOf(1)])
  expect(both.open(first.seal('19900101'))).toBe('19900101')
  const sealed = both.seal('19900101')
  expect(() => first.open(sealed)).toThrow('no key of version 2')
  expect(() => openSeals([keyOf(2, 7)]).open(sealed)).toThrow('unable to authenticate')
})
