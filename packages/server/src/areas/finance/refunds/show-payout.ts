// Shows payouts and their accounts as the wire has them: of an account only its end.
import type { AnswerOf } from '@bidyard/contract/call'
import type { financeCalls } from '@bidyard/contract/calls/finance'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { PayoutAccountRecord, PayoutRecord } from './payouts.sql.ts'

export type ShownAccount = AnswerOf<typeof financeCalls.setPayoutAccount>
export type ShownPayout = AnswerOf<typeof financeCalls.getPayout>

type Account = Pick<PayoutAccountRecord, 'bankCode' | 'numberTail' | 'holderName' | 'usableFrom' | 'createdAt'>

export const showPayoutAccount = (row: Account): ShownAccount => ({
  bankCode: row.bankCode, numberTail: row.numberTail, holderName: row.holderName, usableFrom: timeOf(row.usableFrom),
  createdAt: timeOf(row.createdAt),
})

export const showPayout = (row: PayoutRecord): ShownPayout => ({
  id: row.id, shopId: row.shopId, shopName: row.shopName, state: row.state, won: row.won, subject: row.subject,
  subjectId: row.subjectId, account: showPayoutAccount({ ...row, createdAt: row.accountCreatedAt }),
  transferNo: row.transferNo, paidAt: timeOf(row.paidAt), version: row.version, createdAt: timeOf(row.createdAt),
  updatedAt: timeOf(row.updatedAt),
})
