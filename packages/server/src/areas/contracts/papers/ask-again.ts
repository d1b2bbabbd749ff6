// After a rejection the buyer has the rest of the time, or some days anew if that is more.
import { type ContractGiven, machineOf } from '../contract-parts.ts'
import type { ContractRecord } from '../contracts/contracts.sql.ts'
import { endsOf } from '../steps/ends.ts'
import { findLastDue } from '../steps/last-due.sql.ts'
import { finalAfter, setStepDeadline } from '../steps/step-deadlines.ts'

export const askForPapersAgain = async (given: ContractGiven, contract: ContractRecord): Promise<void> => {
  const { tx, now } = given
  const { id, kind, revision } = contract
  const { numbers, after } = await endsOf(given, revision)
  const granted = await after(now, numbers.screeningSubmit.afterRejection)
  const first = await findLastDue(tx, { machine: machineOf[kind], rowId: id, duty: 'screening' })
  const dueAt = first !== undefined && first > granted ? first : granted
  const screening = { ...contract, state: 'screening' } as const
  await setStepDeadline(given, screening, { dueAt, finalAt: await finalAfter(given, screening, dueAt) })
}
