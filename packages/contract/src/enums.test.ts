// The enumerations are complete, labelled in both languages and told apart.
import { describe, expect, it } from 'vitest'
import type { Enumeration } from './enumeration.ts'
import { allEnumerations } from './enums.ts'
import { operators } from './list.ts'
import { damagePlaces } from './shapes/damage-positions.ts'

const each: readonly (readonly [string, Enumeration])[] = Object.entries(allEnumerations)

describe.each(each)('%s', (key, one) => {
  it('is called on the wire as in the code, in capitals', () => {
    expect(one.name).toBe(key.charAt(0).toUpperCase() + key.slice(1))
  })

  it('has a Korean and an English label for every value', () => {
    expect(Object.keys(one.labels)).toEqual([...one.values])
    for (const label of Object.values(one.labels)) {
      expect(label.ko.trim()).not.toBe('')
      expect(label.en.trim()).not.toBe('')
    }
  })

  it('never shows two values by the same words', () => {
    for (const language of ['ko', 'en'] as const) {
      const words = Object.values(one.labels).map((label) => label[language])
      expect(new Set(words).size).toBe(words.length)
    }
  })

  it('takes its own values and no other', () => {
    for (const value of one.values) expect(one.schema.safeParse(value).success).toBe(true)
    expect(one.schema.safeParse('no such value').success).toBe(false)
  })
})

describe('sizes that are known', () => {
  it.each([
    ['color', 20], ['damagePosition', 56], ['damageValue', 8], ['violationDetailType', 19], ['identityMethod', 14],
    ['fileUsageType', 11], ['metadataKind', 5], ['bankCode', 28], ['seatColor', 7],
  ] as const)('%s has %d values', (key, size) => {
    expect(allEnumerations[key].values).toHaveLength(size)
  })

  it('begins the colours with white and ends them with blue', () => {
    expect(allEnumerations.color.values[0]).toBe('white')
    expect(allEnumerations.color.values.at(-1)).toBe('blue')
  })
})

it('offers the operators that lists understand', () => {
  expect(allEnumerations.listOperator.values).toEqual([...operators])
})

it('keeps bank codes at three digits, in their order', () => {
  const codes = [...allEnumerations.bankCode.values]
  for (const code of codes) expect(code).toMatch(/^\d{3}$/)
  expect(codes).toEqual(codes.toSorted())
})

it('begins the details of a contract with its kind', () => {
  const { ko: self } = allEnumerations.contractKind.labels.self
  const { labels } = allEnumerations.violationDetailType
  for (const [detail, label] of Object.entries(labels))
    expect(label.ko.startsWith(`${self} `), detail).toBe(detail.startsWith('selfContract'))
})

describe('the damage map', () => {
  const places = Object.entries(damagePlaces)
  const withRank = (rank: string | null) => places.filter(([, place]) => place.rank === rank).length

  it('places every position', () => {
    expect(Object.keys(damagePlaces)).toEqual([...allEnumerations.damagePosition.values])
  })

  it('ranks the parts as the official record does', () => {
    expect(['1', '2', 'A', 'B', 'C', null].map(withRank)).toEqual([9, 5, 6, 15, 2, 19])
  })

  it('mirrors every part of the left on the right', () => {
    const keysOf = (side: string) => places.filter(([, place]) => place.side === side).map(([key]) => key)
    const mirrored = keysOf('left').map((key) => key.replace(/^([fr]?)l_/, '$1r_'))
    expect(mirrored.toSorted()).toEqual(keysOf('right').toSorted())
    for (const [key, place] of places)
      if (place.side === 'left')
        expect(places.find(([other]) => other === key.replace(/^([fr]?)l_/, '$1r_'))?.[1].rank).toBe(place.rank)
  })
})
