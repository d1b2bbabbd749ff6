// Shows what goes out to sellers as the wire has it: of an account only its end.
import type { AnswerOf } from '@bidyard/contract/call'
import type { contractsCalls } from '@bidyard/contract/calls/contracts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { showEarlier } from '../../finance/for-other-areas.ts'
import type { SellerAccountRecord } from './seller-accounts.sql.ts'
import type { SellerPayoutRecord } from './seller-payouts.sql.ts'

export type ShownSellerPayout = AnswerOf<typeof contractsCalls.getSellerPayout>
type ShownAccount = AnswerOf<typeof contractsCalls.setSellerAccount>

export const showSellerAccount = (account: SellerAccountRecord): ShownAccount => ({
  id: account.id, bankCode: account.bankCode, numberTail: account.numberTail, holderName: account.holderName,
  usableFrom: timeOf(account.usableFrom), createdAt: timeOf(account.createdAt),
})

const accountOf = (row: SellerPayoutRecord): ShownSellerPayout['account'] => {
  const { accountId: id, bankCode, numberTail, holderName, usableFrom, accountCreatedAt: createdAt } = row
  if (id === null || bankCode === null || numberTail === null || holderName === null) return null
  if (usableFrom === null || createdAt === null) return null
  return showSellerAccount({ id, bankCode, numberTail, holderName, usableFrom, createdAt })
}

/** Whoever approved the papers, said where to or noted that it came back has decided: somebody else sends it. */
export const keptBy = (
  { decidedBy, accountSetBy, returnedBy }: Pick<SellerPayoutRecord, 'decidedBy' | 'accountSetBy' | 'returnedBy'>,
  memberId: string,
): ShownSellerPayout['keptBy'] => {
  if (decidedBy === memberId) return 'decision'
  if (accountSetBy === memberId) return 'account'
  return returnedBy === memberId ? 'return' : null
}

const returnedOf = ({ returned }: SellerPayoutRecord): ShownSellerPayout['returned'] =>
  returned === null ? null : { at: timeOf(new Date(returned.at)), reason: returned.reason }

/** To the office with what came back, and what keeps its caller from noting the transfer. */
export const showSellerPayout = (
  row: SellerPayoutRecord, office?: { readonly memberId: string | null },
): ShownSellerPayout => ({
  returned: office === undefined ? null : returnedOf(row),
  keptBy: office === undefined || office.memberId === null ? null : keptBy(row, office.memberId),
  id: row.id, contractId: row.contractId, contractNo: row.contractNo, orderId: row.orderId, carNumber: row.carNumber,
  state: row.state, won: row.won, account: accountOf(row), earlierAccounts: showEarlier(row.earlierAccounts),
  transferNo: row.transferNo, paidAt: timeOf(row.paidAt), version: row.version, createdAt: timeOf(row.createdAt),
  updatedAt: timeOf(row.updatedAt),
})
