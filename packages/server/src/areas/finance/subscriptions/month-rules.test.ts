// Months and evenings in Seoul, wherever the server stands.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { graceAfter, hasBegun, isOver, monthOf, monthPayableUntil, payableUntil, readMonth } from './month-rules.ts'

describe('a month', () => {
  test.each([
    ['2026-01-31T14:59:59.999Z', '2026-01'], ['2026-01-31T15:00:00.000Z', '2026-02'],
    ['2026-12-31T15:00:00.000Z', '2027-01'], ['2028-02-29T14:59:59.999Z', '2028-02'],
  ])('at %s in London is %s in Seoul', (moment, name) => {
    expect(monthOf(new Date(moment)).name).toBe(name)
  })

  test('begins where the one before it ends, over the turn of years', () => {
    const anyMoment = fc.date({ min: new Date('2001-01-01Z'), max: new Date('2098-01-01Z'), noInvalidDate: true })
    fc.assert(fc.property(anyMoment, (moment) => {
      const [month, next] = [monthOf(moment), monthOf(moment, 1)]
      expect(month.startsAt <= moment && moment < month.endsAt).toBe(true)
      expect(month.endsAt).toEqual(next.startsAt)
      expect(monthOf(month.endsAt).name).toBe(next.name)
      expect(monthOf(next.startsAt, -1).name).toBe(month.name)
      expect([hasBegun(month, moment), isOver(month, moment), isOver(month, month.endsAt)]).toEqual([true, false, true])
      expect(readMonth(month.name)).toEqual(month)
    }))
  })

  test.each(['2026-00', '2026-13', '2026-1', '26-01', '2026-01-01', ' 2026-01', '2026/01', ''])('is not %j', (text) => {
    expect(readMonth(text)).toBeUndefined()
  })
})

describe('the last evening to pay', () => {
  test.each([
    ['2026-01-05T03:00:00Z', '2026-01-08T14:00:00.000Z'], ['2026-01-05T14:30:00Z', '2026-01-08T14:00:00.000Z'],
    ['2026-01-05T15:30:00Z', '2026-01-09T14:00:00.000Z'],
  ])('of what was asked for at %s is %s', (asked, until) => {
    expect(payableUntil(new Date(asked), 72, '23:00').toISOString()).toBe(until)
  })
})

test('an evening to pay is never over when it is asked for, however few hours a house gives', () => {
  expect(payableUntil(new Date('2026-01-05T13:30:00Z'), 1, '22:00').toISOString()).toBe('2026-01-06T13:00:00.000Z')
  expect(payableUntil(new Date('2026-01-05T12:00:00Z'), 1, '22:00').toISOString()).toBe('2026-01-05T13:00:00.000Z')
  const anyMoment = fc.date({ min: new Date('2026-01-01Z'), max: new Date('2027-01-01Z'), noInvalidDate: true })
  const [anyHours, anyHour] = [fc.integer({ min: 1, max: 720 }), fc.integer({ min: 0, max: 23 })]
  fc.assert(fc.property(anyMoment, anyHours, anyHour, (now, hours, hour) => {
    expect(payableUntil(now, hours, `${String(hour).padStart(2, '0')}:30`) > now).toBe(true)
  }))
})

describe('the last moment to pay for November', () => {
  test.each([
    ['2026-11-05T03:00:00Z', '2026-11-08T14:00:00.000Z'], ['2026-11-28T03:00:00Z', '2026-11-30T14:00:00.000Z'],
    ['2026-11-30T13:59:59Z', '2026-11-30T14:00:00.000Z'], ['2026-11-30T14:00:00Z', '2026-11-30T15:00:00.000Z'],
  ])('is, asked for at %s, %s', (asked, until) => {
    const now = new Date(asked)
    expect(monthPayableUntil(monthOf(now), now, 72, '23:00').toISOString()).toBe(until)
  })
})

test('a month has begun with its first moment, and banks have some minutes after the last', () => {
  const month = monthOf(new Date('2026-11-22T00:00:00Z'))
  expect(hasBegun(month, month.startsAt)).toBe(true)
  expect(hasBegun(month, new Date(month.startsAt.getTime() - 1))).toBe(false)
  expect(graceAfter(month.endsAt, 10)).toEqual(new Date(month.endsAt.getTime() + 600_000))
  expect(() => monthOf(new Date('2100-01-01T00:00:00Z'))).toThrow('2100-01')
})
