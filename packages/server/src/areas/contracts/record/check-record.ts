// Tells whoever holds a printed record whether it is one of ours, and what it is of, without a name.
import { contractsCalls } from '@bidyard/contract/calls/contracts'
import { maskCarNumber } from '@bidyard/contract/shapes/car-number'
import { read } from '../../../runtime/handler.ts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { findRecordByNo } from './records.sql.ts'

export const checkContractRecord = read(contractsCalls.checkContractRecord, async ({ db, params, refuse }) => {
  const found = await findRecordByNo(db, params.recordNo)
  if (found === undefined) throw refuse('notFound')
  const { carNumber, doneAt, issuedAt, ...record } = found
  const { recordNo, edition, isLatest, isStanding, sha256, contractNo, kind, priceWon } = record
  return {
    recordNo, edition, isLatest, isStanding, sha256, contractNo, kind, carNumber: maskCarNumber(carNumber), priceWon,
    doneAt: timeOf(doneAt), issuedAt: timeOf(issuedAt),
  }
})
