// Every number of the configuration has its place on the screen and its name in both languages.
import { configKey, type ConfigKey } from '@bidyard/contract/enums/reference'
import { configurationShapes } from '@bidyard/contract/shapes/configuration/configuration'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { SayOf } from '../../../../text/areas.ts'
import type { Language } from '../../../../text/language.ts'
import { loadText, sayOf } from '../../../../text/word-store.ts'
import { amountAt, placesOf } from './amount-at.ts'
import { differences } from './differences.ts'
import { readableChanges } from './readable-changes.ts'
import { headlinesOf, sectionsOf } from './sections.ts'
import { nameOf } from './words.ts'
import { writeValue } from './write.ts'

/** Named fields only; a union, a record or a list is one place. */
const placesOfShape = (shape: z.ZodType, path: string): string[] =>
  shape instanceof z.ZodObject
    ? Object.entries(shape.shape as Record<string, z.ZodType>).flatMap(([name, inner]) =>
      placesOfShape(inner, path === '' ? name : `${path}.${name}`))
    : [path]

const says: Partial<Record<Language, SayOf<'configuration'>>> = {}
beforeAll(async () => {
  for (const language of ['ko', 'en'] as const)
    says[language] = sayOf('configuration', language, await loadText('configuration', language))
})
const sayIn = (language: Language): SayOf<'configuration'> => {
  const say = says[language]
  if (say === undefined) throw new Error('the texts did not come')
  return say
}

const coveredBy = (key: ConfigKey): string[] => [
  ...placesOf(key).map(({ path }) => path),
  ...sectionsOf[key].flatMap((section) => ('path' in section ? [section.path] : [])),
]

describe.each(configKey.values)('%s', (key) => {
  test('shows every place of its shape once', () => {
    const covered = coveredBy(key)
    const left = placesOfShape(configurationShapes[key], '').filter(
      (path) => path !== 'total.key' &&
        !covered.some((one) => path === one || path.startsWith(`${one}.`) || one.startsWith(`${path}.`)),
    )
    expect(left).toEqual([])
    expect(new Set(covered).size).toBe(covered.length)
  })

  test.each(['ko', 'en'] as const)('has a name for each place (%s)', (language) => {
    const nameless = coveredBy(key).filter((path) =>
      /[a-z]+[A-Z]|\./.test(nameOf(sayIn(language), language, key, path)),
    )
    expect(nameless).toEqual([])
  })

  test('says something at a glance', () => {
    for (const path of headlinesOf[key]) expect(amountAt(key, path)).toBeDefined()
  })
})

describe('a value is written', () => {
  test.each([
    ['bidding', 'unitWon', 10_000, '1만원', '₩10,000'],
    ['fees', 'storage.dailyWon', 10_000, '10,000원', '₩10,000'],
    ['fees', 'vatBasisPoints', 1_000, '10%', '10%'],
    ['fees', 'successBidFee.prime.ofPriceBasisPoints', 225, '2.25%', '2.25%'],
    ['deadlines', 'salesDecision.due', { businessDays: 1 }, '1영업일', '1 business day'],
    ['signIn', 'failuresBeforeLock', 5, '5회', '5 times'],
    ['sanctions', 'presets.misconduct.restriction', 'none', '제한없음', 'None'],
    ['sanctions', 'presets.misconduct.restrictionDays', null, '없음', 'None'],
  ] as const)('%s %s', (key, path, value, ko, en) => {
    expect(writeValue(sayIn('ko'), 'ko', value, amountAt(key, path))).toBe(ko)
    expect(writeValue(sayIn('en'), 'en', value, amountAt(key, path))).toBe(en)
  })
})

describe('changes are read', () => {
  test('by the names of their places, with a span as one thing', () => {
    const changes = differences(
      { payment: { self: { due: { hours: 48 } } } },
      { payment: { self: { due: { days: 3 } } } },
    )
    expect(readableChanges(sayIn('ko'), 'ko', 'deadlines', changes)).toEqual([
      { path: 'payment.self.due', name: '차량대금 · 셀프 · 기한', before: '48시간', after: '3일' },
    ])
  })

  test('with steps that came and went', () => {
    const changes = differences(
      { successBidFee: { self: { steps: [{ upToWon: null, feeWon: 100 }] } } },
      { successBidFee: { self: { steps: [{ upToWon: 1_000_000, feeWon: 100 }, { upToWon: null, feeWon: 200 }] } } },
    )
    expect(readableChanges(sayIn('ko'), 'ko', 'fees', changes)).toEqual([
      {
        path: 'successBidFee.self.steps.0.upToWon', name: '낙찰수수료 · 셀프 · 1구간 · 낙찰가 상한', before: '상한 없음',
        after: '100만원',
      },
      { path: 'successBidFee.self.steps.1.feeWon', name: '낙찰수수료 · 셀프 · 2구간 · 수수료', before: null, after: '200원' },
    ])
  })
})
