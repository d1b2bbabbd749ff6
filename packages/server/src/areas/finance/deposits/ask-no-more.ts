// A shop is asked for what is missing of its deposit and no more: what was asked for earlier falls away.
import type { Reaction } from '../../../runtime/work/events.ts'
import { lockShops } from '../amounts/amounts.sql.ts'
import type { MoneyGiven } from '../finance-parts.ts'
import { depositOf } from './deposit-of.ts'
import { listShopsAsked } from './deposits.sql.ts'
import { voidWaiting } from './reopen-deposit.ts'
import { requestDeposit } from './request-deposit.ts'

/** Money on its way to the old number is parked, as all is that comes too late. */
export const askNoMore = async (given: MoneyGiven, shopIds: readonly string[], reason: string): Promise<void> => {
  await lockShops(given.tx, shopIds)
  for (const shopId of shopIds) {
    const { waiting, missingWon } = await depositOf(given.tx, shopId)
    if (waiting === undefined || waiting.amountWon <= missingWon) continue
    await voidWaiting(given, shopId, 'flow', reason)
    if (missingWon > 0) await requestDeposit(given, { shopId, memberId: waiting.memberId })
  }
}

export const askNoMoreByRules: Reaction<'configurationChanged'> = async (given, told) => {
  if (!told.some(({ key }) => key === 'shop')) return
  await askNoMore(given, await listShopsAsked(given.tx), 'the house asks for less')
}
