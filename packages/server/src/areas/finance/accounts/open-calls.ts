// A shop wants to pay: a month, what is missing of its deposit, or an amount; each gets one account number at a time.
import { financeCalls } from '@bidyard/contract/calls/finance'
import type { AmountState } from '@bidyard/contract/enums'
import type { Caller } from '../../../runtime/caller.ts'
import type { Tx } from '../../../runtime/database/database.ts'
import { type Fail, refuse } from '../../../runtime/failure.ts'
import { action } from '../../../runtime/handler.ts'
import type { ReactionGiven } from '../../../runtime/work/events.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import { type AmountRecord, lockAmount, lockShops } from '../amounts/amounts.sql.ts'
import { isOfOpenCar } from '../car-money/of-open-car.ts'
import { depositOf } from '../deposits/deposit-of.ts'
import { requestDeposit } from '../deposits/request-deposit.ts'
import type { FinanceParts } from '../finance-parts.ts'
import { ownShopOf } from '../own-shop.ts'
import { isOver, readMonth } from '../subscriptions/month-rules.ts'
import { requestSubscription } from '../subscriptions/request-subscription.ts'
import { findLiveSubscription } from '../subscriptions/subscriptions.sql.ts'
import { type AccountWish, openAccount } from './open-account.ts'
import { type ShownVirtualAccount, showAccount } from './show-account.ts'

type OpenFail = Fail<typeof financeCalls.openAmountAccount>

const paidStates: readonly AmountState[] = ['paid', 'refunding', 'refunded']

/** Whoever never bids again owes what is owed, and puts nothing down and buys nothing any more. */
const refuseGone = async (tx: Tx, shopId: string, { isBarred }: Caller): Promise<void> => {
  const shop = await findShop(tx, shopId)
  if (shop === undefined || shop.state === 'closed' || isBarred) throw refuse('conflict')
}

const openOne = async (
  given: ReactionGiven & { readonly fail: OpenFail }, { banks }: FinanceParts, wish: AccountWish,
): Promise<ShownVirtualAccount> => {
  const account = await openAccount(given, banks, wish)
  if (account === undefined) throw given.fail('VIRTUAL_ACCOUNT_ALREADY_EXISTS')
  return showAccount(account)
}

const payable = async (
  { tx, fail }: ReactionGiven & { readonly fail: OpenFail }, id: string,
): Promise<AmountRecord> => {
  const amount = await lockAmount(tx, id)
  if (amount === undefined) throw refuse('notFound')
  if (paidStates.includes(amount.state)) throw fail('VIRTUAL_ACCOUNT_ALREADY_PAID')
  if (amount.state === 'voided') throw refuse('conflict')
  return amount
}

export const openVirtualAccount = (parts: FinanceParts) =>
  action(financeCalls.openVirtualAccount, async (given) => {
    const { tx, caller, body, now, fail } = given
    const { shopId, memberId } = ownShopOf(caller, fail)
    const month = readMonth(body.month)
    if (month === undefined) throw fail('INVALID_MONTH_FORMAT')
    await lockShops(tx, [shopId])
    await refuseGone(tx, shopId, caller)
    const live = await findLiveSubscription(tx, shopId, month.name)
    const wish = { purpose: 'subscription', month: month.name, memberId } as const
    if (live !== undefined) {
      // Taken back by the bank after it was over: it is owed as a bill is, and paid as one.
      if (live.state === 'expired' && live.amountState === 'billed') throw refuse('conflict')
      if (live.state !== 'depositWaiting' || live.amountId === null) throw fail('VIRTUAL_ACCOUNT_ALREADY_PAID')
      return openOne(given, parts, { ...wish, amount: await payable(given, live.amountId) })
    }
    if (isOver(month, now)) throw refuse('conflict')
    const bought = await requestSubscription(given, { shopId, memberId, month })
    if (typeof bought === 'string') throw refuse('conflict')
    return openOne(given, parts, { ...wish, amount: bought.amount })
  })

export const openDepositAccount = (parts: FinanceParts) =>
  action(financeCalls.openDepositAccount, async (given) => {
    const { tx, caller, fail } = given
    const { shopId, memberId } = ownShopOf(caller, fail)
    await lockShops(tx, [shopId])
    await refuseGone(tx, shopId, caller)
    const { waiting, isEnough } = await depositOf(tx, shopId)
    if (waiting === undefined && isEnough) throw fail('VIRTUAL_ACCOUNT_ALREADY_PAID')
    const deposit = waiting ?? await requestDeposit(given, { shopId, memberId })
    if (typeof deposit === 'string') throw refuse('conflict')
    const amount = await payable(given, deposit.amountId)
    return openOne(given, parts, { amount, purpose: 'deposit', month: null, memberId })
  })

export const openAmountAccount = (parts: FinanceParts) =>
  action(financeCalls.openAmountAccount, async (given) => {
    const { tx, caller: { memberId, shopId }, params } = given
    const found = await lockAmount(tx, params.id)
    if (found === undefined || found.shopId !== shopId) throw refuse('notFound')
    const amount = await payable(given, params.id)
    // A deposit, a month and a car with its fee are paid by the account number of their own.
    if (amount.kind === 'deposit' || await isOfOpenCar(tx, amount)) throw refuse('conflict')
    return openOne(given, parts, { amount, purpose: 'amount', month: null, memberId })
  })
