// Formats, held to the examples that people expect to see.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAddress } from './address.ts'
import { formatClock, formatDateTime, formatDay, formatMonth } from './date.ts'
import { josa } from './josa.ts'
import { formatPrice, formatWon } from './money.ts'
import { amountInWords } from './money-words.ts'
import { formatBytes, formatDistance, formatNumber, formatPercent } from './number.ts'
import { formatAgo, formatTimeLeft, nextChangeMs } from './time-left.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe('an address', () => {
  it.each([
    ['06236', '서울특별시 강남구 테헤란로 100', '3층', '(06236) 서울특별시 강남구 테헤란로 100, 3층'],
    ['06236', '서울특별시 강남구 테헤란로 100', '', '(06236) 서울특별시 강남구 테헤란로 100'],
    ['', '', '', ''],
  ])('%s, %s, %s', (postalCode, road, detail, shown) => {
    expect(formatAddress({ postalCode, road, detail })).toBe(shown)
  })
})

describe('money', () => {
  it.each([
    [12_340_000, '1,234만원'],
    [123_400_000, '1억 2,340만원'],
    [100_000_000, '1억원'],
    [10_000, '1만원'],
    [12_345_000, '1,234만 5,000원'],
    [100_000_500, '1억 500원'],
    [9_999, '9,999원'],
    [0, '0원'],
    [-12_340_000, '-1,234만원'],
  ])('writes the price %d as %s', (won, text) => {
    expect(formatPrice(won, 'ko')).toBe(text)
  })

  it('writes fees to the won', () => {
    expect(formatWon(550_000, 'ko')).toBe('550,000원')
    expect(formatWon(-550_000, 'ko')).toBe('-550,000원')
  })

  it('writes won with its sign in English', () => {
    expect(formatPrice(12_340_000, 'en')).toBe('₩12,340,000')
    expect(formatWon(-5_000, 'en')).toBe('-₩5,000')
  })
})

describe('an amount in words', () => {
  it.each([
    [12_340_000, '일천이백삼십사만원'],
    [10_000, '일만원'],
    [123_450_000, '일억이천삼백사십오만원'],
    [1_000_000_000, '일십억원'],
    [10_010_001, '일천일만일원'],
    [0, '영원'],
    [1_111, '일천일백일십일원'],
  ])('reads %d as %s', (won, text) => {
    expect(amountInWords(won, 'ko')).toBe(text)
  })

  it.each([
    [12_340_000, 'twelve million three hundred forty thousand won'],
    [0, 'zero won'],
    [1_000_001, 'one million one won'],
    [21_000, 'twenty-one thousand won'],
    [15, 'fifteen won'],
  ])('reads %d as "%s"', (won, text) => {
    expect(amountInWords(won, 'en')).toBe(text)
  })

  it('says nothing for what is no amount', () => {
    expect([-1, 1.5, Number.NaN, 2 ** 60].map((won) => amountInWords(won, 'ko'))).toEqual(['', '', '', ''])
  })
})

describe('dates', () => {
  it('are shown by the clock of Seoul', () => {
    expect(formatDateTime('2026-01-05T05:30:00Z', 'ko')).toBe('2026.01.05 (월) 14:30')
    expect(formatDateTime('2026-01-05T05:30:00Z', 'en')).toBe('2026.01.05 (Mon) 14:30')
  })

  it('turn to the next day at midnight in Seoul, which is hour 00', () => {
    expect(formatDateTime('2026-01-04T15:00:00Z', 'ko')).toBe('2026.01.05 (월) 00:00')
    expect(formatClock('2026-01-04T14:59:59Z')).toBe('23:59:59')
  })

  it('name days and months', () => {
    expect(formatDay('2026-02-28', 'ko')).toBe('2026.02.28 (토)')
    expect(formatMonth('2026-01-05', 'ko')).toBe('2026년 1월')
    expect(formatMonth('2026-01-05', 'en')).toBe('January 2026')
  })
})

describe('time left', () => {
  it.each([
    [2 * hour + 15 * minute, '2시간 15분 남음', '2h 15m left'],
    [12 * minute + 34_000, '12:34', '12:34'],
    [3 * day + 4 * hour, '3일 4시간 남음', '3d 4h left'],
    [1, '00:01', '00:01'],
    [0, '마감', 'Closed'],
    [-5, '마감', 'Closed'],
    [hour - 1, '1시간 남음', '1h left'], [24 * hour, '1일 남음', '1d left'],
    [59_001, '01:00', '01:00'],
  ])('of %d ms reads %s', (ms, korean, english) => {
    expect(formatTimeLeft(ms, 'ko')).toBe(korean)
    expect(formatTimeLeft(ms, 'en')).toBe(english)
  })

  it('is looked at again when its text changes', () => {
    expect(nextChangeMs(90_500)).toBe(500)
    expect(nextChangeMs(90_000)).toBe(1_000)
    expect(nextChangeMs(2 * hour + 10_000)).toBe(10_000)
    expect(nextChangeMs(0)).toBe(Number.POSITIVE_INFINITY)
  })

  it('is told backwards for what has been', () => {
    expect([30_000, 3 * minute, 2 * hour, 5 * day].map((ms) => formatAgo(ms, 'ko'))).toEqual([
      '방금',
      '3분 전',
      '2시간 전',
      '5일 전',
    ])
  })
})

describe('numbers', () => {
  it('carry their unit', () => {
    expect(formatDistance(123_456)).toBe('123,456km')
    expect(formatPercent(0.153)).toBe('15.3%')
    expect([0, 500, 1_536, 5_242_880].map(formatBytes)).toEqual(['0B', '500B', '1.5KB', '5MB'])
  })

  it('are written as the tables of Korean have them', () => {
    const whole = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0, signDisplay: 'negative' })
    const oneDigit = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 1, signDisplay: 'negative' })
    const won = fc.integer({ min: -(10 ** 14), max: 10 ** 14 })
    const share = fc.float({ min: -100, max: 100, noNaN: true })
    fc.assert(fc.property(won, share, (number, part) => {
      expect(formatNumber(number)).toBe(whole.format(number))
      expect(formatNumber(part)).toBe(whole.format(part))
      expect(formatPercent(part)).toBe(`${oneDigit.format(part * 100)}%`)
    }))
  })
})

describe('particles', () => {
  it.each([
    ['차량', '을/를', '차량을'],
    ['열쇠', '을/를', '열쇠를'],
    ['입찰', '이/가', '입찰이'],
    ['차', '이/가', '차가'],
    ['서울', '으로/로', '서울로'],
    ['부산', '으로/로', '부산으로'],
    ['대구', '으로/로', '대구로'],
    ['K5', '을/를', 'K5를'],
    ['G80', '은/는', 'G80은'],
    ['SM', '과/와', 'SM과'],
    ['7', '으로/로', '7로'],
    ['BMW', '이/가', 'BMW가'],
    ['(차량)', '을/를', '(차량)을'],
  ] as const)('%s %s', (word, which, expected) => {
    expect(josa(word, which)).toBe(expected)
  })
})
