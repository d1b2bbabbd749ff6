// The money of one shop of the demo world, over the months behind us, by the same acts that move real money.
import type { BankCode, FeeType, PaymentMethod, ShopKind } from '@bidyard/contract/enums'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { toldThen } from '../../../runtime/time/back-then.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { billAmount, issueAmount } from '../amounts/issue-amount.ts'
import { settleAmount } from '../amounts/settle-amount.ts'
import { unsettleAmount } from '../amounts/unsettle-amount.ts'
import { voidAmounts } from '../amounts/void-amounts.ts'
import { updateShopKind } from '../deposits/deposits.sql.ts'
import { voidWaiting } from '../deposits/reopen-deposit.ts'
import { requestDeposit } from '../deposits/request-deposit.ts'
import { takeFromDeposit } from '../deposits/take-from-deposit.ts'
import { type MoneyGiven, shopSubscriptions } from '../finance-parts.ts'
import { insertProposal } from '../proposals/proposals.sql.ts'
import { findPayout, insertPayoutAccount } from '../refunds/payouts.sql.ts'
import { refundAmount } from '../refunds/refund-amount.ts'
import { refundDeposit } from '../refunds/refund-deposit.ts'
import { noteSent } from '../refunds/send-payout.ts'
import { grantMonth } from '../subscriptions/grant-shop-subscription.ts'
import { monthOf } from '../subscriptions/month-rules.ts'
import { requestSubscription } from '../subscriptions/request-subscription.ts'
import { watchMonth, watchNoMore } from '../subscriptions/watch-month.ts'
import { fillAccount } from './fill-accounts.ts'
import { fillUnmatched, type UnmatchedRow } from './fill-unmatched.ts'
import { findPayoutOf } from './demo-money.sql.ts'

export interface FeeRow {
  readonly feeType: FeeType
  readonly totalWon: number
  readonly daysAgo: number
  readonly note: string
  readonly becomes: 'expected' | 'billed' | 'overdue' | 'paid' | 'takenBack' | 'refunding' | 'refunded' | 'voided'
  /** Seen by hand and waiting for the second person. */
  readonly isProposed: boolean
}

export interface MonthRow {
  /** Months from now: -1 is the last one. */
  readonly later: number
  readonly becomes: 'paid' | 'waiting' | 'lapsed' | 'granted' | 'cancelled' | 'refunded' | 'takenBack'
}

export interface ShopMoneyRow {
  readonly kind: ShopKind
  readonly deposit: 'none' | 'waiting' | 'lapsed' | 'held' | 'used' | 'takenBack' | 'refunding' | 'refunded'
  readonly months: readonly MonthRow[]
  readonly fees: readonly FeeRow[]
  readonly unmatched?: readonly UnmatchedRow[]
  readonly account: { readonly bankCode: BankCode; readonly number: string; readonly holderName: string } | null
}

interface Filling {
  readonly given: MoneyGiven
  readonly personal: PersonalData
  readonly shopId: string
  readonly memberId: string
  /** Who of the office proposes. */
  readonly clerkId: string
}

const dayMs = 86_400_000
const before = (moment: Date, days: number): Date => new Date(moment.getTime() - days * dayMs)
const demo = 'demo world'

const pay = async (
  { given }: Filling, amount: { readonly id: string; readonly totalWon: number }, at: Date,
  method: PaymentMethod = 'virtualAccount',
): Promise<void> => {
  const settled = await settleAmount(toldThen({ ...given, now: at }, at), {
    amountId: amount.id, paidWon: amount.totalWon, method, source: `demo:${amount.id}`, as: 'bank', at,
  })
  if (settled !== 'settled') throw new Error(`a payment of the demo world was ${settled}`)
}

const send = async ({ given }: Filling, subjectId: string): Promise<void> => {
  const id = await findPayoutOf(given.tx, subjectId)
  const payout = id === undefined ? undefined : await findPayout(given.tx, id)
  if (payout === undefined) throw new Error('a refund of the demo world has no payout')
  await noteSent(given, payout, { accountId: payout.accountId, transferNo: 'demo-0001' })
}

const fillDeposit = async (filling: Filling, becomes: ShopMoneyRow['deposit']): Promise<void> => {
  const { given, shopId, memberId } = filling
  if (becomes === 'none') return
  const at = becomes === 'waiting' ? before(given.now, 1) : before(given.now, 100)
  const deposit = await requestDeposit(toldThen(given, at), { shopId, memberId, at })
  if (typeof deposit === 'string') throw new Error(`a deposit of the demo world is ${deposit}`)
  const ends = { waiting: 'open', lapsed: 'expired', takenBack: 'takenBack' } as const
  await fillAccount(given, {
    amount: { id: deposit.amountId, shopId, totalWon: deposit.amountWon, shopName: deposit.shopName }, memberId,
    purpose: 'deposit', becomes: becomes in ends ? ends[becomes as keyof typeof ends] : 'paid', at,
    dueAt: deposit.dueAt ?? given.now, endedAt: becomes === 'lapsed' ? deposit.dueAt ?? at : before(given.now, 99),
  })
  if (becomes === 'waiting') return
  if (becomes === 'lapsed') {
    await voidWaiting(given, shopId, 'clock', 'not paid in time')
    return
  }
  await pay(filling, { id: deposit.amountId, totalWon: deposit.amountWon }, before(given.now, 99))
  if (becomes === 'used') {
    const usedAt = before(given.now, 14)
    await takeFromDeposit(toldThen(given, usedAt), {
      shopId, source: `demo:${deposit.id}:used`, wantedWon: deposit.amountWon + 350_000, reason: '차량대금 미납 위약금',
      subject: 'shop', subjectId: shopId, at: usedAt,
    })
  }
  if (becomes === 'takenBack') await unsettleAmount(given, { amountId: deposit.amountId, reason: '은행 착오송금 취소' })
  if (becomes === 'refunding' || becomes === 'refunded')
    await refundDeposit([])(given, {
      id: `demo-${deposit.id}`, subjectId: deposit.id, won: deposit.amountWon, reason: '탈퇴에 따른 환급',
    })
  if (becomes === 'refunded') await send(filling, deposit.id)
}

const endMonth = async (
  filling: Filling, id: string, becomes: MonthRow['becomes'], amountId: string,
): Promise<void> => {
  const { given } = filling
  const { tx, doer } = given
  if (becomes === 'cancelled')
    await moveStates(tx, shopSubscriptions, { action: 'cancelPaid', as: 'shop', ids: [id], doer, reason: demo })
  if (becomes === 'refunded') {
    await refundAmount(given, { id: `demo-${id}`, subjectId: amountId, reason: '이용 취소' })
    await send(filling, amountId)
  }
  if (becomes === 'takenBack') await unsettleAmount(given, { amountId, reason: '은행 입금 취소' })
}

/** One that is still to come was asked for yesterday. */
const askedAt = (now: Date, { later, becomes }: MonthRow): Date =>
  (later > 0 || becomes === 'waiting' ? before(now, 1) : before(monthOf(now, later).startsAt, 4))

const fillMonth = async (filling: Filling, row: MonthRow): Promise<void> => {
  const { later, becomes } = row
  const { given, shopId, memberId } = filling
  const { tx, now, doer } = given
  const month = monthOf(now, later)
  if (becomes === 'granted') {
    await grantMonth(given, { shopId, memberId: null, month, reason: '개장 기념' })
    return
  }
  const at = askedAt(now, row)
  const bought = await requestSubscription(toldThen({ ...given, now: at }, at), { shopId, memberId, month, at })
  if (typeof bought === 'string') throw new Error(`a month of the demo world is ${bought}`)
  const { subscription: { id }, amount } = bought
  const ends = { waiting: 'open', lapsed: 'expired', takenBack: 'takenBack' } as const
  const paidAt = new Date(at.getTime() + dayMs / 2)
  await fillAccount(given, {
    amount, memberId, purpose: 'subscription', month: month.name, at, dueAt: amount.dueAt ?? month.endsAt,
    becomes: becomes in ends ? ends[becomes as keyof typeof ends] : 'paid',
    endedAt: becomes === 'lapsed' ? amount.dueAt ?? at : paidAt,
  })
  if (becomes === 'waiting') return
  if (becomes === 'lapsed') {
    const reason = 'not paid in time'
    await voidAmounts(given, { ids: [amount.id], as: 'clock', reason })
    await moveStates(tx, shopSubscriptions, { action: 'cancel', as: 'clock', ids: [id], doer, reason })
    await watchNoMore(given, [id])
    return
  }
  await pay(filling, amount, paidAt)
  await watchNoMore(given, [id])
  if (month.startsAt <= now) await moveStates(tx, shopSubscriptions, { action: 'begin', as: 'clock', ids: [id], doer })
  if (month.endsAt <= now) await moveStates(tx, shopSubscriptions, { action: 'expire', as: 'clock', ids: [id], doer })
  else await watchMonth(given, { id, shopId, ...month })
  await endMonth(filling, id, becomes, amount.id)
}

const propose = async ({ given, shopId, clerkId }: Filling, amountId: string, won: number): Promise<void> => {
  await insertProposal(given.tx, {
    act: 'settleAmount', subject: 'amount', subjectId: amountId, shopId, won,
    facts: { paymentMethod: 'accountTransfer' }, reason: '통장 입금 내역 확인', proposedBy: clerkId,
  })
}

const fillFee = async (filling: Filling, row: FeeRow): Promise<void> => {
  const { given, shopId, memberId } = filling
  const at = before(given.now, row.daysAgo)
  const then = toldThen(given, at)
  const dueAt = new Date(at.getTime() + 7 * dayMs)
  const amount = await issueAmount(then, {
    source: `demo:${shopId}:${row.feeType}:${row.daysAgo}`, kind: 'fee', feeType: row.feeType, shopId, memberId,
    totalWon: row.totalWon, note: row.note, dueAt, at,
  })
  if (row.becomes === 'expected') return
  const isOpen = row.becomes === 'billed'
  const billed = await billAmount(then, amount, {
    as: 'flow', at, dueAt: isOpen ? new Date(given.now.getTime() + 5 * dayMs) : dueAt,
  })
  if (row.isProposed) await propose(filling, billed.id, billed.totalWon)
  if (isOpen && !row.isProposed)
    await fillAccount(given, {
      amount: billed, memberId, purpose: 'amount', becomes: 'failed', at, dueAt,
      endedAt: new Date(at.getTime() + dayMs),
    })
  if (row.becomes === 'voided')
    await voidAmounts(given, { ids: [billed.id], as: 'staff', reason: '착오 청구' })
  if (isOpen || row.becomes === 'overdue' || row.becomes === 'voided') return
  await pay(filling, billed, new Date(at.getTime() + 3 * dayMs), 'accountTransfer')
  if (row.becomes === 'takenBack') await unsettleAmount(given, { amountId: billed.id, reason: '은행 입금 취소' })
  if (row.becomes !== 'refunding' && row.becomes !== 'refunded') return
  await refundAmount(given, { id: `demo-${billed.id}`, subjectId: billed.id, reason: '중복 납부' })
  if (row.becomes === 'refunded') await send(filling, billed.id)
}

export const fillShopMoney = async (filling: Filling, row: ShopMoneyRow): Promise<void> => {
  const { given, personal, shopId, memberId } = filling
  if (row.kind === 'exporter') await updateShopKind(given.tx, shopId, row.kind)
  if (row.account !== null) {
    const { number, ...account } = row.account
    await insertPayoutAccount(given.tx, {
      shopId, ...account, numberSealed: personal.seal(number), numberTail: number.slice(-4), memberId,
      usableFrom: given.now,
    })
  }
  for (const month of row.months) await fillMonth(filling, month)
  for (const fee of row.fees) await fillFee(filling, fee)
  await fillDeposit(filling, row.deposit)
  for (const one of row.unmatched ?? []) await fillUnmatched(filling, one)
}
