// Plates: those that are given out hold in any spelling, no others do, and none is shown whole where it must not be.
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { carNumberOf, carNumberWish, maskCarNumber } from '../../car-number.ts'
import { isPlate, plateLetters, plateOf, plateRegions, plateSuffixOf, usageOfPlate } from './plates.ts'

const letters = fc.constantFrom(...Array.from(Object.values(plateLetters).join('')))
const serial = fc.integer({ min: 100, max: 9_999 }).map((number) => String(number).padStart(4, '0'))
const two = fc.integer({ min: 1, max: 99 }).map((number) => String(number).padStart(2, '0'))
const three = fc.integer({ min: 100, max: 999 }).map(String)
const region = fc.constantFrom('', ...plateRegions)
const plate = fc.oneof(
  fc.tuple(region, two, letters, serial), fc.tuple(fc.constant(''), three, letters, serial),
).map((parts) => parts.join(''))

describe('a plate', () => {
  it('holds as it was given out, in one spelling', () => {
    fc.assert(fc.property(plate, (carNo) => {
      expect(plateOf(carNo)?.carNo).toBe(carNo)
      const spaced = `${carNo.slice(0, -4)} ${carNo.slice(-4)} `.normalize('NFD')
      expect(plateOf(spaced.replace(' ', '-'))?.carNo).toBe(carNo)
      expect(plateSuffixOf(spaced)).toBe(carNo.slice(-4))
    }))
  })

  it('has a kind and a use, whatever its number and letter', () => {
    fc.assert(fc.property(plate, (carNo) => {
      const known = plateOf(carNo)
      expect(known?.region ?? '').toBe(plateRegions.find((one) => carNo.startsWith(one)) ?? '')
      expect(plateLetters[known?.use ?? 'private']).toContain(known?.letter)
    }))
  })

  it.each([
    ['12가3456', 'two', 'passenger', 'private', 'passenger'], ['123가4567', 'three', 'passenger', 'private', 'passenger'],
    ['서울12가3456', 'region', 'passenger', 'private', 'passenger_old'],
    ['서울1가1234', 'region', 'passenger', 'private', 'passenger_old'],
    ['서울32바1234', 'region', 'passenger', 'business', 'commercial'],
    ['75루1234', 'two', 'van', 'private', 'passenger'], ['97더0100', 'two', 'truck', 'private', 'passenger'],
    ['98더0100', 'two', 'special', 'private', 'passenger'], ['69하0100', 'two', 'passenger', 'rental', 'commercial'],
    ['699호0100', 'three', 'passenger', 'rental', 'commercial'], ['700가0100', 'three', 'van', 'private', 'passenger'],
    ['979배0100', 'three', 'truck', 'parcel', 'commercial'], ['980가0100', 'three', 'special', 'private', 'passenger'],
    ['998가0100', 'three', 'emergency', 'private', 'passenger'],
    ['100가0100', 'three', 'passenger', 'private', 'passenger'], ['799가0100', 'three', 'van', 'private', 'passenger'],
    ['800가0100', 'three', 'truck', 'private', 'passenger'], ['제주8가0100', 'region', 'truck', 'private', 'passenger_old'],
    ['제주9가0100', 'region', 'special', 'private', 'passenger_old'],
  ])('%s is told apart', (carNo, generation, kind, use, usage) => {
    const known = plateOf(carNo)
    expect([known?.generation, known?.kind, known?.use]).toEqual([generation, kind, use])
    expect(known === undefined ? undefined : usageOfPlate(known)).toBe(usage)
  })

  it.each([
    '', '12가345', '12가34567', '1234가5678', '12각3456', '12육3456', '00가1234', '099가1234', '12가0099', '한양12가3456',
    '서울123가4567', '가12가3456', '12가3456a', '12사', '임1234',
  ])('%s is none', (text) => {
    expect(isPlate(text)).toBe(false)
  })
})

test('other digits and hyphens are the same plate, and letters that nobody sees are none', () => {
  for (const text of ['１２가３４５６', '１２가－3456', '12가 ３４56'])
    expect(carNumberWish.parse(text)).toBe('12가3456')
  for (const text of ['\u3164', '12가\u11603456', '\uffa0']) expect(carNumberWish.safeParse(text).success).toBe(false)
})

test('a car may carry a number that is no plate of today, and keeps it', () => {
  for (const text of ['임1234', '경기임 1234', 'ABC 1234']) {
    expect(isPlate(text)).toBe(false)
    expect(carNumberWish.parse(text)).toBe(carNumberOf(text))
  }
})

test('what does not end with four digits is found by none, and half of it is hidden', () => {
  expect(['12가3456', 'AB12', '1234가나', ''].map(plateSuffixOf)).toEqual(['3456', null, null, null])
  expect(['1234가나', '1234가'].map(maskCarNumber)).toEqual(['123***', '12***'])
})

test('the mask hides two digits, or half of what looks otherwise', () => {
  expect(maskCarNumber('12가3456')).toBe('12가**56')
  expect(maskCarNumber('서울1가1234')).toBe('서울1가**34')
  expect(maskCarNumber('외교012')).toBe('외교***')
  expect(maskCarNumber('A')).toBe('*')
  const anyNumber = fc.string({ unit: fc.constantFrom(...Array.from('가나ab1２3')), minLength: 1, maxLength: 20 })
  fc.assert(fc.property(fc.oneof(plate, anyNumber), (carNo) => {
    const shown = maskCarNumber(carNumberOf(carNo))
    expect(shown).not.toBe(carNo)
    expect(shown).toHaveLength(carNumberOf(carNo).length)
  }))
})
