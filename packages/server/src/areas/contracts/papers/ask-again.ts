// After a rejection the buyer has the rest of the time, or some days anew if that is more.
import { afterQuietHours } from '../../auctions/for-other-areas.ts'
import { endOfSpan } from '../../reference/for-other-areas.ts'
import { deadlinesOf } from '../award/award-window.ts'
import { type ContractGiven, machineOf } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { findLastDue } from '../steps/last-due.sql.ts'
import { finalAfter, setStepDeadline } from '../steps/step-deadlines.ts'

export const askForPapersAgain = async (given: ContractGiven, contract: ContractRecord): Promise<void> => {
  const { tx, now } = given
  const { id, kind, revision } = contract
  const { screeningSubmit, quietHours } = (await deadlinesOf(given, [revision]))(revision)
  const granted = afterQuietHours(await endOfSpan(tx, now, screeningSubmit.afterRejection), quietHours)
  const first = await findLastDue(tx, { machine: machineOf[kind], rowId: id, duty: 'screening' })
  const dueAt = first !== undefined && first > granted ? first : granted
  const screening = { ...contract, state: 'screening' } as const
  await setStepDeadline(given, screening, { dueAt, finalAt: await finalAfter(given, screening, dueAt) })
}
