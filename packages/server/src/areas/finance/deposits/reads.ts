// Deposits as the office sees them all, with the money of one shop, and as a dealer sees the own shop's.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { sql } from 'kysely'
import { isStaff } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import { findOpenAccount } from '../accounts/accounts.sql.ts'
import { showAccountOrNull } from '../accounts/show-account.ts'
import { findOpenMoney } from '../amounts/amounts.sql.ts'
import { findBalance } from '../ledger/ledger.sql.ts'
import { ownShopOf } from '../own-shop.ts'
import { isLed } from '../refunds/is-led.ts'
import { findPayoutAccount } from '../refunds/payouts.sql.ts'
import { showPayoutAccount } from '../refunds/show-payout.ts'
import { depositOf } from './deposit-of.ts'
import { depositsQuery, findDeposit, listUsesOf } from './deposits.sql.ts'
import { showDeposit, showUse } from './show-deposit.ts'

export const listShopDeposits = listing(financeCalls.listShopDeposits, ({ db, caller }) => {
  const all = depositsQuery(db)
  return source({
    query: isStaff(caller) ? all : all.where('shop_deposits.shop_id', '=', caller.shopId),
    columns: {
      id: sql`shop_deposits.id`,
      shopName: sql`shops.name collate "korean"`,
      companyId: sql`shops.company_id`,
      memberId: sql`shop_deposits.member_id`,
      state: sql`shop_deposits.state`,
      shopId: sql`shop_deposits.shop_id`,
      kind: sql`shop_deposits.kind`,
      createdAt: sql`shop_deposits.created_at`,
      updatedAt: sql`shop_deposits.updated_at`,
    },
    item: showDeposit,
  })
})

export const getShopDeposit = read(financeCalls.getShopDeposit, async ({ db, caller, params, refuse }) => {
  const deposit = await findDeposit(db, params.id)
  if (deposit === undefined || (!isStaff(caller) && deposit.shopId !== caller.shopId)) throw refuse('notFound')
  return showDeposit(deposit)
})

export const getShopMoney = read(financeCalls.getShopMoney, async ({ db, params, refuse }) => {
  const shop = await findShop(db, params.id)
  if (shop === undefined) throw refuse('notFound')
  const { kind, neededWon, heldWon, missingWon, isEnough } = await depositOf(db, shop.id)
  const account = await findPayoutAccount(db, shop.id)
  return {
    shopId: shop.id, kind, neededWon, heldWon, missingWon, isEnough,
    creditWon: await findBalance(db, { kind: 'shopCredit', ownerId: shop.id }),
    payoutAccount: account === undefined ? null : showPayoutAccount(account),
    isLed: await isLed(db, shop.id),
  }
})

const usesShown = 50

export const getDepositInfo = read(financeCalls.getDepositInfo, async ({ db, caller, fail }) => {
  const { shopId } = ownShopOf(caller, fail)
  const { waiting, ...standing } = await depositOf(db, shopId)
  const open = await findOpenMoney(db, shopId)
  const account = await findPayoutAccount(db, shopId)
  return {
    shopId, ...standing, waiting: waiting === undefined ? null : showDeposit(waiting),
    uses: (await listUsesOf(db, shopId, usesShown)).map(showUse),
    billedWon: open.billedWon, overdueWon: open.overdueWon, claimWon: open.claimWon,
    creditWon: await findBalance(db, { kind: 'shopCredit', ownerId: shopId }),
    payoutAccount: account === undefined ? null : showPayoutAccount(account),
    account: showAccountOrNull(waiting === undefined ? undefined : await findOpenAccount(db, waiting.amountId)),
  }
})
