// Money of a shop of the matrix in each of its forms: a deposit, a month, an amount, a payout, and a proposal about it.
import { insertAccount } from '../../areas/finance/accounts/accounts.sql.ts'
import { billAmount, issueAmount } from '../../areas/finance/amounts/issue-amount.ts'
import { settleAmount } from '../../areas/finance/amounts/settle-amount.ts'
import { requestDeposit } from '../../areas/finance/deposits/request-deposit.ts'
import { monthOf, type MoneyGiven } from '../../areas/finance/for-other-areas.ts'
import { insertProposal } from '../../areas/finance/proposals/proposals.sql.ts'
import { insertPayoutAccount } from '../../areas/finance/refunds/payouts.sql.ts'
import { refundAmount } from '../../areas/finance/refunds/refund-amount.ts'
import { requestSubscription } from '../../areas/finance/subscriptions/request-subscription.ts'
import { parkDeposit } from '../../areas/finance/unmatched/park-deposit.ts'
import type { Tx } from '../../runtime/database/database.ts'
import type { PersonalData } from '../../runtime/personal-data.ts'
import { readNow } from '../../runtime/time/clock.ts'

export interface MadeMoney {
  readonly shopDeposit: string
  readonly shopSubscription: string
  readonly amount: string
  readonly payout: string
  readonly moneyProposal: string
  readonly ledgerEntry: string
  readonly ownAmount: string
  readonly virtualAccount: string
  readonly unmatchedPayment: string
}

const fee = async (given: MoneyGiven, shopId: string, name: string) => {
  const amount = await issueAmount(given, {
    source: `matrix:${shopId}:${name}`, kind: 'fee', feeType: 'inspectionFee', shopId, totalWon: 110_000,
  })
  return billAmount(given, amount, { as: 'flow', dueAt: null })
}

const parked = async (given: MoneyGiven, shopId: string): Promise<string> => {
  const { tx, now } = given
  const depositKey = `matrix-${shopId}`
  await parkDeposit(given, {
    why: 'unknownAccount', bank: 'toss', at: now,
    payment: {
      orderId: depositKey, bankKey: depositKey, secret: undefined, accountNumber: '79000000000000', bankCode: '088',
      holderName: undefined, standing: { kind: 'waiting' },
    },
    deposit: { kind: 'deposited', depositKey, amountWon: 110_000, at: now, depositorName: '홍길동' },
  })
  const { id } = await tx.selectFrom('unmatched_payments').select('id').where('deposit_key', '=', depositKey)
    .executeTakeFirstOrThrow()
  return id
}

export const makeMoney = async (tx: Tx, personal: PersonalData, of: {
  readonly shopId: string; readonly clerkId: string
}): Promise<MadeMoney> => {
  const { shopId, clerkId } = of
  const now = await readNow(tx)
  const given: MoneyGiven = { tx, now, doer: { actor: 'flow', memberId: null, requestId: null }, emit: () => {} }
  const deposit = await requestDeposit(given, { shopId, memberId: null })
  const month = await requestSubscription(given, { shopId, memberId: null, month: monthOf(now, 1) })
  if (typeof deposit === 'string' || typeof month === 'string') throw new Error('the shop has money already')
  const [open, paid] = [await fee(given, shopId, 'open'), await fee(given, shopId, 'paid')]
  await settleAmount(given, {
    amountId: paid.id, paidWon: paid.totalWon, method: 'virtualAccount', source: `matrix:${paid.id}`, as: 'bank',
  })
  await insertPayoutAccount(tx, {
    shopId, bankCode: '088', numberSealed: personal.seal('110123456789'), numberTail: '6789', holderName: '한빛모터스',
    memberId: null, usableFrom: now,
  })
  const subject = { id: `matrix-${paid.id}`, subjectId: paid.id, reason: '환불' }
  await refundAmount(given, subject)
  const payout = await tx.selectFrom('payouts').select('id').where('shop_id', '=', shopId).executeTakeFirstOrThrow()
  const proposal = await insertProposal(tx, {
    act: 'settleAmount', subject: 'amount', subjectId: open.id, shopId, won: open.totalWon, facts: {}, reason: '입금 확인',
    proposedBy: clerkId,
  })
  if (proposal === undefined || open.billEntryId === null) throw new Error('money of the matrix was not written')
  const of72Hours = new Date(now.getTime() + 72 * 3_600_000)
  const account = await insertAccount(tx, {
    bank: 'toss', shopId, memberId: null, purpose: 'deposit', amountId: deposit.amountId, month: null,
    amountWon: deposit.amountWon, dueAt: of72Hours,
  })
  if (account === undefined) throw new Error('an account number of the matrix was not written')
  return {
    ownAmount: (await fee(given, shopId, 'to be paid')).id, virtualAccount: account,
    unmatchedPayment: await parked(given, shopId),
    shopDeposit: deposit.id, shopSubscription: month.subscription.id, amount: open.id, payout: payout.id,
    moneyProposal: proposal, ledgerEntry: open.billEntryId,
  }
}
