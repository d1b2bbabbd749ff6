// A shop wants to pay: a month, what is missing of its deposit, or an amount; each gets one account number at a time.
import type { financeCalls } from '@bidyard/contract/calls/finance'
import type { AmountState } from '@bidyard/contract/enums'
import type { Caller } from '../../../../runtime/caller.ts'
import type { Tx } from '../../../../runtime/database/database.ts'
import { type Fail, refuse } from '../../../../runtime/failure.ts'
import type { ReactionGiven } from '../../../../runtime/work/events.ts'
import { findShop } from '../../../shops/for-other-areas.ts'
import { type AmountRecord, lockAmount } from '../../amounts/amounts.sql.ts'
import type { FinanceParts } from '../../finance-parts.ts'
import { findOpenAccount } from '../accounts.sql.ts'
import { type AccountWish, openAccount } from '../open-account.ts'
import { type ShownVirtualAccount, showAccount } from '../show-account.ts'

type OpenFail = Fail<typeof financeCalls.openAmountAccount>

const paidStates: readonly AmountState[] = ['paid', 'refunding', 'refunded']

/** Whoever never bids again owes what is owed, and puts nothing down and buys nothing any more. */
export const refuseGone = async (tx: Tx, shopId: string, { isBarred }: Caller): Promise<void> => {
  const shop = await findShop(tx, shopId)
  if (shop === undefined || shop.state === 'closed' || isBarred) throw refuse('conflict')
}

/**
 * Its time is over, and the clock gives it up in some minutes: whoever wants to pay it finds it given up already. Not
 * where a number is open, whose bank has the last word.
 */
export const isLeftOver = async (
  { tx, now }: ReactionGiven, { amountId, dueAt }: { readonly amountId: string | null; readonly dueAt: Date | null },
): Promise<boolean> =>
  amountId !== null && dueAt !== null && dueAt <= now && (await findOpenAccount(tx, amountId)) === undefined

export const openOne = async (
  given: ReactionGiven & { readonly fail: OpenFail }, { banks }: FinanceParts, wish: AccountWish,
): Promise<ShownVirtualAccount> => {
  const account = await openAccount(given, banks, wish)
  if (account === undefined) throw given.fail('VIRTUAL_ACCOUNT_ALREADY_EXISTS')
  return showAccount(account)
}

export const payable = async (
  { tx, fail }: ReactionGiven & { readonly fail: OpenFail }, id: string,
): Promise<AmountRecord> => {
  const amount = await lockAmount(tx, id)
  if (amount === undefined) throw refuse('notFound')
  if (paidStates.includes(amount.state)) throw fail('VIRTUAL_ACCOUNT_ALREADY_PAID')
  if (amount.state === 'voided') throw refuse('conflict')
  return amount
}
