// A month of a shop on paper; another's shop is as if missing.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { isStaff } from '../../../runtime/caller.ts'
import { read } from '../../../runtime/handler.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import { readMonth } from '../subscriptions/month-rules.ts'
import { shown } from '../times.ts'
import { findBalancesBefore, findBilled, listStatementLines } from './statements.sql.ts'

export const getStatement = read(financeCalls.getStatement, async ({ db, caller, params, query, fail, refuse }) => {
  const shop = isStaff(caller) || caller.shopId === params.id ? await findShop(db, params.id) : undefined
  if (shop === undefined) throw refuse('notFound')
  const month = readMonth(query.month)
  if (month === undefined) throw fail('INVALID_MONTH_FORMAT')
  const { startsAt, endsAt, name } = month
  const { paidWon, ...billed } = await findBilled(db, shop.id, startsAt, endsAt)
  const lines = await listStatementLines(db, shop.id, startsAt, endsAt)
  return {
    shopId: shop.id, shopName: shop.name, month: name, opening: await findBalancesBefore(db, shop.id, startsAt),
    closing: await findBalancesBefore(db, shop.id, endsAt), billed, paidWon,
    lines: lines.map((line) => ({ ...line, happenedAt: shown(line.happenedAt) })),
  }
})
