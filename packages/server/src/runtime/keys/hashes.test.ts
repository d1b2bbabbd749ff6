// Keyed hashes: the same for the same text under one key, and lifted to a newer key without the text.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openHashes } from './hashes.ts'
import type { VersionedKey } from './versioned-keys.ts'

const keyOf = (version: number, byte = version): VersionedKey => ({ version, key: Buffer.alloc(32, byte) })
const first = openHashes([keyOf(1)])

test('the same text has the same hash, whatever the form of its letters, and no other text has it', () => {
  const hash = first.lookup('name', '홍길동', 1)
  expect(first.lookup('name', '홍길동'.normalize('NFD'), 1)).toEqual(hash)
  const others = [
    first.lookup('phone', '홍길동', 1), first.lookup('name', '홍길순', 1), first.lookup('nam', 'e홍길동', 1),
    openHashes([keyOf(1, 8)]).lookup('name', '홍길동', 1), openHashes([keyOf(2), keyOf(1)]).lookup('name', '홍길동', 2),
  ]
  for (const other of others) expect(Buffer.from(other).equals(hash)).toBe(false)
})

test('a hash that is lifted is the one that the newer key makes, over any number of keys', () => {
  fc.assert(fc.property(
    fc.string({ unit: 'grapheme', maxLength: 20 }), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }),
    (text, one, other) => {
      const [from, to] = [Math.min(one, other), Math.max(one, other)]
      const { lookup, lift } = openHashes([keyOf(4), keyOf(1), keyOf(3), keyOf(2)])
      expect(lift(lookup('ci', text, from), from, to)).toEqual(lookup('ci', text, to))
    },
  ))
})

test('lies under each key of the settings, and needs those before only to be made', () => {
  const after = openHashes([keyOf(3)], [keyOf(1), keyOf(2)])
  const within = openHashes([keyOf(2), keyOf(3), keyOf(1)])
  expect(after.lookups('ci', 'one')).toEqual([within.lookup('ci', 'one', 3)])
  expect(within.lookups('ci', 'one')).toEqual([1, 2, 3].map((version) => within.lookup('ci', 'one', version)))
  expect([after.versions, after.known]).toEqual([[3], [1, 2, 3]])
})

test('is made by no key that is not there, and goes back to none', () => {
  expect(() => first.lookup('ci', 'one', 2)).toThrow('no lookup key of version 2')
  expect(() => openHashes([keyOf(2)]).lookup('ci', 'one', 1)).toThrow('no lookup key of version 1')
  const hash = first.lookup('ci', 'one', 1)
  expect(() => first.lift(hash, 1, 2)).toThrow('no lookup key of version 2')
  expect(() => openHashes([keyOf(2), keyOf(1)]).lift(hash, 2, 1)).toThrow('cannot become')
})
