// How the own shop does: what it bid, what of it won, and what it spent; nothing of anybody else.
import { reportsCalls } from '@bidyard/contract/calls/reports'
import { bidBands } from '@bidyard/contract/shapes/reports/numbers'
import { read } from '../../../runtime/handler.ts'
import { listOwnLines } from './dealer-numbers.sql.ts'
import { askedPeriods, dealerNumbersOf } from './own-rules.ts'

export const getDealerNumbers = read(reportsCalls.getDealerNumbers, async ({ db, caller, query, refuse }) => {
  if (caller.shopId === null) throw refuse('forbidden')
  const { spans, ...periods } = askedPeriods(query)
  const { period, earlier } = periods
  return { period, earlier, ...dealerNumbersOf(await listOwnLines(db, caller.shopId, periods, bidBands), spans) }
})
