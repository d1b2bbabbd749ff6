// A saved search fits a car that is opened by each of its wishes; and what the row of a car is made of.
import type { SearchCriteria } from '@bidyard/contract/shapes/auctions/search'
import { describe, expect, test } from 'vitest'
import type { SearchSource } from '../search/search-row.ts'
import { fitsCriteria, searchRowOf } from '../search/search-rules.ts'

const now = new Date('2026-11-22T00:00:00Z')
const step = (name: string, code: string | null = null) => ({ name, code })
const source = {
  auctionId: 'auction', orderId: 'order', auctionNo: 'A-1', state: 'auction', kind: 'self', houseType: 'onsite',
  round: 1, carNumber: '12가3456',
  model: {
    maker: step('현대', 'HYUNDAI'), model: step('그랜저'), detailModel: step('그랜저 IG', 'IG'), grade: step('2.4'),
    detailGrade: null,
  },
  modelYear: 2018, orderKm: 50_000, region: 'seoul', isByHand: false,
  facts: {
    origin: 'domestic', firstRegisteredOn: '2018-03-01', displacementCc: 2_359, fuel: 'gasoline', drive: '2wd',
    transmission: 'auto', color: 'black', usage: 'passenger', seatColor: 'brown', sunroof: 'none',
    options: ['navigation'],
  },
  checkKm: 51_000, accidentHistory: 'none', damageCount: 2, checkOptions: ['smartKey', 'navigation', 'smartKey'],
  checkSunroof: 'panorama', checkSeatColor: 'black', guideMidWon: 15_000_000, coverPhotoId: null, photoCount: 9,
  auctionCreatedAt: new Date(now.getTime() - 2_000), openedAt: new Date(now.getTime() - 1_000),
  endsAt: new Date(now.getTime() + 24 * 3_600_000),
} as unknown as SearchSource
const rowOf = (more: object = {}) => searchRowOf({ ...source, ...more })
const row = rowOf()

describe('the row of a car', () => {
  test('says what is known, and whoever looked at the car knows better than its papers', () => {
    expect(row).toMatchObject({
      plate_suffix: '3456', maker: '현대', maker_key: 'HYUNDAI', model_key: '그랜저', detail_model_key: 'IG',
      grade_key: '2.4', detail_grade: null, detail_grade_key: null, odometer_km: 51_000, seat_color: 'black',
      sunroof: 'panorama', options: ['navigation', 'smartKey'], damage_count: 2, fuel: 'gasoline',
      ends_at: '2026-11-23T00:00:00.000Z',
    })
    expect(rowOf({
      checkKm: null, checkSeatColor: null, checkSunroof: null, checkOptions: null, damageCount: null,
    })).toMatchObject({
      odometer_km: 50_000, seat_color: 'brown', sunroof: 'none', options: ['navigation'], damage_count: 0,
    })
    expect(rowOf({ facts: null, checkOptions: null, checkSunroof: null, checkSeatColor: null }))
      .toMatchObject({ origin: null, fuel: null, seat_color: null, sunroof: null, options: [], usage: null })
  })

  test.each(['model', 'modelYear', 'openedAt', 'endsAt'])('is none without %s', (part) => {
    expect(rowOf({ [part]: null })).toBeUndefined()
  })

  test('without its finer steps is found by those that it has', () => {
    const bare = { ...source.model, detailModel: null, grade: null }
    expect(rowOf({ model: bare })).toMatchObject({ detail_model: null, detail_model_key: null, grade_key: null })
  })
})

const fits = (criteria: SearchCriteria, of = row): boolean => of !== undefined && fitsCriteria(criteria, of, now)

test('who wishes nothing finds every car', () => {
  expect(fits({})).toBe(true)
})

test.each<[keyof SearchCriteria, unknown, unknown]>([
  ['makers', ['HYUNDAI'], ['현대']], ['models', ['그랜저', 'x'], ['x']], ['detailModels', ['IG'], []],
  ['grades', ['2.4'], ['3.0']], ['origins', ['domestic'], ['imported']], ['fuels', ['gasoline'], ['diesel']],
  ['drives', ['2wd'], ['4wd']], ['transmissions', ['auto'], ['manual']], ['colors', ['black'], ['white']],
  ['sunroofs', ['panorama'], ['none']], ['options', ['smartKey', 'navigation'], ['smartKey', 'hipass']],
  ['regions', ['seoul'], ['busan']], ['accidents', ['none'], ['exchanged']], ['kinds', ['self'], ['pro']],
  ['houseTypes', ['onsite'], ['inflow']], ['yearFrom', 2018, 2019], ['yearTo', 2018, 2017], ['kmFrom', 51_000, 51_001],
  ['kmTo', 51_000, 50_999], ['guideFromWon', 15_000_000, 15_000_001], ['guideToWon', 15_000_000, 14_999_999],
  ['endsWithinHours', 24, 23], ['text', '그랜저', '소나타'],
])('by %s finds it or not', (wish, found, missed) => {
  expect([fits({ [wish]: found }), fits({ [wish]: missed })]).toEqual([true, false])
})

test('what is not known fits no wish about it', () => {
  const unknown = rowOf({ guideMidWon: null, region: null, checkKm: null, orderKm: null, model: {
    ...source.model, detailModel: null, grade: null,
  } })
  expect(fits({}, unknown)).toBe(true)
  for (const wish of [
    { regions: ['seoul'] }, { kmFrom: 0 }, { kmTo: 1_000_000 }, { guideFromWon: 0 }, { guideToWon: 1_000_000_000 },
    { detailModels: ['IG'] }, { grades: ['2.4'] }, { detailGrades: ['x'] },
  ] as const) expect(fits(wish as unknown as SearchCriteria, unknown)).toBe(false)
})
