// Papers of amounts: what has become of one, and which numbers they bear.
import type { AmountState, BillType } from '../../enums/finance.ts'

interface Billed {
  readonly state: AmountState
  readonly billType: BillType
  readonly billIssuedOn: string | null
}

/** What is given back needs no paper, and one that was issued for it has to be cancelled. */
export const billStanding = (
  { state, billType, billIssuedOn }: Billed,
): 'none' | 'awaited' | 'issued' | 'toCancel' => {
  if (billIssuedOn !== null) return state === 'refunding' || state === 'refunded' ? 'toCancel' : 'issued'
  return billType !== 'unissued' && (state === 'expected' || state === 'billed' || state === 'paid')
    ? 'awaited' : 'none'
}

/** Tax systems show long ones in groups, in which people bring them as well. */
export const plainBillNumber = (text: string): string => text.replaceAll(/[\s-]/g, '')
export const billNumberText = (number: string): string => number.replace(/^(.{8})(.{8})(.{8})$/, '$1-$2-$3')

const patterns: Readonly<Record<BillType, RegExp | null>> = {
  unissued: null, taxBill: /^[\dA-Za-z]{24}$/, cashReceipt: /^\d{9}$/,
}

/** Nothing fits where no paper is to be issued. */
export const fitsBill = (type: BillType, number: string): boolean => patterns[type]?.test(number) === true
