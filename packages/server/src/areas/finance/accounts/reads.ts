// Account numbers as the office sees them all, and as a dealer sees the own shop's.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { sql } from 'kysely'
import { isStaff } from '../../../runtime/caller.ts'
import { listing, read } from '../../../runtime/handler.ts'
import { source } from '../../../runtime/list/source.ts'
import { accountsQuery, findAccount, standingOf } from './accounts.sql.ts'
import { showAccount } from './show-account.ts'

export const listVirtualAccounts = listing(financeCalls.listVirtualAccounts, ({ db, caller }) => {
  const all = accountsQuery(db)
  return source({
    query: isStaff(caller) ? all : all.where('account.shop_id', '=', caller.shopId),
    columns: {
      id: sql`account.id`,
      state: sql`account.state`,
      standing: standingOf,
      purpose: sql`account.purpose`,
      shopId: sql`account.shop_id`,
      shopName: sql`shops.name collate "korean"`,
      amountId: sql`account.amount_id`,
      amountNo: sql`amounts.amount_no`,
      month: sql`account.month`,
      accountNumber: sql`account.account_number`,
      amountWon: sql`account.amount_won`,
      dueAt: sql`account.due_at`,
      paidAt: sql`account.paid_at`,
      createdAt: sql`account.created_at`,
      updatedAt: sql`account.updated_at`,
    },
    item: showAccount,
  })
})

export const getVirtualAccount = read(financeCalls.getVirtualAccount, async ({ db, caller, params, refuse }) => {
  const account = await findAccount(db, params.id)
  if (account === undefined || (!isStaff(caller) && account.shopId !== caller.shopId)) throw refuse('notFound')
  return showAccount(account)
})
