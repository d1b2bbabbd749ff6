// Shows the newest printed record of a contract, with its link, to everybody who sees the contract.
import type { AnswerOf } from '@bidyard/contract/call'
import type { contractsCalls } from '@bidyard/contract/calls/contracts'
import { timeOf } from '../../../runtime/time/time-of.ts'
import { linkFiles } from '../../files/for-other-areas.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import type { Showing } from '../contracts/show-steps.ts'
import { findLastRecord } from './records.sql.ts'

type Shown = AnswerOf<typeof contractsCalls.getContract>['record']

export const showRecord = async ({ db, storage, now }: Showing, contract: ContractRecord): Promise<Shown> => {
  const found = contract.state === 'done' ? await findLastRecord(db, contract.id) : undefined
  if (found === undefined) return null
  const { fileId, issuedAt, ...record } = found
  const file = (await linkFiles({ db, storage, now, ids: [fileId] })).get(fileId)
  return file === undefined ? null : { ...record, issuedAt: timeOf(issuedAt), file }
}
