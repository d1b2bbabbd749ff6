// A shop does not want to pay after all: the bank is asked first, for money that has come cannot be called off.
import type { financeCalls } from '@bidyard/contract/calls/finance'
import type { Reader } from '../../../../runtime/database/database.ts'
import type { Fail } from '../../../../runtime/failure.ts'
import type { Step } from '../../../../runtime/handler.ts'
import { type AmountRecord, findAmount, lockShops } from '../../amounts/amounts.sql.ts'
import type { FinanceParts } from '../../finance-parts.ts'
import { cancelMonth } from '../../subscriptions/cancel-subscription.ts'
import { findAccount, findOpenAccount, lockAccount } from '../accounts.sql.ts'
import { closeAccounts } from '../close-account.ts'
import { lookAtAccount } from '../look-at-account.ts'
import { type ShownVirtualAccount, showAccount } from '../show-account.ts'

interface Closing {
  readonly db: Reader
  readonly step: Step
  readonly fail: Fail<typeof financeCalls.closeAmountAccount>
}

const isPaid = (amount: AmountRecord | undefined): boolean =>
  amount !== undefined && ['paid', 'refunding', 'refunded'].includes(amount.state)

export const closeOne = async (
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
