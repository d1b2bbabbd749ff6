// What the office may do about an amount in its state; each is one row of its page.
import type { Amount } from './amount-rows.tsx'

export const amountActs = [
  'bill', 'settle', 'fromDeposit', 'fromCredit', 'refund', 'billType', 'void', 'writeOff',
] as const
export type AmountAct = (typeof amountActs)[number]

/** Deposits and months are called off with what they stand for, and paid before they are billed. */
const standsForMore = ({ kind, feeType }: Amount): boolean => kind === 'deposit' || feeType === 'subscriptionFee'

/** A price follows its contract, and so does the fee that is paid together with it. */
const waitsForCar = ({ kind, feeType, state }: Amount): boolean =>
  kind === 'carPrice' || (feeType === 'successBidFee' && state === 'expected')

const isOwed = ({ kind, state }: Amount): boolean => state === 'billed' && (kind === 'fee' || kind === 'claim')

const may: Readonly<Record<AmountAct, (amount: Amount) => boolean>> = {
  bill: (amount) => amount.state === 'expected' && !standsForMore(amount) && !waitsForCar(amount),
  settle: (amount) => (amount.state === 'expected' || amount.state === 'billed') && !waitsForCar(amount),
  fromDeposit: isOwed,
  fromCredit: isOwed,
  refund: ({ state, kind }) => state === 'paid' && kind === 'fee',
  billType: ({ state, kind }) => kind === 'fee' && state !== 'voided',
  void: (amount) => !waitsForCar(amount) && (
    (amount.state === 'billed' && amount.kind !== 'claim' && amount.kind !== 'deposit') ||
    (amount.state === 'expected' && !standsForMore(amount))),
  writeOff: isOwed,
}

export const actsFor = (amount: Amount): readonly AmountAct[] => amountActs.filter((act) => may[act](amount))

/** Done only when another person has confirmed it. */
export const needsAnother = (act: AmountAct): boolean => act !== 'bill' && act !== 'billType' && act !== 'void'
