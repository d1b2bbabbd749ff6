// Opens an account number for an amount; the bank is asked for it after the commit.
import type { VirtualAccountPurpose } from '@bidyard/contract/enums'
import type { BankName } from '../../../providers/bank/bank.ts'
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

/** A bank gives out no number that lives longer than thirty days: the last evening before that. */
const hoursMax = 29 * 24

/** Whoever has still more time asks for another number then. */
const endsOf = async ({ tx, now }: ReactionGiven, wished: Date | undefined, hours = hoursMax) => {
  const { value: shop } = await readConfiguration(tx, 'shop')
  const until = payableUntil(now, Math.min(hours, hoursMax), shop.virtualAccountEndsAt)
  const dueAt = wished !== undefined && wished < until ? wished : until
  return { dueAt, finalAt: graceAfter(dueAt, shop.virtualAccountGraceMinutes) }
}

/** Deposits and months are waited for no longer than their amounts say; what is owed may be paid late. */
const dueOf = async (given: ReactionGiven, { amount, purpose }: AccountWish) => {
  const { value: { virtualAccountHours } } = await readConfiguration(given.tx, 'shop')
  return endsOf(given, purpose === 'amount' ? undefined : amount.dueAt ?? undefined, virtualAccountHours)
}

export const watchAccount = (
  { tx }: Pick<ReactionGiven, 'tx'>, account: { readonly id: string; readonly shopId: string },
  { dueAt, finalAt }: { readonly dueAt: Date; readonly finalAt: Date },
): Promise<void> => setDeadlines(tx, [{
  machine: virtualAccounts.machine.name, rowId: account.id, duty: 'expire', whose: 'shop', holderId: account.shopId,
  dueAt, finalAt,
}])

interface NumberWish extends AccountWish {
  readonly bank: BankName
  readonly amountWon: number
  readonly dueAt: Date
  readonly finalAt: Date
  /** Whose car is paid with it. */
  readonly contractId: string | null
}

const openNumber = async (given: ReactionGiven, wish: NumberWish): Promise<AccountRecord | undefined> => {
  const { tx, emit, enqueue } = given
  const { amount: { id: amountId, shopId }, finalAt, ...rest } = wish
  const id = await insertAccount(tx, { ...rest, shopId, amountId })
  if (id === undefined) return undefined
  await watchAccount(given, { id, shopId }, { dueAt: wish.dueAt, finalAt })
  await enqueue('issueAccount', [{ accountId: id }])
  emit('virtualAccountChanged', { shopId, accountId: id, amountId })
  const account = await findAccount(tx, id)
  if (account === undefined) throw new Error('an account number that was just opened is gone')
  return account
}

/** Undefined where the amount has an open one. The caller holds the shop's lock. */
export const openAccount = async (
  given: ReactionGiven, banks: Banks, wish: AccountWish,
): Promise<AccountRecord | undefined> => openNumber(given, {
  ...wish, ...(await dueOf(given, wish)), bank: banks.issuing.name, amountWon: wish.amount.totalWon, contractId: null,
})

/** For the price of a car and its fee together; it lives as long as they may be paid, and a bank lets it. */
export const openCarMoneyNumber = async (
  given: ReactionGiven, wish: Pick<NumberWish, 'amount' | 'memberId' | 'bank' | 'amountWon' | 'dueAt' | 'contractId'>,
): Promise<AccountRecord | undefined> => {
  const ends = await endsOf(given, wish.dueAt)
  return openNumber(given, { ...wish, ...ends, purpose: 'carMoney', month: null })
}

/** Its end was moved, and the time to look at it once more with it. */
export const watchCarMoneyNumber = async (
  { tx }: Pick<ReactionGiven, 'tx'>, account: Pick<AccountRecord, 'id' | 'shopId' | 'dueAt'>,
): Promise<void> => {
  const { value: shop } = await readConfiguration(tx, 'shop')
  const { dueAt } = account
  await watchAccount({ tx }, account, { dueAt, finalAt: graceAfter(dueAt, shop.virtualAccountGraceMinutes) })
}
