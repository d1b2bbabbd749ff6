// Tells whoever holds a print whether it is one of ours, and what it is of, without a name.
import { printsCalls } from '@bidyard/contract/calls/prints'
import { read } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { findPrintByNo } from './prints.sql.ts'

export const checkPrint = read(printsCalls.checkPrint, async ({ db, params, refuse }) => {
  const found = await findPrintByNo(db, params.printNo)
  if (found === undefined) throw refuse('notFound')
  const { printNo, kind, sha256, subjectNo, issuedAt } = found
  return { printNo, kind, sha256, subjectNo, issuedAt: timeOf(issuedAt) }
})
