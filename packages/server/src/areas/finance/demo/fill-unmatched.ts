// Money of the demo world that nobody knew, and what became of it.
import type { UnmatchedReason } from '@bidyard/contract/enums'
import { insertPastPayment } from '../../../providers/bank/simulator/insert-past-payment.ts'
import type { PersonalData } from '../../../runtime/personal-data.ts'
import { toldThen } from '../../../runtime/time/back-then.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import { type AccountRecord, findAccount } from '../accounts/accounts.sql.ts'
import type { AmountRecord } from '../amounts/amounts.sql.ts'
import { billAmount, issueAmount } from '../amounts/issue-amount.ts'
import { type MoneyGiven, unmatchedPayments } from '../finance-parts.ts'
import { allocateUnmatched } from '../unmatched/allocate-unmatched.ts'
import { endParked, finishReturn } from '../unmatched/end-parked.ts'
import { parkDeposit } from '../unmatched/park-deposit.ts'
import { findUnmatched, updateReturning } from '../unmatched/unmatched.sql.ts'
import { getUnmatchedId } from './demo-money.sql.ts'
import { fillAccount } from './fill-accounts.ts'

export interface UnmatchedRow {
  readonly why: Exclude<UnmatchedReason, 'notPayable'>
  readonly won: number
  readonly depositorName: string
  readonly daysAgo: number
  readonly becomes: 'waiting' | 'allocated' | 'returned' | 'takenBack'
}

export interface Parking {
  readonly given: MoneyGiven
  readonly personal: PersonalData
  readonly shopId: string
  readonly memberId: string
}

interface Came {
  readonly orderId: string
  readonly bankKey: string
  readonly depositKey: string
  readonly accountNumber: string
  readonly account?: AccountRecord
}

const dayMs = 86_400_000
const bank = 'toss'
const endings = { wrongSum: 'parked', closedAccount: 'calledOff', tooLate: 'expired' } as const

const feeFor = async ({ given, shopId, memberId }: Parking, row: UnmatchedRow, at: Date): Promise<AmountRecord> => {
  const then = toldThen(given, at)
  return billAmount(then, await issueAmount(then, {
    source: `demo:${shopId}:unmatched:${row.daysAgo}`, kind: 'fee', feeType: 'etcFee', shopId, memberId,
    totalWon: row.why === 'wrongSum' ? row.won + 10_000 : row.won, note: '기타 수수료', at,
  }), { as: 'flow', dueAt: null, at })
}

/** Into a number of the shop that had ended, or into one that nobody here ever asked for. */
const come = async (
  parking: Parking, row: UnmatchedRow, amount: AmountRecord | undefined, at: Date,
): Promise<Came> => {
  const { given: { tx }, given, shopId, memberId } = parking
  const deposit = { amountWon: row.won, at, depositorName: row.depositorName }
  const issuedAt = new Date(at.getTime() - dayMs)
  if (amount === undefined || row.why === 'unknownAccount') {
    const orderId = `demo-${shopId}`
    const { account: { bankKey, accountNumber }, depositKey } = await insertPastPayment(tx, {
      orderId, orderName: '알 수 없는 주문', customerName: row.depositorName, bankCode: '088', amountWon: row.won,
      issuedAt, dueAt: new Date(at.getTime() + dayMs), deposits: [deposit], isTakenBack: row.becomes === 'takenBack',
    })
    return { orderId, bankKey, accountNumber, depositKey: depositKey ?? orderId }
  }
  const endedAt = new Date(at.getTime() - dayMs / 12)
  const filled = await fillAccount(parking.given, {
    amount, purpose: 'amount', memberId, becomes: endings[row.why], at: issuedAt,
    dueAt: row.why === 'tooLate' ? endedAt : new Date(at.getTime() + dayMs), endedAt, late: deposit,
  })
  const account = filled && await findAccount(given.tx, filled.id)
  if (filled?.depositKey === undefined || account === undefined) throw new Error('money of the demo world did not come')
  return { ...filled, orderId: filled.id, depositKey: filled.depositKey, account }
}

const end = async ({ given, personal }: Parking, row: UnmatchedRow, of: {
  readonly id: string; readonly orderId: string; readonly amountId: string | undefined
}): Promise<void> => {
  const { tx, doer } = given
  const { id, orderId, amountId } = of
  const reason = '입금자 확인'
  if (row.becomes === 'allocated' && amountId !== undefined)
    await allocateUnmatched(given, { id: `demo-${id}`, subjectId: id, facts: { amountId }, reason })
  if (row.becomes === 'takenBack') await endParked(given, { bank, orderId, standing: 'waiting' })
  if (row.becomes !== 'returned') return
  const to = {
    bankCode: '004', numberSealed: personal.seal('000000000099'), numberTail: '0099', holderName: row.depositorName,
  } as const
  await updateReturning(tx, id, { proposalId: null, to })
  await moveStates(tx, unmatchedPayments, { action: 'startReturn', as: 'staff', ids: [id], doer, reason })
  const payment = await findUnmatched(tx, id)
  if (payment !== undefined) await finishReturn(given, payment)
}

export const fillUnmatched = async (parking: Parking, row: UnmatchedRow): Promise<void> => {
  const { given } = parking
  const at = new Date(given.now.getTime() - row.daysAgo * dayMs)
  const isMeant = row.why !== 'unknownAccount'
  const amount = isMeant ? await feeFor(parking, row, new Date(at.getTime() - dayMs)) : undefined
  const { orderId, bankKey, depositKey, accountNumber, account } = await come(parking, row, amount, at)
  await parkDeposit(given, {
    why: row.why, bank, at,
    payment: {
      orderId, bankKey, secret: undefined, accountNumber, bankCode: '088', holderName: undefined,
      standing: { kind: 'waiting' },
    },
    deposit: { kind: 'deposited', depositKey, amountWon: row.won, at, depositorName: row.depositorName },
    ...(account === undefined ? {} : { account }),
  })
  await end(parking, row, { id: await getUnmatchedId(given.tx, depositKey), orderId, amountId: amount?.id })
}
