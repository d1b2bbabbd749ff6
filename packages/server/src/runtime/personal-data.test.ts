// Sealed personal data: opens under the key that sealed it, under no other, and never when it was touched.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DataKey, openPersonalData } from './personal-data.ts'

const keyOf = (version: number, byte = version): DataKey => ({ version, key: Buffer.alloc(32, byte) })
const lookupKey = Buffer.alloc(32, 9)
const first = openPersonalData({ dataKeys: [keyOf(1)], lookupKey })

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
  const both = openPersonalData({ dataKeys: [keyOf(2), keyOf(1)], lookupKey })
  expect(both.open(first.seal('19900101'))).toBe('19900101')
  const sealed = both.seal('19900101')
  expect(() => first.open(sealed)).toThrow('no key of version 2')
  expect(() => openPersonalData({ dataKeys: [keyOf(2, 7)], lookupKey }).open(sealed)).toThrow('unable to authenticate')
})

test('looks the same text up under the same hash, whatever the form of its letters', () => {
  expect(first.lookup('name', '홍길동'.normalize('NFD'))).toEqual(first.lookup('name', '홍길동'))
  const others = [
    first.lookup('phone', '홍길동'), first.lookup('name', '홍길순'), first.lookup('nam', 'e홍길동'),
    openPersonalData({ dataKeys: [keyOf(1)], lookupKey: Buffer.alloc(32, 8) }).lookup('name', '홍길동'),
  ]
  for (const other of others) expect(Buffer.from(other).equals(first.lookup('name', '홍길동'))).toBe(false)
})
