// What the office may do about an amount in its state, with what its shop has; each is one row of its page.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { billStanding } from '@bidyard/contract/shapes/money/bills'
import type { Asked } from '../../../../api/may-ask.tsx'
import type { ShopMoneyFacts } from '../parts/use-shop-money.ts'
import type { Amount } from './amount-rows.tsx'

export const amountActs = [
  'bill', 'settle', 'fromDeposit', 'fromCredit', 'noteBill', 'takeBackBill', 'refund', 'billType', 'void', 'writeOff',
] as const
export type AmountAct = (typeof amountActs)[number]

export const amountCalls: Readonly<Record<AmountAct, Asked>> = {
  bill: financeCalls.billAmount, settle: financeCalls.proposeSettlement, fromDeposit: financeCalls.proposeFromDeposit,
  fromCredit: financeCalls.proposeFromCredit, refund: financeCalls.proposeRefund,
  noteBill: financeCalls.noteBillIssued, takeBackBill: financeCalls.takeBackBillNote,
  billType: financeCalls.changeBillType, void: financeCalls.voidAmount, writeOff: financeCalls.proposeWriteOff,
}

type Owed = Pick<Amount, 'kind' | 'feeType' | 'state' | 'totalWon' | 'billType' | 'billIssuedOn'>
type Means = Pick<ShopMoneyFacts, 'heldWon' | 'creditWon' | 'payoutAccount'>

/** Deposits and months are called off with what they stand for, and paid before they are billed. */
const standsForMore = ({ kind, feeType }: Owed): boolean => kind === 'deposit' || feeType === 'subscriptionFee'

/** A price follows its contract, and so does the fee that is paid together with it. */
const waitsForCar = ({ kind, feeType, state }: Owed): boolean =>
  kind === 'carPrice' || (feeType === 'successBidFee' && state === 'expected')

const isOwed = ({ kind, state }: Owed): boolean => state === 'billed' && (kind === 'fee' || kind === 'claim')

const may: Readonly<Record<AmountAct, (amount: Owed) => boolean>> = {
  bill: (amount) => amount.state === 'expected' && !standsForMore(amount) && !waitsForCar(amount),
  settle: (amount) => (amount.state === 'expected' || amount.state === 'billed') && !waitsForCar(amount),
  fromDeposit: isOwed,
  fromCredit: isOwed,
  noteBill: (amount) => amount.state === 'paid' && billStanding(amount) === 'awaited',
  takeBackBill: ({ billIssuedOn }) => billIssuedOn !== null,
  refund: ({ state, kind }) => state === 'paid' && kind === 'fee',
  billType: ({ state, kind, billIssuedOn }) => kind === 'fee' && state !== 'voided' && billIssuedOn === null,
  void: (amount) => !waitsForCar(amount) && (
    (amount.state === 'billed' && amount.kind !== 'claim' && amount.kind !== 'deposit') ||
    (amount.state === 'expected' && !standsForMore(amount))),
  writeOff: isOwed,
}

/** Whole or not at all, and to where the shop wants it. */
const suffices = (act: AmountAct, { totalWon }: Owed, means: Means | undefined): boolean => {
  if (act === 'fromDeposit') return means !== undefined && means.heldWon >= totalWon
  if (act === 'fromCredit') return means !== undefined && means.creditWon >= totalWon
  return act !== 'refund' || (means !== undefined && means.payoutAccount !== null)
}

/** A refund waits for nothing but the shop's word where it wants its money. */
export const lacksAccount = (amount: Owed, means: Means | undefined): boolean =>
  may.refund(amount) && means !== undefined && means.payoutAccount === null

const alone = ['bill', 'noteBill', 'takeBackBill', 'billType', 'void'] as const
type Alone = (typeof alone)[number]

/** Done only when another person has confirmed it. */
export const needsAnother = (act: AmountAct): act is Exclude<AmountAct, Alone> =>
  !(alone as readonly AmountAct[]).includes(act)

interface Stands {
  /** Two proposals about the same amount would only get in each other's way. */
  readonly isProposed: boolean
  /** It paid a month that is over: nothing of that is given back. */
  readonly isUsed: boolean
}

export const actsFor = (
  amount: Owed, means: Means | undefined, { isProposed, isUsed }: Stands,
): readonly AmountAct[] => amountActs.filter((act) =>
  may[act](amount) && suffices(act, amount, means) && !(isProposed && needsAnother(act))
  && !(isUsed && act === 'refund'))
