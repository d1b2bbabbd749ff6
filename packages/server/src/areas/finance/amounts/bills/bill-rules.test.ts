// The last day of a paper follows from the day on which calendars in Seoul saw the payment.
import { amountState, billType } from '@bidyard/contract/enums'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seoulDayOf } from '../../../../runtime/seoul.ts'
import { billDueOn } from './bill-rules.ts'

const paid = { state: 'paid', billIssuedOn: null } as const
const anyMoment = fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })

describe('a tax invoice', () => {
  test.each([
    ['2025-12-01T00:00:00+09:00', '2026-01-10'], ['2025-12-31T23:59:59+09:00', '2026-01-10'],
    ['2026-01-01T00:00:00+09:00', '2026-02-10'], ['2026-01-31T12:00:00+09:00', '2026-02-10'],
    ['2028-02-29T12:00:00+09:00', '2028-03-10'],
    // Still the last of November in London.
    ['2026-11-30T15:00:00Z', '2027-01-10'], ['2026-11-30T14:59:59Z', '2026-12-10'],
  ])('for what was paid at %s is issued by %s', (at, day) => {
    expect(billDueOn({ ...paid, billType: 'taxBill', paidAt: new Date(at) })).toBe(day)
  })

  test('is due on a tenth, ten to forty days after the payment', () => {
    fc.assert(fc.property(anyMoment, (paidAt) => {
      const day = billDueOn({ ...paid, billType: 'taxBill', paidAt }) ?? ''
      expect(day.slice(8)).toBe('10')
      const days = (Date.parse(day) - Date.parse(seoulDayOf(paidAt))) / 86_400_000
      expect(days).toBeGreaterThanOrEqual(10)
      expect(days).toBeLessThanOrEqual(40)
    }))
  })
})

describe('a cash receipt', () => {
  test.each([
    ['2025-12-31T23:59:59+09:00', '2026-01-05'], ['2026-01-01T00:00:00+09:00', '2026-01-06'],
    ['2028-02-26T09:00:00+09:00', '2028-03-02'], ['2026-02-26T09:00:00+09:00', '2026-03-03'],
    ['2026-01-04T15:00:00Z', '2026-01-10'],
  ])('for what was paid at %s is issued by %s', (at, day) => {
    expect(billDueOn({ ...paid, billType: 'cashReceipt', paidAt: new Date(at) })).toBe(day)
  })

  test('is due five days of Seoul later', () => {
    fc.assert(fc.property(anyMoment, (paidAt) => {
      expect(billDueOn({ ...paid, billType: 'cashReceipt', paidAt }))
        .toBe(seoulDayOf(new Date(paidAt.getTime() + 5 * 86_400_000)))
    }))
  })
})

test('nothing is due that is not paid, wants no paper, or has one', () => {
  const paidAt = new Date('2026-01-05T12:00:00+09:00')
  const waiting = { ...paid, billType: 'taxBill', paidAt } as const
  expect(amountState.values.filter((state) => billDueOn({ ...waiting, state }) !== null)).toEqual(['paid'])
  expect(billType.values.filter((type) => billDueOn({ ...waiting, billType: type }) === null)).toEqual(['unissued'])
  expect(billDueOn({ ...waiting, billIssuedOn: '2026-01-05' })).toBeNull()
  expect(billDueOn({ ...waiting, paidAt: null })).toBeNull()
})
