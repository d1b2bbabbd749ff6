// A price cut is judged while it is typed: by piece, by kind, in all, with its evidence and its place.
import { expect, it } from 'vitest'
import { capOf, faultOf, priceAfter, sumOf, type TypedLine } from './cut-rules.ts'

const caps = {
  caps: [
    { kind: 'tire', perUnitWon: 80_000, unitsMax: 4, totalWon: 320_000 },
    { kind: 'additionalCarDamageInfo', perUnitWon: null, unitsMax: 1, totalWon: 1_000_000 },
  ], totalMaxWon: 1_200_000, photosPerLineMin: 1,
} as const satisfies Parameters<typeof faultOf>[0]
const tyre: TypedLine = {
  key: 'a', kind: 'tire', units: 2, amountWon: 160_000, damages: [], note: '', photoIds: ['p'],
}
const dent: TypedLine = { ...tyre, key: 'b', kind: 'additionalCarDamageInfo', units: 1, amountWon: 900_000 }
const placed = { ...dent, damages: [{ position: 'hood', value: 'dent' }] as never }

it.each<[string, TypedLine, readonly TypedLine[]]>([
  ['amount', { ...tyre, amountWon: 0 }, []], ['perUnit', { ...tyre, amountWon: 160_001 }, []],
  ['units', { ...tyre, units: 3 }, [tyre]], ['photos', { ...tyre, photoIds: [] }, []],
  ['place', dent, []], ['kindTotal', placed, [{ ...placed, key: 'c', amountWon: 200_000 }]],
  ['total', placed, [{ ...tyre, units: 4, amountWon: 320_000 }]],
])('refuses for its %s', (fault, line, others) => {
  expect(faultOf(caps, others, line)).toBe(fault)
})

it('takes what keeps to all of it', () => {
  expect(faultOf(caps, [tyre], placed)).toBeNull()
})

it('takes what lies on each border', () => {
  expect(faultOf(caps, [tyre], tyre)).toBeNull()
  expect(faultOf(caps, [], { ...tyre, amountWon: 1 })).toBeNull()
  expect(faultOf(caps, [{ ...tyre, amountWon: 300_000 }], { ...placed, amountWon: 900_000 })).toBeNull()
  expect(faultOf(caps, [], { ...placed, amountWon: 1_000_000 })).toBeNull()
})

it('counts pieces of its own kind only, and none where a kind has no price of a piece', () => {
  expect(faultOf(caps, [{ ...placed, units: 9, amountWon: 1 }], tyre)).toBeNull()
  expect(faultOf(caps, [{ ...placed, key: 'c', amountWon: 1 }], { ...placed, units: 9 })).toBeNull()
})

it('judges a kind without a cap by all lines together', () => {
  const other = { ...tyre, kind: 'keys' } as unknown as TypedLine
  expect(capOf(caps, other.kind)).toBeUndefined()
  expect(faultOf(caps, [], { ...other, units: 99, amountWon: 1_200_000 })).toBeNull()
  expect(faultOf(caps, [], { ...other, amountWon: 1_200_001 })).toBe('total')
  expect(sumOf([tyre, dent])).toBe(1_060_000)
})

it('comes off the price that the office put right, and not off the bid', () => {
  const asked = { bidWon: 12_000_000, priceWon: 11_000_000, allowedWon: null }
  expect(priceAfter(asked, 160_000)).toBe(10_840_000)
  // One that holds is off the price already.
  expect(priceAfter({ ...asked, priceWon: 10_900_000, allowedWon: 100_000 }, 160_000)).toBe(10_840_000)
})
