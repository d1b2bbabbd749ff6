// Account numbers of the demo world in every standing, known to the sandbox's bank as they are known here.
import type { VirtualAccountPurpose } from '@bidyard/contract/enums'
import { insertPastPayment, type PastPayment } from '../../../providers/bank/simulator/insert-past-payment.ts'
import { moveStates } from '../../../runtime/work/move-states.ts'
import {
  insertAccount, updateBankClosed, updateEnded, updateIssued, updatePaid,
} from '../accounts/accounts.sql.ts'
import { hashSecret } from '../accounts/note-issued.ts'
import { watchAccount } from '../accounts/open-account.ts'
import type { AmountRecord } from '../amounts/amounts.sql.ts'
import { type MoneyGiven, virtualAccounts } from '../finance-parts.ts'
import { graceAfter } from '../subscriptions/month-rules.ts'

export interface DemoAccount {
  readonly amount: Pick<AmountRecord, 'id' | 'shopId' | 'totalWon' | 'shopName'>
  readonly purpose: VirtualAccountPurpose
  readonly month?: string
  readonly memberId: string
  readonly becomes: 'open' | 'paid' | 'takenBack' | 'calledOff' | 'expired' | 'failed' | 'parked'
  readonly at: Date
  readonly dueAt: Date
  readonly endedAt: Date
  /** Money that came when the number had ended. */
  readonly late?: NonNullable<PastPayment['deposits']>[number]
}

export interface FilledAccount {
  readonly id: string
  readonly bankKey: string
  readonly depositKey: string | undefined
  readonly accountNumber: string
}

const bank = 'toss'
const graceMinutes = 10
const closers = { calledOff: 'shop', expired: 'clock', failed: 'flow', parked: 'flow' } as const

const depositsOf = ({ becomes, amount, endedAt, late }: DemoAccount): PastPayment['deposits'] => {
  if (late !== undefined) return [late]
  const isPaid = becomes === 'paid' || becomes === 'takenBack'
  return isPaid ? [{ amountWon: amount.totalWon, at: endedAt, depositorName: amount.shopName }] : []
}

/** The past of the number at the bank, and what was known of it here from then on. */
const issuePast = async ({ tx }: MoneyGiven, id: string, demo: DemoAccount): Promise<FilledAccount> => {
  const { amount, at, dueAt, becomes, endedAt } = demo
  const { account: { secret = '', ...issued }, depositKey } = await insertPastPayment(tx, {
    orderId: id, orderName: '비드야드', customerName: amount.shopName, bankCode: '088', amountWon: amount.totalWon,
    issuedAt: at, dueAt, deposits: depositsOf(demo) ?? [], isTakenBack: becomes === 'takenBack',
    ...(becomes === 'calledOff' && demo.late === undefined ? { givenBackAt: endedAt } : {}),
  })
  await updateIssued(tx, id, { ...issued, secretHash: hashSecret(secret) }, at)
  return { id, bankKey: issued.bankKey, accountNumber: issued.accountNumber, depositKey }
}

const endPast = async (given: MoneyGiven, demo: DemoAccount, filled: FilledAccount | undefined, id: string) => {
  const { tx, doer } = given
  const { becomes, endedAt } = demo
  const move = { ids: [id], doer, reason: 'demo world' }
  if (becomes === 'open') return
  if (becomes === 'paid' || becomes === 'takenBack') {
    await moveStates(tx, virtualAccounts, { action: 'closePaid', as: 'bank', ...move })
    await updatePaid(tx, id, { depositKey: filled?.depositKey ?? id, at: endedAt, closedAt: endedAt })
    if (becomes === 'takenBack') await updateEnded(tx, [id], becomes, { closedAt: endedAt })
  } else {
    await moveStates(tx, virtualAccounts, { action: 'close', as: closers[becomes], ...move })
    const failure = becomes === 'failed' ? '은행 점검 시간' : null
    await updateEnded(tx, [id], becomes, { closedAt: endedAt, failure })
  }
  await updateBankClosed(tx, id, true)
}

export const fillAccount = async (given: MoneyGiven, demo: DemoAccount): Promise<FilledAccount | undefined> => {
  const { tx } = given
  const { amount, purpose, becomes, at, dueAt } = demo
  const id = await insertAccount(tx, {
    bank, shopId: amount.shopId, memberId: demo.memberId, purpose, amountId: amount.id, month: demo.month ?? null,
    amountWon: amount.totalWon, dueAt, at,
  })
  if (id === undefined) throw new Error('an amount of the demo world has an open number already')
  const filled = becomes === 'failed' ? undefined : await issuePast(given, id, demo)
  if (becomes === 'open')
    await watchAccount(given, { id, shopId: amount.shopId }, { dueAt, finalAt: graceAfter(dueAt, graceMinutes) })
  await endPast(given, demo, filled, id)
  return filled
}
