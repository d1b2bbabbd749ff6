// Shows payouts and their accounts as the wire has them: of an account only its end.
import type { AnswerOf } from '@bidyard/contract/call'
import type { financeCalls } from '@bidyard/contract/calls/finance'
import { timeOf } from '../../../runtime/time/time-of.ts'
import type { EarlierAccount, PayoutAccountRecord, PayoutRecord } from './payouts.sql.ts'

export type ShownAccount = AnswerOf<typeof financeCalls.setPayoutAccount>
export type ShownPayout = AnswerOf<typeof financeCalls.getPayout>

type Account = Pick<PayoutAccountRecord, 'id' | 'bankCode' | 'numberTail' | 'holderName' | 'usableFrom' | 'createdAt'>

export const showPayoutAccount = (row: Account): ShownAccount => ({
  id: row.id, bankCode: row.bankCode, numberTail: row.numberTail, holderName: row.holderName,
  usableFrom: timeOf(row.usableFrom), createdAt: timeOf(row.createdAt),
})

export const showEarlier = (accounts: readonly EarlierAccount[]): ShownPayout['earlierAccounts'] =>
  accounts.map((one) => showPayoutAccount({
    ...one, usableFrom: new Date(one.usableFrom), createdAt: new Date(one.createdAt),
  }))

export const showPayout = (row: PayoutRecord): ShownPayout => ({
  id: row.id, shopId: row.shopId, shopName: row.shopName, state: row.state, won: row.won, subject: row.subject,
  subjectId: row.subjectId, account: showPayoutAccount({ ...row, id: row.accountId, createdAt: row.accountCreatedAt }),
  earlierAccounts: showEarlier(row.earlierAccounts), transferNo: row.transferNo, paidAt: timeOf(row.paidAt),
  version: row.version, createdAt: timeOf(row.createdAt), updatedAt: timeOf(row.updatedAt),
})
