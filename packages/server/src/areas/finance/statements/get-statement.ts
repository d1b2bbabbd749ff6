// A month of a shop on paper; another's shop is as if missing.
import { financeCalls } from '@bidyard/contract/calls/finance'
import { isStaff } from '../../../runtime/caller.ts'
import { read } from '../../../runtime/handler.ts'
import { findShop } from '../../shops/for-other-areas.ts'
import { readMonth } from '../subscriptions/month-rules.ts'
import { readStatement } from './read-statement.ts'

export const getStatement = read(financeCalls.getStatement, async ({ db, caller, params, query, fail, refuse }) => {
  const shop = isStaff(caller) || caller.shopId === params.id ? await findShop(db, params.id) : undefined
  if (shop === undefined) throw refuse('notFound')
  const month = readMonth(query.month)
  if (month === undefined) throw fail('INVALID_MONTH_FORMAT')
  return readStatement(db, shop, month)
})
