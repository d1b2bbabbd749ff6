// What the form refuses before the server has to, told at its place in people's words.
import { beforeAll, describe, expect, test } from 'vitest'
import { loadText, sayOf } from '../../../../text/word-store.ts'
import { configurationWords, type ConfigurationWords } from '../places/configuration-words.ts'
import { faultsOf, resolverFor } from './form-values.ts'
import { tidyTime } from './fields/tidy-time.ts'

let words: ConfigurationWords
beforeAll(async () => {
  words = configurationWords(sayOf('configuration', 'ko', await loadText('configuration', 'ko')), 'ko')
})

const visits = {
  visitWithinDays: 5,
  visitFrom: '09:00',
  visitTo: '20:00',
  slotMinutes: 30,
  delayCountMax: 2,
  deliveryWithinBusinessDays: 5,
}
const adjustment = {
  lineItems: {
    tire: { key: 'maxPriceByPerUnit', maxPriceWon: 80_000, countMax: 4 },
    wheel: { key: 'maxPriceByPerUnit', maxPriceWon: 70_000, countMax: 4 },
    outerPanel: { key: 'maxPriceByPerUnit', maxPriceWon: 150_000, countMax: 6 },
    etc: { key: 'maxPriceByPerUnit', maxPriceWon: 300_000, countMax: 1 },
    additionalCarDamageInfo: { key: 'maxPriceByCarPriceRatio', ratioBasisPoints: 1_000 },
  },
  total: { key: 'maxPriceByCarPriceRatio', ratioBasisPoints: 1_500 },
  photosPerLineMin: 1,
}

type Key = 'contractTradeScheduling' | 'contractTradeAdjustment'
const options = { fields: {}, shouldUseNativeValidation: false }

const faultsIn = async (key: Key, value: Record<string, unknown>) => {
  const { errors } = await resolverFor(key, words)({ value }, undefined, options)
  return faultsOf(errors).map(({ path, message }) => [path, message])
}

describe('the form', () => {
  test('takes values that fit the shape', async () => {
    expect(await faultsIn('contractTradeScheduling', visits)).toEqual([])
    expect(await faultsIn('contractTradeAdjustment', adjustment)).toEqual([])
  })

  test.each([
    ['visitWithinDays', null, '값을 입력해 주세요.'],
    ['visitWithinDays', 61, '60일 이하여야 합니다.'],
    ['slotMinutes', 0, '1분 이상이어야 합니다.'],
    ['delayCountMax', 1.5, '소수점 없이 입력해 주세요.'],
    ['visitFrom', '9시', '23:00처럼 시와 분을 입력해 주세요.'],
  ])('tells that %s cannot be %s', async (field, given, message) => {
    const faults = await faultsIn('contractTradeScheduling', { ...visits, [field]: given })
    expect(faults).toEqual([[`value.${field}`, message]])
  })

  test.each([
    ['an address that never ends', { address: '가'.repeat(201) }, '200자까지 입력할 수 있습니다.'],
    ['letters that nobody sees', { address: '오산\u202e시' }, '이 값은 쓸 수 없습니다.'],
  ])('of the yard, tells of %s', async (_, given, message) => {
    const yard = { hours: '', phone: '', ...given }
    expect(await faultsIn('contractTradeScheduling', { ...visits, yard })).toEqual([['value.yard.address', message]])
  })

  test('tells a fault deep inside, with the bound in its own unit', async () => {
    const tire = { key: 'maxPriceByPerUnit', maxPriceWon: 0, countMax: 200 }
    const lineItems = { ...adjustment.lineItems, tire }
    const faults = await faultsIn('contractTradeAdjustment', { ...adjustment, lineItems })
    expect(faults).toEqual([
      ['value.lineItems.tire.maxPriceWon', '1원 이상이어야 합니다.'],
      ['value.lineItems.tire.countMax', '100개 이하여야 합니다.'],
    ])
  })
})

describe('a time', () => {
  test.each([
    ['2300', '23:00'],
    ['9:00', '09:00'],
    ['930', '09:30'],
    ['23.30', '23:30'],
    ['abc', 'abc'],
  ])('%s', (typed, tidy) => {
    expect(tidyTime(typed)).toBe(tidy)
  })
})
