// Cells as people write them, what each becomes, and what is told of those that nobody can read.
import { odometerKmMax } from '@bidyard/contract/shapes/cars/numbers/odometer'
import { describe, expect, test } from 'vitest'
import { writeReport } from './report-rules.ts'
import { type Cells, judgeRow } from './row-rules.ts'
import { readBrought } from './rows-of-sheet.ts'

const judge = (cells: Cells) => judgeRow({ carNumber: '12가3456', ...cells })
const wishOf = (cells: Cells) => judge(cells).wish
const columnsOf = (cells: Cells) => judge(cells).faults.map(({ column }) => column?.ko)

describe('a price', () => {
  test.each<readonly [Cells, number]>([
    [{ hopePriceWon: '12,500,000' }, 12_500_000], [{ hopePriceWon: '12500000원' }, 12_500_000],
    [{ hopePriceWon: '1,250만원' }, 12_500_000], [{ hopePriceWon: '1억 2,340만' }, 123_400_000],
    [{ hopePriceMan: '1,250' }, 12_500_000], [{ hopePriceMan: '1250만원' }, 12_500_000],
  ])('%# is read from %j', (cells, won) => {
    expect(wishOf(cells)?.hopePriceWon).toBe(won)
  })

  test.each(['천이백', '-100', '0', '12.5만', '9'.repeat(14)])('%# is refused: %s', (hopePriceWon) => {
    expect(columnsOf({ hopePriceWon })).toEqual(['희망가(원)'])
  })
})

describe('a distance', () => {
  test('takes its unit from wherever it stands', () => {
    expect(wishOf({ odometer: '45,210km' })?.odometer).toEqual({ reading: 45_210, unit: 'Km' })
    expect(wishOf({ odometer: '28,000 마일' })?.odometer).toEqual({ reading: 28_000, unit: 'Mile' })
    expect(wishOf({ odometer: '28000', odometerUnit: 'mile' })?.odometer).toEqual({ reading: 28_000, unit: 'Mile' })
    expect(columnsOf({ odometer: '약 3만' })).toEqual(['주행거리'])
    expect(columnsOf({ odometer: '1', odometerUnit: '보폭' })).toEqual(['거리단위'])
  })
})

describe('a place', () => {
  test('knows provinces in their long names, and from the address where none is written', () => {
    expect(wishOf({ region: '경기도' })?.region).toBe('gyeonggi')
    expect(wishOf({ region: '전라남도' })?.region).toBe('jeonnam')
    expect(wishOf({ region: '전북특별자치도' })?.region).toBe('jeonbuk')
    expect(wishOf({ postalCode: '6236', road: '서울 강남구 테헤란로 1' })).toMatchObject({
      region: 'seoul', address: { postalCode: '06236', road: '서울 강남구 테헤란로 1', detail: '' },
    })
    expect(columnsOf({ region: '만주' })).toEqual(['지역'])
    expect(columnsOf({ postalCode: '1', road: '서울 강남구 테헤란로 1' })).toEqual(['우편번호'])
    expect(columnsOf({ detail: '지하 2층' })).toEqual(['주소'])
  })
})

describe('kind and house type', () => {
  test('are known by their words, and one follows from the other where there is no choice', () => {
    expect(wishOf({ kind: '셀프' })).toMatchObject({ kind: 'self', houseType: 'onsite' })
    expect(wishOf({ kind: 'PRO' })).toMatchObject({ kind: 'pro', houseType: 'outflow' })
    expect(wishOf({ kind: '프라임' })).toMatchObject({ kind: 'prime', houseType: null })
    expect(wishOf({ kind: '프라임', houseType: '입고' })).toMatchObject({ kind: 'prime', houseType: 'inflow' })
    expect(columnsOf({ kind: '셀프', houseType: '입고' })).toEqual(['보관유형'])
    expect(columnsOf({ kind: '경매' })).toEqual(['판매방식'])
  })
})

describe('answers', () => {
  test('are there when any is, and then need the keys', () => {
    expect(wishOf({})?.answers).toBeNull()
    expect(wishOf({ keyCount: '2개', hadAccident: '무', wasFlooded: 'X', smokedIn: '예' })?.answers).toEqual({
      hadAccident: 'no', wasFlooded: 'no', wasRented: 'unknown', isEncumbered: 'unknown', smokedIn: 'yes', keyCount: 2,
      note: '',
    })
    expect(columnsOf({ hadAccident: '무' })).toEqual(['키개수'])
    expect(columnsOf({ keyCount: '12' })).toEqual(['키개수'])
    expect(columnsOf({ keyCount: '1', hadAccident: '글쎄' })).toEqual(['사고여부'])
  })
})

test('everything that is wrong is told at once, and a row with a fault wishes nothing', () => {
  const { wish, faults } = judgeRow({ carNumber: '!!', kind: '경매', odometer: '?' })
  expect(wish).toBeNull()
  expect(faults.map(({ column }) => column?.en)).toEqual(['Plate', 'Kind', 'Mileage'])
})

test('the same plate twice is wrong the second time, however it is spaced', () => {
  const read = readBrought(Buffer.from('차량번호\n12가 3456\n12가-3456\n'))
  expect('rows' in read && read.rows.map(({ faults }) => faults.map(({ message }) => message.en))).toEqual([
    [], ['The same car stands in line 2.'],
  ])
})

describe('a report', () => {
  const reported = (note: string) => {
    const cells = { carNumber: '12가3456', note, kind: '경매' }
    const { faults } = judgeRow(cells)
    return { cells, text: writeReport([{ line: 2, outcome: 'wrong', orderNo: null, faults, cells }], 'ko') }
  }

  test.each(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])(
    'holds nothing that a spreadsheet would take for a formula, and is read again as what it was: %j', (start) => {
      const { cells, text } = reported(`${start}1+1`)
      expect(text).toContain(`'${start}1+1`)
      const read = readBrought(Buffer.from(text))
      expect('rows' in read && read.rows[0]?.cells).toEqual(cells)
    })

  test('can be mended and brought anew with all that it adds', () => {
    const { cells, text } = reported('앞, 뒤 "흠집"')
    expect(text.startsWith('\u{FEFF}줄,결과,접수번호,사유,차량번호')).toBe(true)
    const read = readBrought(Buffer.from(text))
    expect('rows' in read && read.rows[0]?.cells).toEqual(cells)
    expect('rows' in read && read.ignored).toEqual([])
  })
})

describe('at their borders', () => {
  test('prices are from one won to the most, spelled or not, and nothing stands around them', () => {
    expect(wishOf({ hopePriceWon: '1' })?.hopePriceWon).toBe(1)
    expect(wishOf({ hopePriceWon: '12억' })?.hopePriceWon).toBe(1_200_000_000)
    expect(wishOf({ hopePriceWon: '3만5000원' })?.hopePriceWon).toBe(35_000)
    expect(wishOf({ hopePriceMan: '1만' })?.hopePriceWon).toBe(10_000)
    for (const wrong of ['원', '만', '약 100', '100달러', '1억2억'])
      expect(columnsOf({ hopePriceWon: wrong })).toHaveLength(1)
  })

  test('counts are digits with a known unit behind them', () => {
    expect(wishOf({ odometer: '0' })?.odometer).toEqual({ reading: 0, unit: 'Km' })
    for (const wrong of ['km100', '100km200', 'a100', '100a', '1'.repeat(16)])
      expect(columnsOf({ odometer: wrong })).toContain('주행거리')
    const largest = String(odometerKmMax)
    expect(wishOf({ odometer: largest })?.odometer?.reading).toBe(odometerKmMax)
    expect(columnsOf({ odometer: String(odometerKmMax + 1) })).toEqual(['주행거리'])
  })

  test('units are words of their own', () => {
    for (const unit of ['mi', 'mile', 'miles', '마일'])
      expect(wishOf({ odometer: '1', odometerUnit: unit })?.odometer?.unit).toBe('Mile')
    for (const unit of ['km', '㎞', '킬로', '킬로미터'])
      expect(wishOf({ odometer: '1', odometerUnit: unit })?.odometer?.unit).toBe('Km')
    for (const unit of ['kmh', 'xkm', 'xmile', 'milestone'])
      expect(columnsOf({ odometer: '1', odometerUnit: unit })).toEqual(['거리단위'])
  })

  test('an address is whole, with a number of three to five digits', () => {
    const road = '서울 강남구 테헤란로 1'
    expect(wishOf({ postalCode: '123', road })?.address?.postalCode).toBe('00123')
    for (const wrong of ['12', '123456', 'a1234', '1234a'])
      expect(columnsOf({ postalCode: wrong, road })).toEqual(['우편번호'])
    expect(columnsOf({ road })).toEqual(['우편번호'])
    expect(columnsOf({ postalCode: '06236' })).toEqual(['주소'])
    expect(columnsOf({ postalCode: '06236', road: '가'.repeat(1_000) })).toEqual(['주소'])
    expect(wishOf({})?.address).toBeNull()
  })

  test('a row without a plate is told so, and one with a wrong plate once', () => {
    expect(judgeRow({}).faults.map(({ column }) => column?.ko)).toEqual(['차량번호'])
    expect(judgeRow({ carNumber: '?' }).faults.map(({ column }) => column?.ko)).toEqual(['차량번호'])
    expect(judgeRow({ carNumber: '?' }).wish).toBeNull()
  })

  test('a house type without a kind is kept as it is written', () => {
    expect(wishOf({ houseType: '입고' })).toMatchObject({ kind: null, houseType: 'inflow' })
    expect(wishOf({})).toMatchObject({ kind: null, houseType: null })
  })
})
