// How far a partner's cars have come, those of its customers and its own.
import { reportsCalls } from '@bidyard/contract/calls/reports'
import { read } from '../../../runtime/handler.ts'
import { askedPeriods, partnerNumbersOf } from './own-rules.ts'
import { listFunnelLines } from './partner-numbers.sql.ts'

export const getPartnerNumbers = read(reportsCalls.getPartnerNumbers, async ({ db, caller, query, refuse }) => {
  if (caller.companyId === null) throw refuse('forbidden')
  const { spans, ...periods } = askedPeriods(query)
  const { period, earlier } = periods
  return { period, earlier, ...partnerNumbersOf(await listFunnelLines(db, caller.companyId, periods), spans) }
})
