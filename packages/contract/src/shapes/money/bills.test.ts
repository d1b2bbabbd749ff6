// What became of a paper follows from its amount, and its number is written as tax systems write it.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountState, billType } from '../../enums/finance.ts'
import { billNumberText, billStanding, fitsBill, plainBillNumber } from './bills.ts'

test('a paper is awaited until its amount goes back, and cancelled when it goes back later', () => {
  const standings = (type: (typeof billType.values)[number], billIssuedOn: string | null) =>
    Object.groupBy(amountState.values, (state) => billStanding({ state, billType: type, billIssuedOn }))
  const states = amountState.values
  expect(standings('unissued', null)).toEqual({ none: states })
  for (const type of ['taxBill', 'cashReceipt'] as const) {
    expect(standings(type, null)).toEqual({
      awaited: ['expected', 'billed', 'paid'], none: ['refunding', 'refunded', 'voided'],
    })
    expect(standings(type, '2026-01-05')).toEqual({
      issued: ['expected', 'billed', 'paid', 'voided'], toCancel: ['refunding', 'refunded'],
    })
  }
})

const fitting = (number: string) => billType.values.filter((type) => fitsBill(type, plainBillNumber(number)))

test.each([
  ['20260105-41000012-7a3c51f0', ['taxBill']], ['20260105410000127A3C51F0', ['taxBill']],
  ['123 456 789', ['cashReceipt']], ['123456789', ['cashReceipt']],
  ['12345678', []], ['1234567890', []], ['12345678a', []], ['20260105-41000012-7a3c51f', []],
  ['20260105-41000012-7a3c51f00', []], ['20260105-41000012-7a3c51f가', []], ['123456789\n', ['cashReceipt']], ['', []],
])('%s stands on %j', (number, types) => {
  expect(fitting(number)).toEqual(types)
})

test('a long number is shown in groups, a short one as it is', () => {
  expect(billNumberText('20260105410000127a3c51f0')).toBe('20260105-41000012-7a3c51f0')
  expect(billNumberText('123456789')).toBe('123456789')
})

test('none fits two papers, nor one that is not issued', () => {
  const unit = fc.constantFrom('0', '1', '9', 'a', 'z', 'A', 'Z', '-', ' ')
  fc.assert(fc.property(fc.string({ unit, maxLength: 40 }), (number) => {
    const types = fitting(number)
    expect(types.length).toBeLessThanOrEqual(1)
    expect(types).not.toContain('unissued')
  }))
})
