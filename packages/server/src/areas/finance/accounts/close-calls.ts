// A shop does not want to pay after all: the bank is asked first, for money that has come cannot be called off.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { type Fail, refuse } from '../../../runtime/failure.ts'
import { inSteps, type Step } from '../../../runtime/handler.ts'
import type { Reader } from '../../../runtime/database/database.ts'
import { type AmountRecord, findAmount, lockShops } from '../amounts/amounts.sql.ts'
import { depositOf } from '../deposits/deposit-of.ts'
import type { FinanceParts } from '../finance-parts.ts'
import { ownShopOf } from '../own-shop.ts'
import { cancelMonth } from '../subscriptions/cancel-subscription.ts'
import { readMonth } from '../subscriptions/month-rules.ts'
import { findMonth } from '../subscriptions/subscriptions.sql.ts'
import { findAccount, findOpenAccount, lockAccount } from './accounts.sql.ts'
import { closeAccounts } from './close-account.ts'
import { lookAtAccount } from './look-at-account.ts'
import { type ShownVirtualAccount, showAccount } from './show-account.ts'

interface Closing {
  readonly db: Reader
  readonly step: Step
  readonly fail: Fail<typeof financeCalls.closeAmountAccount>
}

const isPaid = (amount: AmountRecord | undefined): boolean =>
  amount !== undefined && ['paid', 'refunding', 'refunded'].includes(amount.state)

const closeOne = async (
  given: Closing, { banks }: FinanceParts, amountId: string,
): Promise<ShownVirtualAccount> => {
  const { db, step, fail } = given
  const open = await findOpenAccount(db, amountId)
  const account = open ?? (isPaid(await findAmount(db, amountId)) ? 'paid' : undefined)
  if (account === undefined) throw fail('VIRTUAL_ACCOUNT_NOT_FOUND')
  if (account === 'paid') throw fail('VIRTUAL_ACCOUNT_ALREADY_PAID')
  // A bank that stays silent keeps nobody waiting: what it had taken by then is shown to the office.
  await lookAtAccount({ banks, db, run: step }, account.id)
  return step(async (acting) => {
    await lockShops(acting.tx, [account.shopId])
    const now = await lockAccount(acting.tx, account.id)
    if (now?.ending === 'paid') throw fail('VIRTUAL_ACCOUNT_ALREADY_PAID')
    if (now?.state !== 'opened') throw fail('VIRTUAL_ACCOUNT_NOT_FOUND')
    const reason = 'called off by the shop'
    await closeAccounts(acting, { accounts: [now], as: 'shop', ending: 'calledOff', reason })
    if (now.purpose === 'subscription') await cancelMonth(acting, now.amountId, reason)
    const after = await findAccount(acting.tx, now.id)
    if (after === undefined) throw new Error('a locked row is gone')
    return showAccount(after)
  })
}

export const closeVirtualAccount = (parts: FinanceParts) =>
  inSteps(financeCalls.closeVirtualAccount, async (given) => {
    const { db, caller, body, fail } = given
    const { shopId } = ownShopOf(caller, fail)
    const month = readMonth(body.month)
    if (month === undefined) throw fail('INVALID_MONTH_FORMAT')
    const row = await findMonth(db, shopId, month.name)
    if (row === undefined) throw fail('VIRTUAL_ACCOUNT_NOT_FOUND')
    // Given away by the office: nothing is to be paid, and nothing was.
    if (row.amountId === null) throw fail('VIRTUAL_ACCOUNT_NOT_FOUND')
    return closeOne(given, parts, row.amountId)
  })

export const closeDepositAccount = (parts: FinanceParts) =>
  inSteps(financeCalls.closeDepositAccount, async (given) => {
    const { db, caller, fail } = given
    const { shopId } = ownShopOf(caller, fail)
    const { waiting, isEnough } = await depositOf(db, shopId)
    if (waiting !== undefined) return closeOne(given, parts, waiting.amountId)
    throw fail(isEnough ? 'VIRTUAL_ACCOUNT_ALREADY_PAID' : 'VIRTUAL_ACCOUNT_NOT_FOUND')
  })

export const closeAmountAccount = (parts: FinanceParts) =>
  inSteps(financeCalls.closeAmountAccount, async (given) => {
    const { db, caller, params } = given
    const amount = await findAmount(db, params.id)
    if (amount === undefined || amount.shopId !== caller.shopId) throw refuse('notFound')
    return closeOne(given, parts, amount.id)
  })
