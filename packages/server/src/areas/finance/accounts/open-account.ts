// Opens an account number for an amount; the bank is asked for it after the commit.
import type { VirtualAccountPurpose } from '@bidyard/contract/enums'
import type { Banks } from '../../../providers/bank/open-banks.ts'
import { setDeadlines } from '../../../runtime/work/deadlines.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { readConfiguration } from '../../reference/for-other-areas.ts'
import type { AmountRecord } from '../amounts/amounts.sql.ts'
import { virtualAccounts } from '../finance-parts.ts'
import { graceAfter, payableUntil } from '../subscriptions/month-rules.ts'
import { type AccountRecord, findAccount, insertAccount } from './accounts.sql.ts'

export interface AccountWish {
  readonly amount: AmountRecord
  readonly purpose: VirtualAccountPurpose
  readonly month: string | null
  readonly memberId: string | null
}

/** Deposits and months are waited for no longer than their amounts say; what is owed may be paid late. */
const dueOf = async ({ tx, now }: ReactionGiven, { amount, purpose }: AccountWish) => {
  const { value: shop } = await readConfiguration(tx, 'shop')
  const until = payableUntil(now, shop.virtualAccountHours, shop.virtualAccountEndsAt)
  const isBound = purpose !== 'amount' && amount.dueAt !== null && amount.dueAt < until
  const dueAt = isBound && amount.dueAt !== null ? amount.dueAt : until
  return { dueAt, finalAt: graceAfter(dueAt, shop.virtualAccountGraceMinutes) }
}

export const watchAccount = (
  { tx }: Pick<ReactionGiven, 'tx'>, account: { readonly id: string; readonly shopId: string },
  { dueAt, finalAt }: { readonly dueAt: Date; readonly finalAt: Date },
): Promise<void> => setDeadlines(tx, [{
  machine: virtualAccounts.machine.name, rowId: account.id, duty: 'expire', whose: 'shop', holderId: account.shopId,
  dueAt, finalAt,
}])

/** Undefined where the amount has an open one. The caller holds the shop's lock. */
export const openAccount = async (
  given: ReactionGiven, banks: Banks, wish: AccountWish,
): Promise<AccountRecord | undefined> => {
  const { tx, emit, enqueue } = given
  const { amount, purpose, month, memberId } = wish
  const end = await dueOf(given, wish)
  const id = await insertAccount(tx, {
    bank: banks.issuing.name, shopId: amount.shopId, memberId, purpose, amountId: amount.id, month,
    amountWon: amount.totalWon, dueAt: end.dueAt,
  })
  if (id === undefined) return undefined
  await watchAccount(given, { id, shopId: amount.shopId }, end)
  await enqueue('issueAccount', [{ accountId: id }])
  emit('virtualAccountChanged', { shopId: amount.shopId, accountId: id, amountId: amount.id })
  const account = await findAccount(tx, id)
  if (account === undefined) throw new Error('an account number that was just opened is gone')
  return account
}
